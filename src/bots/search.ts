import type { Kinds } from '../engine/game.ts'
import { actionsTo, type Step } from '../engine/turns.ts'
import { same } from '../engine/values.ts'
import { better, certain, type Estimate, judgementOf, meanOf, part } from './estimate.ts'
import type { Evaluate, Judge, Judgement, Thought } from './judge.ts'
import { atFirst, lookAhead, type Outlook } from './look-ahead.ts'
import { byFirst, mostPromising, type Plans, plans } from './plans.ts'
import { remembering } from './remembering.ts'
import type { Prospect, Survey } from './survey.ts'

/** How much is looked at. */
export interface SearchEffort {
  /** How many states one judgement may weigh, about. */
  readonly budget: number
  /** How many unfinished turns are followed, and how many finished ones are looked into. */
  readonly width: number
  /** How many steps are tried at a time, about. */
  readonly steps: number
  /** Where something is hidden: how many tables that could lie behind the view are weighed. */
  readonly worlds: number
}

/** Where there are too many finished turns, one that seems worse than the best by this much is not looked into. */
const HOPELESS = 0.03
/** What was not looked into is worth at most so much of the best: it seemed worse, and nobody knows better. */
const GIVEN_UP = 1 - HOPELESS

type Known<K extends Kinds> = ReadonlyMap<K['action'], Estimate>

/** What the first steps of turns are worth in one world: those looked into, and what the others seemed to be worth. */
interface Weighed<K extends Kinds> {
  readonly looked: Known<K>
  readonly seemed: Known<K>
  /** The turns that were looked into. */
  readonly turns: ReadonlyMap<Step<K>, Estimate>
}

/** Weighs every turn that can be made by what its own dice may bring. */
export const searching = <K extends Kinds>(effort: SearchEffort, evaluate: Evaluate<K['state']>): Judge<K> => {
  const survey = surveying<K>(effort, evaluate)
  return function* (thought) {
    return (yield* survey(thought)).judgement
  }
}

/** The same, and the best turns. */
export const surveying = <K extends Kinds>(effort: SearchEffort, evaluate: Evaluate<K['state']>): Survey<K> =>
  function* (thought) {
    const { game, seat, legal, random } = thought
    const outlook: Outlook<K> = { game, seat, evaluate: remembering(evaluate), seed: random() }
    const possible = worldsOf(thought, effort.worlds)
    const isHidden = possible.length > 1
    const part = partOf(effort, 1 / possible.length)
    const weighed: Weighed<K>[] = []
    let left = legal
    for (const world of possible) {
      if (left.length === 1 && weighed.length > 0) break
      const tried = left
      const withOthers = (look: () => Weighed<K>) => () => summary(legal, [...weighed, look()], tried, isHidden)
      weighed.push(yield* weigh(outlook, tried, world, part, withOthers))
      const { looked } = weighed.at(-1)!
      // Ways that only come back to where others were have no end to look into.
      if (looked.size > 0) left = left.filter((action) => looked.has(action))
    }
    const judgement = summary(legal, weighed, left, isHidden)
    return { judgement, turns: bestTurns(weighed), wayFrom: isHidden ? () => null : waysIn(weighed[0]!) }
  }

/** So many turns of each world are told of. */
const TOLD = 12

const told = <K extends Kinds>({ turns }: Weighed<K>): Prospect<K['action']>[] =>
  [...turns]
    .sort(([, one], [, other]) => other.worth - one.worth)
    .slice(0, TOLD)
    .map(([step, { worth }]) => ({ actions: actionsTo(step), worth }))

/** By first action. What is done in one world may be impossible in another. */
function waysIn<K extends Kinds>({ turns }: Weighed<K>): (action: K['action']) => readonly K['action'][] | null {
  let known: ReadonlyMap<K['action'], readonly K['action'][]> | null = null
  return (action) => {
    known ??= bestByFirst(turns)
    return known.get(action) ?? null
  }
}

function bestByFirst<K extends Kinds>(turns: Weighed<K>['turns']) {
  const worstFirst = [...turns].sort(([, one], [, other]) => one.worth - other.worth)
  const ways = worstFirst.map(([step]) => actionsTo(step))
  return new Map(ways.map((actions) => [actions[0]!, actions] as const))
}

