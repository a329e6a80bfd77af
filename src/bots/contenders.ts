import { type Estimate, judgementOf } from './estimate.ts'
import type { Judgement } from './judge.ts'

/** An action that is looked at more closely: its place among the legal ones, and what became of it, game by game. */
export interface Contender {
  readonly place: number
  /** What it seemed to be worth before. */
  readonly seemed: number
  readonly samples: number[]
}

/** What an action seemed to be worth counts as much as so many games. */
const TRUST = 20
/** How far the difference that seemed to be between two actions is off, about. */
const DOUBT = 0.01
/** What seems worse than the best by this much is not looked at. */
const HOPELESS = 0.1

/** The one that seemed best comes first: all others are compared with it. */
export function mostPromising(worths: readonly number[], most: number): Contender[] {
  const best = Math.max(...worths)
  return worths
    .map((seemed, place) => ({ place, seemed, samples: [] }))
    .filter(({ seemed }) => seemed > best - HOPELESS)
    .sort((one, other) => other.seemed - one.seemed)
    .slice(0, most)
}

/**
 * By how much another action is better than the one that seemed best. Both have met the same games; what seemed so before
 * and what came of it count the more, the surer they are.
 */
function gainOf({ seemed, samples }: Contender, best: Contender): number {
  const before = seemed - best.seemed
  const differences = samples.map((sample, game) => sample - best.samples[game]!)
  const { mean, variance } = meanOf(differences)
  if (differences.length < 2) return before
  const trust = DOUBT ** 2 / (DOUBT ** 2 + variance)
  return before + trust * (mean - before)
}

/** The mean of some numbers, and the variance of that mean. */
function meanOf(numbers: readonly number[]): { readonly mean: number; readonly variance: number } {
  const { length } = numbers
  const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, length)
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return { mean, variance: squares / Math.max(1, length - 1) / Math.max(1, length) }
}

/** The better half, and in any case the one that seemed best. */
export function halved(left: readonly Contender[]): readonly Contender[] {
  const [best, ...others] = left as [Contender, ...Contender[]]
  const rated = others.map((contender) => ({ contender, gain: gainOf(contender, best) }))
  rated.sort((one, other) => other.gain - one.gain)
  return [best, ...rated.slice(0, Math.ceil(left.length / 2) - 1).map(({ contender }) => contender)]
}

/** What was never looked at is worth no more than what was. */
export function combined({ worths }: Judgement, contenders: readonly Contender[]): Judgement {
  const [best] = contenders as [Contender]
  const { worth: base, error } = absolute(best)
  const found = new Map(contenders.map((one) => [one.place, { worth: chance(base + gainOf(one, best)), error }]))
  const least = Math.min(...[...found.values()].map(({ worth }) => worth))
  const others = (worth: number) => ({ worth: Math.min(least, chance(base + worth - best.seemed)), error })
  return judgementOf(worths.map((worth, place) => found.get(place) ?? others(worth)))
}

function absolute({ seemed, samples }: Contender): Estimate {
  const { mean, variance } = meanOf(samples)
  const share = samples.length / (samples.length + TRUST)
  return { worth: chance(seemed + share * (mean - seemed)), error: share * Math.sqrt(variance) }
}

const chance = (worth: number): number => Math.min(1, Math.max(0, worth))
