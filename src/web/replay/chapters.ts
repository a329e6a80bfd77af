import { chaptersIn } from '../../engine/chapters.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Reel } from './reel.ts'

/** A part of a long match, and the moment it begins with. */
export interface Chapter {
  readonly number: number
  readonly at: number
  readonly end: number
  readonly name: Sentence
}

export function chaptersOf({ play: { chapterOf, chapterName }, match: { timeline } }: Reel): Chapter[] {
  if (!chapterOf || !chapterName) return []
  return chaptersIn(timeline, chapterOf).map(({ number, first, end }) => ({
    number,
    at: first,
    end,
    name: chapterName(number),
  }))
}
