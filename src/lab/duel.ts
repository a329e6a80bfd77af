import type { Game, Kinds, Seat, Table } from '../engine/game.ts'
import type { Interval } from '../engine/interval.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { type Random, seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import type { Assessor } from './assessor.ts'
import { departing } from './departures.ts'
import { judged, noLoss } from './loss.ts'

/** One player against a table full of another kind. */
export interface Duel<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  readonly challenger: Choose<K>
  readonly field: Choose<K>
  readonly seed: number
  /** Where all is known exactly, games are counted without luck: by what decisions gave away. Else null. */
  readonly assessor: Assessor<K> | null
  /** Else, where the field plays quickly, by so many games after each decision in which the challenger departs from it. */
  readonly departures?: number
  /** What is known from rounds that were played before; the next ones follow them. */
  readonly before?: Tally
}

/** All that is kept of some rounds: what the challenger won in them beyond its even part, and the squares of that. */
export interface Tally {
  readonly rounds: number
  readonly sum: number
  readonly squares: number
}

/** What is known after some rounds; in a round the challenger sits once on every seat, with the same dice. */
export interface Standing extends Tally {
  /** The part of all wins that the challenger has. */
  readonly share: number
  /** Holds in 95 of 100 duels, however often and whenever one looks: whoever has seen enough may stop. */
  readonly interval: Interval
  /** Whether the challenger is better or worse than the field for certain: its even part lies outside of the interval. */
  readonly isDecided: boolean
}

const NOTHING: Tally = { rounds: 0, sum: 0, squares: 0 }

/** Plays round after round; whoever has seen enough stops asking. */
export function* duel<K extends Kinds>(contest: Duel<K>): Generator<Standing, never, void> {
  const fair = 1 / contest.table.seats
  for (let tally = contest.before ?? NOTHING; ; ) {
    tally = withShare(tally, shareInRound(contest, tally.rounds), fair)
    yield standingOf(tally, fair, WITH_LUCK)
  }
}

function withShare({ rounds, sum, squares }: Tally, share: number, fair: number): Tally {
  const gain = share - fair
  return { rounds: rounds + 1, sum: sum + gain, squares: squares + gain * gain }
}

/** Of rounds that are known by what the challenger won in them. */
export const tallyOf = (shares: readonly number[], fair: number): Tally =>
  shares.reduce((tally, share) => withShare(tally, share, fair), NOTHING)

export function standingOf(tally: Tally, fair: number, scale: number): Standing {
  const mean = tally.sum / tally.rounds
  const half = halfWidth(tally, scale)
  const share = fair + mean
  const interval: Interval = [Math.max(0, share - half), Math.min(1, share + half)]
  return { ...tally, share, interval, isDecided: Math.abs(mean) > half }
}

/** What the challenger won of one round, on average. */
export function shareInRound<K extends Kinds>(contest: Duel<K>, round: number): number {
  let won = 0
  for (let own = 0; own < contest.table.seats; own++) won += wonOn(contest, round, own)
  return won / contest.table.seats
}

function wonOn<K extends Kinds>(contest: Duel<K>, round: number, own: Seat): number {
  const { game, table, challenger, field, seed, assessor, departures } = contest
  const choose: Choose<K> = (rules, state, seat, random) =>
    (seat === own ? challenger : field)(rules, state, seat, random)
  const dice = seeded(seed, round)
  if (assessor) return wonWithoutLuck(contest, choose, assessor, dice, own)
  if (departures) return wonByDepartures(contest, departures, dice, own)
  return shareOfWin(playOut(game, game.setup(table), dice, choose), own)
}

/** An even part, which the field itself wins on average over all seats, and what the challenger gains by departing from it. */
function wonByDepartures<K extends Kinds>(
  { game, table, challenger, field }: Duel<K>,
  games: number,
  dice: Random,
  own: Seat,
): number {
  let won = 1 / table.seats
  const departures = { usual: field, games, random: seeded(dice(), own) }
  const player = departing(challenger, departures, (wins) => {
    won += wins
  })
  playOut(game, game.setup(table), dice, (rules, state, seat, random) =>
    (seat === own ? player : field)(rules, state, seat, random),
  )
  return won
}

/** The chance at the beginning, what the others gave away, and what was given away to them. */
function wonWithoutLuck<K extends Kinds>(
  { game, table }: Duel<K>,
  choose: Choose<K>,
  assessor: Assessor<K>,
  dice: Random,
  own: Seat,
): number {
  const losses = Array.from({ length: table.seats }, noLoss)
  const state = game.setup(table)
  const before = assessor.chances(state).chances[own]!
  playOut(
    game,
    state,
    dice,
    judged(choose, assessor, (seat) => losses[seat]!),
  )
  return losses.reduce((sum, { lost }, seat) => sum + (seat === own ? -lost : lost), before)
}

const ERROR = 0.05
/** The sum of squares that the interval is made for, about: of games, and of what decisions gain or give away. */
const WITH_LUCK = 0.1
export const WITHOUT_LUCK = 0.001

/** From so many rounds on it does not matter that the mean, which their spread is taken about, is itself only what came of them. */
const MANY = 30

/** Robbins' mixture boundary for a sum by the squares of its parts: after few rounds it is too wide where players differ. */
function halfWidth({ rounds, sum, squares }: Tally, scale: number): number {
  const about = rounds < MANY ? 0 : (sum * sum) / rounds
  const spread = squares - about + scale
  return Math.sqrt(spread * Math.log(spread / (scale * ERROR ** 2))) / rounds
}
