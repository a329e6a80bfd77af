import type { Kinds } from '../engine/game.ts'
import { below, pick } from '../engine/random.ts'
import type { Bot, Evaluate, Thought } from './bot.ts'
import { lookAhead, type Outlook, played } from './look-ahead.ts'

const BUDGET = 200
/** One choice in so many is made without much thought. */
const CARELESS = 4
/** Even then a chance to win that is worse by this much is not given away. */
const SILLY = 0.08

/** Plays step by step on a rough estimate, now and then carelessly, but never foolishly. */
export const casual =
  <K extends Kinds>(evaluate: Evaluate<K['state']>): Bot<K> =>
  (thought) => {
    if (thought.legal.length === 1) return thought.legal[0]!
    const worths = estimates(thought, evaluate)
    const best = Math.max(...worths)
    const careless = below(thought.random, CARELESS) === 0
    const good = thought.legal.filter((_, i) => worths[i]! >= (careless ? best - SILLY : best))
    return pick(thought.random, good)
  }

function estimates<K extends Kinds>(thought: Thought<K>, evaluate: Evaluate<K['state']>): number[] {
  const { game, view, seat, legal, random } = thought
  const outlook: Outlook<K> = { game, seat, evaluate, seed: random() }
  const state = game.guess(view, seat, random)
  const worths = legal.map(() => 0)
  for (let i = 0; i < legal.length && !thought.stop(); i++)
    worths[i] = lookAhead(outlook, played(outlook, state, legal[i]!), BUDGET / legal.length)
  return worths
}
