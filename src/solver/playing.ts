import type { Kinds } from '../engine/game.ts'
import type { Choose } from '../engine/playout.ts'
import { chancesAfter, chancesIn, type Solution } from './by-rules.ts'

/** Solutions are no more exact than this. */
export const DOUBT = 1e-5

/** Plays as a solution says: whatever is left when all others are worth less than the state need not be looked through. */
export const bySolution =
  <K extends Kinds>(solution: Solution<K>): Choose<K> =>
  (game, state, seat) => {
    const legal = game.legal(state, seat)
    const enough = legal.length > 1 ? chancesIn(solution, state)[seat]! - DOUBT : 0
    const isGood = (action: K['action']) => chancesAfter(solution, state, seat, action)[seat]! >= enough
    return legal.slice(1).reverse().find(isGood) ?? legal[0]!
  }
