import type { View } from '../../../games/allens-dirt-season/state.ts'

/** What goes to the worker: the season as it is seen, and who drives. */
export interface Question {
  readonly view: View
  /** By driver, a level. */
  readonly levels: readonly string[]
  readonly seasons: number
  readonly seed: number
}

/** What came of the seasons run so far. */
export interface Tally {
  readonly seasons: number
  /** By driver. */
  readonly titles: readonly number[]
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's interval, which holds for shares near 0 and 1 too. */
export function interval(titles: number, seasons: number): readonly [low: number, high: number] {
  const share = titles / seasons
  const spread = (Z * Z) / seasons
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / seasons + spread / (4 * seasons))) / (1 + spread)
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}
