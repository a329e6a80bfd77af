import type { Result } from '../engine/game.ts'

/** What one game of a simulation was. `game` is its number and the stream of the seed it used. */
export interface GameRecord extends Result {
  readonly game: number
  readonly seed: number
  readonly decisions: number
  readonly chances: number
  readonly failures: readonly string[]
}

/** Sums over games. Whole numbers, so that they come out the same however the games are grouped. */
export interface Tally {
  games: number
  readonly seats: readonly SeatTally[]
  decisions: number
  chances: number
  /** Games in which an invariant failed. */
  failures: number
  /** The first of them. */
  firstFailure: Failure | null
}

export interface SeatTally {
  /** By how many shared the first place with this seat: `firsts[0]` alone, `firsts[1]` with one other, … */
  readonly firsts: number[]
  places: number
  scores: number
}

export interface Failure {
  readonly game: number
  readonly what: string
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  seats: Array.from({ length: seats }, () => ({ firsts: new Array<number>(seats).fill(0), places: 0, scores: 0 })),
  decisions: 0,
  chances: 0,
  failures: 0,
  firstFailure: null,
})

export function count(tally: Tally, record: GameRecord): void {
  tally.games++
  tally.decisions += record.decisions
  tally.chances += record.chances
  countSeats(tally, record)
  if (record.failures.length > 0) countFailure(tally, { game: record.game, what: record.failures[0]! })
}

function countSeats(tally: Tally, { places, scores }: GameRecord): void {
  const others = places.filter((place) => place === 1).length - 1
  for (const [seat, sums] of tally.seats.entries()) {
    sums.places += places[seat]!
    sums.scores += scores[seat]!
    if (places[seat] === 1) sums.firsts[others]!++
  }
}

function countFailure(tally: Tally, failure: Failure): void {
  tally.failures++
  tally.firstFailure ??= failure
}

/** Adds the games of a later chunk. */
export function merge(tally: Tally, later: Tally): void {
  tally.games += later.games
  tally.decisions += later.decisions
  tally.chances += later.chances
  tally.failures += later.failures
  tally.firstFailure ??= later.firstFailure
  for (const [seat, sums] of tally.seats.entries()) mergeSeat(sums, later.seats[seat]!)
}

function mergeSeat(sums: SeatTally, later: SeatTally): void {
  sums.places += later.places
  sums.scores += later.scores
  for (const [others, games] of later.firsts.entries()) sums.firsts[others]! += games
}
