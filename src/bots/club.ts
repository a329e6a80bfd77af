import type { Kinds } from '../engine/game.ts'
import { same } from '../engine/values.ts'
import type { Bot, Evaluate, Thought } from './bot.ts'
import { lookAhead, type Outlook } from './look-ahead.ts'
import { mostPromising, plans } from './plans.ts'

/** How many states one decision may weigh, about. */
const BUDGET = 240
/** How many unfinished turns are followed, and how many finished ones are looked into. */
const WIDTH = 48
/** How many steps are tried at a time, about. */
const STEPS = 48
/** Where there are too many finished turns, one that seems worse than the best by this much is not looked into. */
const HOPELESS = 0.03
/** Where something is hidden: how many tables that could lie behind the view are weighed. */
const WORLDS = 3

/** Weighs every turn it could make by what its own dice may bring, and begins the best one. */
export const club =
  <K extends Kinds>(evaluate: Evaluate<K['state']>): Bot<K> =>
  (thought) => {
    const { game, seat, legal, random } = thought
    if (legal.length === 1) return legal[0]!
    const outlook: Outlook<K> = { game, seat, evaluate: remembering(evaluate), seed: random() }
    return bestIn(outlook, thought, worlds(thought))
  }

/** A plan is weighed when it is found, when it is followed and when it is looked into: once is enough. */
function remembering<State extends object>(evaluate: Evaluate<State>): Evaluate<State> {
  const known = new Map<State, number>()
  return (state, seat) => {
    const worth = known.get(state) ?? evaluate(state, seat)
    known.set(state, worth)
    return worth
  }
}

/** The best first step over all worlds. What was not looked into in one world is not tried in the next. */
function bestIn<K extends Kinds>(outlook: Outlook<K>, thought: Thought<K>, possible: readonly K['state'][]) {
  let left = thought.legal
  const sums = new Map(left.map((action) => [action, 0]))
  for (const world of possible) {
    if (left.length === 1) break
    const worths = weigh(outlook, { ...thought, legal: left }, world, 1 / possible.length)
    if (worths.size > 0) left = left.filter((action) => worths.has(action))
    for (const action of left) sums.set(action, sums.get(action)! + (worths.get(action) ?? 0))
  }
  return best(left, (action) => sums.get(action)!)
}

/** One state if nothing is hidden from the seat, otherwise several. */
function worlds<K extends Kinds>({ game, view, seat, random }: Thought<K>): K['state'][] {
  const guesses = [game.guess(view, seat, random), game.guess(view, seat, random)]
  if (same(guesses[0], guesses[1])) return guesses.slice(1)
  while (guesses.length < WORLDS) guesses.push(game.guess(view, seat, random))
  return guesses
}

/** What each first step is worth in one world: as much as the best turn that begins with it and was looked into. */
function weigh<K extends Kinds>(outlook: Outlook<K>, thought: Thought<K>, world: K['state'], share: number) {
  const effort = { width: Math.ceil(WIDTH * share), steps: STEPS * share }
  const list = mostPromising(outlook, plans(outlook, thought, world, effort), effort.width, HOPELESS)
  const worths = new Map<K['action'], number>()
  for (const { first, state } of list) {
    if (thought.stop()) break
    const worth = lookAhead(outlook, state, (BUDGET * share) / list.length)
    worths.set(first, Math.max(worths.get(first) ?? 0, worth))
  }
  return worths
}

function best<Action>(actions: readonly Action[], worth: (action: Action) => number): Action {
  const worths = actions.map(worth)
  return actions[worths.indexOf(Math.max(...worths))]!
}
