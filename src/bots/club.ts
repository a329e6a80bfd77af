import type { Kinds } from '../engine/game.ts'
import { same } from '../engine/values.ts'
import type { Bot, Evaluate, Thought } from './bot.ts'
import { lookAhead, type Outlook } from './look-ahead.ts'
import { mostPromising, plans } from './plans.ts'

/** How many states one decision may weigh, about. */
const BUDGET = 600
/** How many unfinished turns are followed, and how many finished ones are looked into. */
const WIDTH = 48
/** Where something is hidden: how many tables that could lie behind the view are weighed. */
const WORLDS = 3

/** Weighs every turn it could make by what its own dice may bring, and begins the best one. */
export const club =
  <K extends Kinds>(evaluate: Evaluate<K['state']>): Bot<K> =>
  (thought) => {
    const { game, seat, legal, random } = thought
    if (legal.length === 1) return legal[0]!
    const outlook: Outlook<K> = { game, seat, evaluate, seed: random() }
    const possible = worlds(thought)
    const worths = possible.map((world) => weigh(outlook, thought, world, BUDGET / possible.length))
    return best(legal, (action) => sum(worths.map((worth) => worth(action))))
  }

/** One state if nothing is hidden from the seat, otherwise several. */
function worlds<K extends Kinds>({ game, view, seat, random }: Thought<K>): K['state'][] {
  const guesses = [game.guess(view, seat, random), game.guess(view, seat, random)]
  if (same(guesses[0], guesses[1])) return guesses.slice(1)
  while (guesses.length < WORLDS) guesses.push(game.guess(view, seat, random))
  return guesses
}

/** A first step whose turns were not looked into counts a little less than the worst that was. */
const NOT_LOOKED_INTO = 0.01

/** What each first step is worth in one world: as much as the best turn that begins with it. */
function weigh<K extends Kinds>(outlook: Outlook<K>, thought: Thought<K>, world: K['state'], budget: number) {
  const list = mostPromising(outlook, plans(outlook, thought, world, WIDTH), WIDTH)
  const worths = new Map<K['action'], number>()
  let lowest = 1
  for (const { first, state } of list) {
    if (thought.stop()) break
    const worth = lookAhead(outlook, state, budget / list.length)
    lowest = Math.min(lowest, worth)
    worths.set(first, Math.max(worths.get(first) ?? 0, worth))
  }
  return (action: K['action']): number => worths.get(action) ?? lowest - NOT_LOOKED_INTO
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function best<Action>(actions: readonly Action[], worth: (action: Action) => number): Action {
  const worths = actions.map(worth)
  return actions[worths.indexOf(Math.max(...worths))]!
}
