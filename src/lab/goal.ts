import type { Interval } from '../engine/interval.ts'

/** A part of the games that is to be won at least. */
export interface Goal {
  readonly share: number
  /** So little would be too little. Between the two nobody can tell in a day. */
  readonly tooLittle: number
}

/** Whether shares of wins reach a goal in the long run. */
export type Verdict = 'reached' | 'missed' | 'not decided'

/** How often what is said may be wrong, however often and whenever one looks. */
const ERROR = 0.05
/** So many bets, from next to nothing to all one has. */
const BETS = 32
/** How often an interval is halved to find a share. */
const STEPS = 20

/** What was won so far, and where the truth lies. */
export interface Finding {
  readonly share: number
  readonly interval: Interval
}

/**
 * Reached: so much was won as is to be won, and certainly too little is not the truth. Missed: the truth is certainly less
 * than what is to be won.
 */
export function verdictOn({ share, interval: [least, most] }: Finding, goal: Goal): Verdict {
  if (share >= goal.share && least > goal.tooLittle) return 'reached'
  return most < goal.share ? 'missed' : 'not decided'
}

/** Where the mean of shares lies in the long run, by betting: the error is dealt out to both sides. */
export const meanBetween = (shares: readonly number[]): Interval => [least(shares), 1 - least(lost(shares))]

const lost = (shares: readonly number[]): number[] => shares.map((share) => 1 - share)

function least(shares: readonly number[]): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (fortune(shares, middle) >= 2 / ERROR) low = middle
    else high = middle
  }
  return low
}

/**
 * What came of one coin, dealt out among the bets: each stakes the same part of what it has on every share being above some
 * mean. It gets rich only if they are in the long run; if not, twentyfold money is had in one of twenty cases at most, at
 * any time. Each share is a number from 0 to 1; nothing else is assumed of it.
 */
function fortune(shares: readonly number[], mean: number): number {
  let sum = 0
  for (let bet = 0; bet < BETS; bet++) {
    const stake = (bet + 0.5) / BETS / mean
    sum += shares.reduce((money, share) => money * (1 + stake * (share - mean)), 1)
  }
  return sum / BETS
}
