/** Whether shares of wins reach a goal in the long run. */
export type Verdict = 'reached' | 'missed' | 'not decided'

/** How often a verdict may be wrong, however often and whenever one looks. */
const ERROR = 0.05
/** So many bets, from next to nothing to all one has. */
const BETS = 32

/**
 * By betting: whoever stakes money on shares above the goal gets rich only if they are above it in the long run. From
 * whatever bets fairly or worse, twentyfold money is had in one of twenty cases at most, at any time. Each share is a number
 * from 0 to 1; nothing else is assumed of it.
 */
export function verdictOn(shares: readonly number[], goal: number): Verdict {
  if (fortune(shares, goal) >= 1 / ERROR) return 'reached'
  const others = shares.map((share) => 1 - share)
  return fortune(others, 1 - goal) >= 1 / ERROR ? 'missed' : 'not decided'
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
