import { type Estimate, guessed } from './estimate.ts'
import type { Judgement } from './judge.ts'
import type { Prospect } from './survey.ts'

/** A turn that is looked at more closely: what is done in it, and what became of it, game by game. */
export interface Contender<Action = unknown> {
  readonly actions: readonly Action[]
  /** What it seemed to be worth before. */
  readonly seemed: number
  readonly samples: number[]
}

/** What a turn seemed to be worth counts as much as so many games. */
const TRUST = 20
/** How far the difference that seemed to be between two turns is off, about. */
const DOUBT = 0.01
/** What seems worse than the best by this much is not looked at. */
const HOPELESS = 0.1

/** The one that seemed best comes first: all others are compared with it. */
export function mostPromising<Action>(turns: readonly Prospect<Action>[], most: number): Contender<Action>[] {
  const best = Math.max(...turns.map(({ worth }) => worth))
  return turns
    .map(({ actions, worth }) => ({ actions, seemed: worth, samples: [] }))
    .filter(({ seemed }) => seemed > best - HOPELESS)
    .sort((one, other) => other.seemed - one.seemed)
    .slice(0, most)
}

/**
 * By how much a turn is better than another, and how sure that is. Both have met the same games; what seemed so before and
 * what came of it count the more, the surer they are.
 */
function gainOver(one: Contender, other: Contender): Estimate {
  const before = one.seemed - other.seemed
  if (one.samples.length < 2) return { worth: before, error: DOUBT }
  const { mean, variance } = meanOf(differences(one, other))
  const trust = DOUBT ** 2 / (DOUBT ** 2 + variance)
  return { worth: before + trust * (mean - before), error: Math.sqrt(trust * variance) }
}

const differences = ({ samples }: Contender, other: Contender): number[] =>
  samples.map((sample, game) => sample - other.samples[game]!)

/** The mean of some numbers, and the variance of that mean. */
function meanOf(numbers: readonly number[]): { readonly mean: number; readonly variance: number } {
  const { length } = numbers
  const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, length)
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return { mean, variance: squares / Math.max(1, length - 1) / Math.max(1, length) }
}

/** After every so many games it is looked whether a turn is certain to be worse than another: by so many standard errors. */
const CERTAIN = { games: 16, errors: 3.5 } as const

/** Those that are not certain to be worse than the best; the one that seemed best stays as long as there is another. */
export function open<Action>(left: readonly Contender<Action>[]): readonly Contender<Action>[] {
  const [first] = left as [Contender<Action>]
  if (first.samples.length % CERTAIN.games !== 0) return left
  const leader = bestOf(left, (one) => gainOver(one, first).worth)
  const rest = left.filter((one) => one === leader || !isWorse(one, leader))
  return rest.length === 1 || rest.includes(first) ? rest : [first, ...rest]
}

/** Both what came of it and all that is known say so: what seemed so before may be wrong, and few games may be lucky ones. */
function isWorse(one: Contender, leader: Contender): boolean {
  const { worth, error } = gainOver(one, leader)
  const { mean, variance } = meanOf(differences(one, leader))
  return Math.max(worth / error, mean / Math.sqrt(variance)) < -CERTAIN.errors
}

/** The better half, and in any case the one that seemed best. */
export function halved<Action>(left: readonly Contender<Action>[]): readonly Contender<Action>[] {
  const [best, ...others] = left as [Contender<Action>, ...Contender<Action>[]]
  const rated = others.map((contender) => ({ contender, gain: gainOver(contender, best).worth }))
  rated.sort((one, other) => other.gain - one.gain)
  return [best, ...rated.slice(0, Math.ceil(left.length / 2) - 1).map(({ contender }) => contender)]
}

/**
 * An action is worth as much as the best turn that begins with it, or as a turn that seemed worth just as much, since it
 * leads where that one does; what was never looked at is worth no more than what was. Good for a choice: what was given up
 * on the way was not played out far enough to say what it is worth.
 */
export function combined<Action>(
  { worths }: Judgement,
  contenders: readonly Contender<Action>[],
  legal: readonly Action[],
): Judgement {
  const [best] = contenders as [Contender<Action>]
  const base = absolute(best)
  const worthOf = (one: Contender<Action>) => chance(base + gainOver(one, best).worth)
  const known = bestBy(contenders, ({ actions }) => actions[0] as Action, worthOf)
  const twins = bestBy(contenders, ({ seemed }) => seemed, worthOf)
  const least = Math.min(...known.values())
  const others = (seemed: number) => twins.get(seemed) ?? Math.min(least, chance(base + seemed - best.seemed))
  const combined = legal.map((action, i) => known.get(action) ?? others(worths[i]!))
  return { ...guessed(combined), turn: bestOf(contenders, worthOf).actions }
}

/** The first of the best. */
const bestOf = <Item>(list: readonly Item[], worthOf: (item: Item) => number): Item =>
  list.reduce((best, item) => (worthOf(item) > worthOf(best) ? item : best))

function bestBy<Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key, worthOf: (item: Item) => number) {
  const best = new Map<Key, number>()
  for (const item of list) best.set(keyOf(item), Math.max(best.get(keyOf(item)) ?? 0, worthOf(item)))
  return best
}

function absolute({ seemed, samples }: Contender): number {
  const share = samples.length / (samples.length + TRUST)
  return chance(seemed + share * (meanOf(samples).mean - seemed))
}

const chance = (worth: number): number => Math.min(1, Math.max(0, worth))
