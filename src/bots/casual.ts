import type { Kinds } from '../engine/game.ts'
import { type Estimate, judgementOf } from './estimate.ts'
import type { Evaluate, Judge } from './judge.ts'
import { atFirst, lookAhead, type Outlook, played } from './look-ahead.ts'

const BUDGET = 200

/** Weighs one step at a time, in one of the tables that could lie behind the view. */
export const casual = <K extends Kinds>(evaluate: Evaluate<K['state']>): Judge<K> =>
  function* ({ game, view, seat, legal, random }) {
    const outlook: Outlook<K> = { game, seat, evaluate, seed: random() }
    const state = game.guess(view, seat, random)
    const estimates: Estimate[] = []
    const look = () => judgementOf(legal.map((action, i) => estimates[i] ?? atFirst(outlook, state, action)))
    for (const action of legal) {
      estimates.push(lookAhead(outlook, played(outlook, state, action), BUDGET / legal.length))
      yield look
    }
    return look()
  }
