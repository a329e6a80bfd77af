import type { Kinds, Seat } from '../engine/game.ts'
import type { Choose } from '../engine/playout.ts'
import { below, type Random } from '../engine/random.ts'
import type { Bot } from './bot.ts'

/**
 * What each legal action is worth to a seat at a glance, as a chance to win or a difference of such chances: for games
 * whose decisions are too many to search and which hide nothing, for it reads the state itself.
 */
export type Reflex<K extends Kinds = Kinds> = (
  state: K['state'],
  seat: Seat,
  legal: readonly K['action'][],
) => readonly number[]

/** One choice in so many is made without much thought. */
const CARELESS = 4
/** Even then nothing is chosen that is worse by this much. */
const SILLY = 0.08

/** Which of some worths is taken. */
export type Glance = (worths: readonly number[], random: Random) => number

/** The best at a glance. */
export const best: Glance = (worths) => {
  let found = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[found]!) found = i
  return found
}

/** The best, but now and then anything that is not silly. */
export const careless: Glance = (worths, random) => {
  const found = best(worths, random)
  if (below(random, CARELESS) > 0) return found
  const good = [...worths.keys()].filter((i) => worths[i]! > worths[found]! - SILLY)
  return good[below(random, good.length)]!
}

export const reflexBot =
  <K extends Kinds>(reflex: Reflex<K>, glance: Glance): Bot<K> =>
  ({ game, view, seat, legal, random }) =>
    legal.length === 1 ? legal[0]! : legal[glance(reflex(game.guess(view, seat, random), seat, legal), random)]!

/** The same without a view in between, which would cost more than the choice. */
export const reflexChooser =
  <K extends Kinds>(reflex: Reflex<K>, glance: Glance): Choose<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    return legal.length === 1 ? legal[0]! : legal[glance(reflex(state, seat, legal), random)]!
  }
