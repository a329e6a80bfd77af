import type { Sentence } from '../../engine/sentence.ts'
import type { Witness } from '../../table/witness.ts'
import type { Reel } from './reel.ts'

/** A part of a long match, and the moment it begins with. */
export interface Chapter {
  readonly at: number
  readonly name: Sentence
}

/** Chapters never go back, so where each begins is found by halves: a season has thousands of moments. */
export function chaptersOf({ play: { chapters }, match: { timeline } }: Reel, witness: Witness): Chapter[] {
  if (!chapters) return []
  const chapterAt = (at: number) => chapters.of(witness.view(at))
  const [first, last] = [chapterAt(0), chapterAt(timeline.length)]
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    at: firstWhere((at) => chapterAt(at) >= first + i, timeline.length),
    name: chapters.name(first + i),
  }))
}

/** The first of 0 to `last` where it holds, if it holds for all after it. */
function firstWhere(holds: (at: number) => boolean, last: number): number {
  let [low, high] = [0, last]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
