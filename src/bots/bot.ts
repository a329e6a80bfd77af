import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Choose } from '../engine/playout.ts'
import type { Random } from '../engine/random.ts'

/** All that a bot gets: what its seat may know and do, and a source of random numbers. */
export interface Thought<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly view: K['view']
  readonly seat: Seat
  /** Never empty; the answer is one of these. */
  readonly legal: readonly K['action'][]
  readonly random: Random
  /** Asked again and again while the bot thinks; once true, it answers at once with the best it has found. */
  readonly stop: () => boolean
}

export type Bot<K extends Kinds = Kinds> = (thought: Thought<K>) => K['action']

/** An estimate of a seat's chance to win, from 0 to 1, at any point of the game. */
export type Evaluate<State = Kinds['state']> = (state: State, seat: Seat) => number

const NEVER = () => false

/** Seats a bot where the engine asks for a choice. The state goes no further than this function. */
export const asChooser =
  <K extends Kinds>(bot: Bot<K>): Choose<K> =>
  (game, state, seat, random) =>
    bot({ game, view: game.view(state, seat), seat, legal: game.legal(state, seat), random, stop: NEVER })
