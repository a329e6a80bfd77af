import type { Entry, Game, Kinds, Table } from '../../src/engine/game.ts'
import type { Random } from '../../src/engine/random.ts'
import type { Problems } from './problems.ts'

export type State = Kinds['state']
export type Action = Kinds['action']

/** One state of one match, with what was played before and what comes next. */
export interface Moment {
  readonly game: Game
  readonly table: Table
  readonly log: readonly Entry[]
  /** How many entries of the log lead to the state. */
  readonly at: number
  readonly state: State
  /** The next entry; null at the end. */
  readonly next: Entry | null
}

/** What a check gets besides the moment. */
export interface Around {
  readonly random: Random
  /** Legal actions seen anywhere in this game. */
  readonly actions: readonly Action[]
  /** Actions and outcomes of other games. */
  readonly foreign: readonly unknown[]
}

export type Check = (moment: Moment, around: Around) => Problems
