import { around } from '../engine/interval.ts'
import type { Judgement } from './judge.ts'

/** A chance to win, and its standard error where dice or hidden hands were sampled; otherwise 0, however good the evaluation. */
export interface Estimate {
  readonly worth: number
  readonly error: number
}

export const certain = (worth: number): Estimate => ({ worth, error: 0 })

/** So much of another estimate. */
export const part = (share: number, { worth, error }: Estimate): Estimate => ({
  worth: Math.min(1, share * worth),
  error: share * error,
})

export const NOTHING = certain(0)

/** The first unless the second is better. */
export const better = (one: Estimate, other: Estimate): Estimate => (other.worth > one.worth ? other : one)

/** The mean over samples. All met the same dice later on, so their own errors do not cancel out. */
export function meanOf(samples: readonly Estimate[]): Estimate {
  const { length } = samples
  let worths = 0
  let squares = 0
  let errors = 0
  for (const { worth, error } of samples) {
    worths += worth
    squares += worth * worth
    errors += error
  }
  const worth = worths / length
  // One sample says nothing of the spread: a chance can have no more than this.
  const spread = length === 1 ? worth * (1 - worth) : Math.max(0, squares - worths * worth) / (length - 1)
  return { worth, error: Math.sqrt(spread / length + (errors / length) ** 2) }
}

/** What was evaluated and never sampled is an estimate, of which nobody knows how far it is off. */
export const judgementOf = (estimates: readonly Estimate[]): Judgement => ({
  worths: estimates.map(({ worth }) => worth),
  intervals: estimates.map(({ worth, error }) => (error > 0 ? around(worth, error) : null)),
})

export const guessed = (worths: readonly number[]): Judgement => ({ worths, intervals: worths.map(() => null) })

export const exact = (worths: readonly number[]): Judgement => ({
  worths,
  intervals: worths.map((worth) => [worth, worth]),
})
