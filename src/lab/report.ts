import type { Seat } from '../engine/game.ts'
import { type Interval, wilson } from '../engine/interval.ts'
import type { Failure, SeatTally, Tally } from './tally.ts'

export interface SeatReport {
  readonly seat: Seat
  /** First alone. */
  readonly wins: number
  /** First together with others. */
  readonly sharedWins: number
  /** A shared win counts as its even part, so that the rates of all seats add up to 1. */
  readonly winRate: number
  /** Wilson's 95 % interval of the win rate. */
  readonly interval: Interval
  readonly meanPlace: number
  readonly meanScore: number
}

export interface Report {
  readonly games: number
  readonly seats: readonly SeatReport[]
  readonly meanDecisions: number
  readonly meanChances: number
  readonly failures: number
  readonly firstFailure: Failure | null
}

export const report = (tally: Tally): Report => ({
  games: tally.games,
  seats: tally.seats.map((sums, seat) => seatReport(sums, seat, tally.games)),
  meanDecisions: mean(tally.decisions, tally.games),
  meanChances: mean(tally.chances, tally.games),
  failures: tally.failures,
  firstFailure: tally.firstFailure,
})

function seatReport({ firsts, places, scores }: SeatTally, seat: Seat, games: number): SeatReport {
  const wins = firsts[0]!
  const share = firsts.reduce((sum, times, others) => sum + times / (others + 1), 0)
  return {
    seat,
    wins,
    sharedWins: firsts.reduce((sum, times) => sum + times, -wins),
    winRate: mean(share, games),
    interval: wilson(share, games),
    meanPlace: mean(places, games),
    meanScore: mean(scores, games),
  }
}

const mean = (sum: number, games: number): number => (games === 0 ? 0 : sum / games)
