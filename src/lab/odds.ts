import type { Kinds, Result } from '../engine/game.ts'
import type { Interval } from '../engine/interval.ts'
import { shareOfWin } from '../engine/share.ts'
import { report } from './report.ts'
import { chunkByChunk, type Simulation } from './simulate.ts'
import type { Tally } from './tally.ts'

/** A seat's chance to win; a shared win counts as its even part. */
export interface Chance {
  readonly chance: number
  readonly interval: Interval
}

/** Chances by seat, from so many games. */
export interface Odds {
  readonly games: number
  readonly chances: readonly Chance[]
}

/** Odds from a state on: plays the rest again and again, and tells after each chunk what is known by then. */
export function* oddsFrom<K extends Kinds>(
  simulation: Simulation<K> & { readonly from: K['state'] },
  games: number,
): Generator<Odds, void, void> {
  for (const { tally } of chunkByChunk(simulation, games, false)) yield oddsOf(tally)
}

export const oddsOf = (tally: Tally): Odds => ({
  games: tally.games,
  chances: report(tally).seats.map(({ winRate, interval }) => ({ chance: winRate, interval })),
})

/** When all is over, nothing is left to chance. */
export const chancesAtEnd = (result: Result): Chance[] =>
  result.places.map((_, seat) => {
    const chance = shareOfWin(result, seat)
    return { chance, interval: [chance, chance] }
  })
