import type { Kinds } from '../engine/game.ts'

/** The last dice or cards that fell. */
export interface Fall<K extends Kinds = Kinds> {
  /** Which entry of the log it is. */
  readonly index: number
  readonly outcome: K['outcome']
  /** What was to be seen before it fell. */
  readonly before: K['view']
}
