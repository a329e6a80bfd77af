import type { Chronicle } from './chronicle.ts'

/** How everybody stood at one moment: `number` counts the changes. */
export interface LeadPoint {
  readonly number: number
  readonly progress: readonly number[]
}

/** The beginning and every change. */
export const standingsOf = ({ start, turns }: Chronicle): LeadPoint[] => [
  { number: 0, progress: start },
  ...turns.map(({ after }, i) => ({ number: i + 1, progress: after })),
]

/** The same as how far everybody is behind whoever is furthest. */
export const gapsOf = (standings: readonly LeadPoint[]): LeadPoint[] =>
  standings.map(({ number, progress }) => {
    const furthest = Math.max(...progress)
    return { number, progress: progress.map((each) => each - furthest) }
  })

/** At most so many of them, evenly spread, the first and the last among them. */
export function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  const step = (list.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)]!)
}

/**
 * Heights for labels that want to stand at `wanted` and must not overlap: each is at least `gap` below the one before.
 * Those that want the same stand in the order of their places.
 */
export function spread(wanted: readonly number[], places: readonly number[], gap: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]! || places[a]! - places[b]!)
  const heights = [...wanted]
  order.forEach((label, i) => {
    if (i > 0) heights[label] = Math.max(heights[label]!, heights[order[i - 1]!]! + gap)
  })
  order.toReversed().forEach((label, i) => {
    heights[label] = Math.min(heights[label]!, bottom - i * gap)
  })
  return heights
}

/** Round numbers between two values, for the lines of a scale. */
export function ticks(least: number, most: number, count: number): number[] {
  const rough = (most - least) / count || 1
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * ten).find((size) => size >= rough) ?? ten * 10)
  const first = Math.ceil(least / step)
  const last = Math.floor(most / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}
