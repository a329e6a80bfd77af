import type { Kinds } from './game.ts'
import type { Timeline } from './timeline.ts'

/** A part of a long match: entries of the log from `first` up to, but without, `end`. */
export interface Chapter {
  /** Counted from 0, as the game counts. */
  readonly number: number
  readonly first: number
  readonly end: number
}

/** Chapters never go back, so where each begins is found by halves: a season has thousands of entries. */
export function chaptersIn<K extends Kinds>(timeline: Timeline<K>, chapterOf: (view: K['view']) => number): Chapter[] {
  const { game, length } = timeline
  const at = (index: number) => chapterOf(game.view(timeline.before(index), null))
  const [first, last] = [at(0), at(length)]
  const starts = Array.from({ length: last - first + 1 }, (_, i) =>
    firstWhere((index) => at(index) >= first + i, length),
  )
  return starts.map((start, i) => ({ number: first + i, first: start, end: starts[i + 1] ?? length }))
}

/** The first of 0 to `last` where it holds, if it holds for all after it. */
function firstWhere(holds: (index: number) => boolean, last: number): number {
  let [low, high] = [0, last]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
