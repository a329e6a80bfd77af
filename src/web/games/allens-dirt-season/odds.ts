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
