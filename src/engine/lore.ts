import type { Exact } from './exact.ts'
import type { Kinds, Seat } from './game.ts'

/** Methods, so that what games with different states lend fits one list. */
interface Judging<K extends Kinds> {
  evaluate(state: K['state'], seat: Seat): number
  reflex(state: K['state'], seat: Seat, legal: readonly K['action'][]): readonly number[]
  routine(state: K['state'], seat: Seat, legal: readonly K['action'][]): readonly number[] | null
  mover(state: K['state']): Seat | null
}

/**
 * What each legal action is worth to a seat at a glance, as a chance to win or a difference of such chances: for games
 * whose decisions are too many to search and which hide nothing, for it reads the state itself.
 */
export type Reflex<K extends Kinds = Kinds> = Judging<K>['reflex']

/** What each action is worth to somebody who does not search, by any measure; null where one cannot do without. */
export type Routine<K extends Kinds = Kinds> = Judging<K>['routine']

/** Whose turn it is, if it is anybody's. */
export type Mover<K extends Kinds = Kinds> = Judging<K>['mover']

/** What a game lends to those who judge it. */
export interface Lore<K extends Kinds = Kinds> {
  /** A seat's chance to win, from 0 to 1, at any point of the game. */
  readonly evaluate: Judging<K>['evaluate']
  /** Null where bots have to search. */
  readonly reflex: Reflex<K> | null
  /** Where others are asked or throw dice in somebody's turn; absent where whoever is waited for has the turn. */
  readonly mover?: Mover<K>
  /** How turns are played where a game that has to be searched is only played out; absent where a narrow search will do. */
  readonly routine?: Routine<K>
  /** A reflex by which thousands of games can be played out to their end; it need not be chances. Absent where that takes too long. */
  readonly hasty?: Reflex<K>
  /** What it takes to solve tables for two, and to learn from them about more; absent where nobody can, and where nobody needs to. */
  readonly exact?: Exact<K>
}
