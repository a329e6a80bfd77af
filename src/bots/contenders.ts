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
const TRUST = 8
/** What seems worse than the best by this much is not looked at. */
const HOPELESS = 0.1

export const mostPromising = (worths: readonly number[], most: number): Contender[] => {
  const best = Math.max(...worths)
  return worths
    .map((seemed, place) => ({ place, seemed, samples: [] }))
    .filter(({ seemed }) => seemed > best - HOPELESS)
    .sort((one, other) => other.seemed - one.seemed)
    .slice(0, most)
}

export const isDecided = (contenders: readonly Contender[]): boolean => contenders.length === 1

/** What it is worth by its first games. */
function worthBy({ seemed, samples }: Contender, games: number): number {
  let sum = TRUST * seemed
  for (let i = 0; i < games; i++) sum += samples[i]!
  return sum / (TRUST + games)
}

/** Of those that have met the same games, the better half; never fewer than one. */
export function halved(contenders: readonly Contender[]): readonly Contender[] {
  const rated = contenders.map((contender) => ({ contender, worth: worthBy(contender, contender.samples.length) }))
  rated.sort((one, other) => other.worth - one.worth)
  return rated.slice(0, Math.ceil(rated.length / 2)).map(({ contender }) => contender)
}

/** Those that were given up keep what they were worse by; what was never looked at is worth no more than they. */
export function combined({ worths }: Judgement, contenders: readonly Contender[]): Judgement {
  const leader = leaderOf(contenders)
  const most = worthBy(leader, leader.samples.length)
  const found = new Map(contenders.map((contender) => [contender.place, estimateOf(contender, leader, most)]))
  const least = Math.min(...[...found.values()].map(({ worth }) => worth))
  const gain = most - leader.seemed
  return judgementOf(
    worths.map((worth, place) => found.get(place) ?? { worth: Math.max(0, Math.min(least, worth + gain)), error: 0 }),
  )
}

/** The best of those with the most games. */
function leaderOf(contenders: readonly Contender[]): Contender {
  const games = Math.max(...contenders.map(({ samples }) => samples.length))
  const left = contenders.filter(({ samples }) => samples.length === games)
  return left.reduce((best, one) => (worthBy(one, games) > worthBy(best, games) ? one : best))
}

function estimateOf(contender: Contender, leader: Contender, most: number): Estimate {
  const games = Math.min(contender.samples.length, leader.samples.length)
  const worse = Math.max(0, worthBy(leader, games) - worthBy(contender, games))
  return { worth: Math.max(0, most - worse), error: errorOf(contender.samples) }
}

/** The standard error of their mean. */
function errorOf(samples: readonly number[]): number {
  const games = samples.length
  if (games < 2) return games === 0 ? 0 : 1 / 2
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / games
  const spread = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / (games - 1)
  return Math.sqrt(spread / (games + TRUST))
}
