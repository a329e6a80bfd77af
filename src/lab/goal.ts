import type { Interval } from '../engine/interval.ts'

/** Whether shares of wins reach a goal in the long run. */
export type Verdict = 'reached' | 'missed' | 'not decided'

/** How often what is said may be wrong, however often and whenever one looks. */
const ERROR = 0.05
/** So many bets, from next to nothing to all one has. */
const BETS = 32
/** How often an interval is halved to find a share. */
const STEPS = 20

/**
 * By betting: whoever stakes money on shares above the goal gets rich only if they are above it in the long run. If they
 * are not, twentyfold money is had in one of twenty cases at most, at any time. Each share is a number from 0 to 1; nothing
 * else is assumed of it.
 */
export function verdictOn(shares: readonly number[], goal: number): Verdict {
  if (fortune(shares, goal) >= 1 / ERROR) return 'reached'
  return fortune(lost(shares), 1 - goal) >= 1 / ERROR ? 'missed' : 'not decided'
}

/** Where the mean lies in the long run, by the same bets: the error is dealt out to both sides. */
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

/** What came of one coin, dealt out among the bets: each stakes the same part of what it has on every share. */
function fortune(shares: readonly number[], goal: number): number {
  let sum = 0
  for (let bet = 0; bet < BETS; bet++) {
    const stake = (bet + 0.5) / BETS / goal
    sum += shares.reduce((money, share) => money * (1 + stake * (share - goal)), 1)
  }
  return sum / BETS
}
