import type { Distribution } from '../../src/engine/chance.ts'

/** How often each outcome of a list fell. */
export interface Tally {
  readonly list: Distribution
  readonly counts: number[]
  thrown: number
}

export const emptyTally = (list: Distribution): Tally => ({ list, counts: list.outcomes.map(() => 0), thrown: 0 })

/** Outcomes expected less often than this are counted together: the statistic would not be a chi-square. */
const RARE = 8

/**
 * How far a tally is from its list, in standard deviations: Pearson's chi-square, made normal by Wilson and Hilferty.
 * Far above 0 the dice are loaded, far below they are too even to be dice. Null where there is nothing to compare.
 */
export function deviation({ list, counts, thrown }: Tally): number | null {
  const cells = pooled(counts.map((count, i) => ({ count, expected: (thrown * list.weights[i]!) / list.total })))
  const freedom = cells.length - 1
  if (freedom < 1) return null
  const square = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0)
  const narrow = 2 / (9 * freedom)
  return (Math.cbrt(square / freedom) - (1 - narrow)) / Math.sqrt(narrow)
}

interface Cell {
  readonly count: number
  readonly expected: number
}

function pooled(cells: readonly Cell[]): Cell[] {
  const rare = cells.filter(({ expected }) => expected < RARE)
  const together = rare.reduce(
    (sum, { count, expected }) => ({ count: sum.count + count, expected: sum.expected + expected }),
    { count: 0, expected: 0 },
  )
  const others = cells.filter(({ expected }) => expected >= RARE)
  return together.expected >= RARE ? [...others, together] : others
}