/** Turns of several worlds are the same if the same is done in them: what counts is by how much they are worse than the best. */
function bestTurns<K extends Kinds>(weighed: readonly Weighed<K>[]): Prospect<K['action']>[] {
  const worlds = weighed.map(told)
  if (worlds.length === 1) return worlds[0]!
  const found = new Map<string, { readonly actions: readonly K['action'][]; readonly gaps: number[] }>()
  for (const turns of worlds)
    for (const { actions, worth } of turns) {
      const key = JSON.stringify(actions)
      const known = found.get(key) ?? { actions, gaps: [] }
      found.set(key, known)
      known.gaps.push(worth - turns[0]!.worth)
    }
  const best = average(worlds.map(([first]) => first?.worth ?? 0))
  return [...found.values()].map(({ actions, gaps }) => ({ actions, worth: best + average(gaps) }))
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** One state if nothing is hidden from the seat, otherwise several. A guess that draws no numbers has nothing to guess. */
function worldsOf<K extends Kinds>({ game, view, seat, random }: Thought<K>, most: number): K['state'][] {
  let drawn = 0
  const counted = () => {
    drawn++
    return random()
  }
  const guesses = [game.guess(view, seat, counted)]
  if (drawn === 0 || most === 1) return guesses
  guesses.push(game.guess(view, seat, random))
  if (same(guesses[0], guesses[1])) return guesses.slice(1)
  while (guesses.length < most) guesses.push(game.guess(view, seat, random))
  return guesses
}

const partOf = ({ budget, width, steps, worlds }: SearchEffort, share: number): SearchEffort => ({
  budget: budget * share,
  width: Math.ceil(width * share),
  steps: steps * share,
  worlds,
})

/** A first step is worth as much as the best turn that begins with it and was looked into. */
function* weigh<K extends Kinds>(
  outlook: Outlook<K>,
  legal: readonly K['action'][],
  world: K['state'],
  effort: SearchEffort,
  withOthers: (look: () => Weighed<K>) => () => Judgement,
): Generator<() => Judgement, Weighed<K>, void> {
  const first = withOthers(() => ({
    looked: new Map(),
    seemed: firstEstimates(outlook, legal, world),
    turns: new Map(),
  }))
  const start = { before: null, state: world, actions: legal }
  const found = yield* plans(outlook, start, effort, first)
  const list = mostPromising(outlook, found.ended, effort.width, HOPELESS)
  const looked = new Map<Step<K>, Estimate>()
  const soFar = () => weighedSoFar(outlook, found, looked)
  const look = withOthers(soFar)
  for (const plan of list) {
    looked.set(plan, lookAhead(outlook, plan.state, effort.budget / list.length))
    yield look
  }
  return soFar()
}

const firstEstimates = <K extends Kinds>(outlook: Outlook<K>, legal: readonly K['action'][], world: K['state']) =>
  new Map(legal.map((action) => [action, atFirst(outlook, world, action)]))

function weighedSoFar<K extends Kinds>(
  { evaluate, seat }: Outlook<K>,
  found: Plans<K>,
  looked: ReadonlyMap<Step<K>, Estimate>,
): Weighed<K> {
  const known = byFirst(found, looked)
  if (looked.size === found.ended.length + found.dropped.length)
    return { looked: known, seemed: new Map(), turns: looked }
  const others = [...found.ended, ...found.dropped].filter((step) => !looked.has(step))
  const seemed = others.map((step) => [step, certain(evaluate(step.state, seat))] as const)
  return { looked: known, seemed: byFirst(found, seemed), turns: looked }
}

/** Over all worlds; what is not among those `left` was given up. */
function summary<K extends Kinds>(
  legal: readonly K['action'][],
  weighed: readonly Weighed<K>[],
  left: readonly K['action'][],
  isHidden: boolean,
): Judgement {
  const estimates = legal.map((action) => overWorlds(action, weighed, isHidden))
  return judgementOf(left.length === legal.length ? estimates : capped(estimates, new Set(left), legal))
}

function capped<Action>(estimates: readonly Estimate[], left: ReadonlySet<Action>, legal: readonly Action[]) {
  const most = part(GIVEN_UP, estimates.filter((_, i) => left.has(legal[i]!)).reduce(better))
  return estimates.map((estimate, i) => (left.has(legal[i]!) || estimate.worth < most.worth ? estimate : most))
}

/** What was given up in one world was not weighed in the next. */
function overWorlds<K extends Kinds>(action: K['action'], weighed: readonly Weighed<K>[], isHidden: boolean) {
  if (!isHidden) return inWorld(action, weighed[0]!)!
  return meanOf(weighed.flatMap((world) => inWorld(action, world) ?? []))
}

const inWorld = <K extends Kinds>(action: K['action'], { looked, seemed }: Weighed<K>): Estimate | undefined =>
  looked.get(action) ?? seemed.get(action)
