import type { Kinds, Seat } from '../engine/game.ts'
import type { JudgeName } from './effort.ts'
import type { Chances } from './expected.ts'
import type { Weighed } from './weighed.ts'

/** Says what states and actions of a table are worth. */
export interface Assessor<K extends Kinds = Kinds> {
  readonly isExact: boolean
  /** Who judges decisions; null where the game is solved. */
  readonly judgedBy: JudgeName | null
  /** Every seat's chance to win. */
  chances(state: K['state']): Chances
  /** The same on average over all that may fall now: what falls is luck as far as it differs from this. */
  expected(state: K['state'], chance: K['chance']): Chances
  /** What the seat that decides gives away by one of its actions; nobody is asked who knows more than that seat. */
  weigh(state: K['state'], seat: Seat, legal: readonly K['action'][], taken: number): Weighed
}
