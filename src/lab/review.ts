import type { Kinds, Result, Seat } from '../engine/game.ts'
import { shareOfWin } from '../engine/share.ts'
import type { Timeline } from '../engine/timeline.ts'
import type { Assessor } from './assessor.ts'
import type { Chances } from './expected.ts'
import { type Decision, type Fall, type Finding, findingAt } from './finding.ts'
import { countGrades, type Grade } from './grade.ts'

/** Entries of a log from `first` up to, but without, `end`: a whole match, or one race of a season. */
export interface Stretch {
  readonly first: number
  readonly end: number
}

/** What came of one seat, in wins. */
export interface SeatReview {
  readonly decisions: number
  readonly grades: Readonly<Record<Grade, number>>
  /** What all its decisions gave away. */
  readonly lost: number
  /** What all dice and draws brought it, whoever threw them. */
  readonly luck: number
  /** Its part of the win; null before the match is over. */
  readonly share: number | null
  /** The same without luck; it may lie a little beyond 0 or 1. */
  readonly adjusted: number | null
}

/** A stretch of a match, looked through. Plain data: the luck ledger and files read it too. */
export interface Review<K extends Kinds = Kinds> extends Stretch {
  /** Whether the game was solved; otherwise chances are estimates and decisions a strong bot's judgement. */
  readonly isExact: boolean
  /** Everybody's chance to win before each entry of the stretch, and after the last. */
  readonly chances: readonly (readonly number[])[]
  /** For each of them the largest standard error: 0 where they are exact, null where they are estimates. */
  readonly errors: readonly Chances['error'][]
  readonly decisions: readonly Decision<K>[]
  readonly falls: readonly Fall[]
  /** By seat. */
  readonly seats: readonly SeatReview[]
  /** The entries that changed the chances most, in their order: three, or as many as there are. */
  readonly moments: readonly number[]
}

/** What is known of a stretch before all of it was looked at; whoever goes on needs no more. */
export interface Findings<K extends Kinds = Kinds> extends Stretch {
  readonly isExact: boolean
  /** The chances before the first entry. */
  readonly start: Chances
  /** Of the first entries. */
  readonly found: readonly Finding<K>[]
}

/** Looks through a stretch, entry by entry, after so many that were looked at before. */
export function* findingsIn<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
  { first, end }: Stretch,
  before = 0,
): Generator<Finding<K>, void, void> {
  for (let index = first + before; index < end; index++) yield findingAt(timeline, assessor, index)
}

/** Goes through a whole match, or a stretch of it, and tells how many entries it has seen. */
export function* review<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
  stretch: Stretch = { first: 0, end: timeline.length },
): Generator<number, Review<K>, void> {
  const found: Finding<K>[] = []
  for (const finding of findingsIn(timeline, assessor, stretch)) yield found.push(finding)
  const { isExact } = assessor
  const start = assessor.chances(timeline.before(stretch.first))
  return summedUp({ ...stretch, isExact, start, found }, resultIn(timeline, stretch))
}

/** How a match ended, if its end lies in the stretch. */
export const resultIn = <K extends Kinds>({ length, result }: Timeline<K>, { end }: Stretch): Result | null =>
  end === length ? result : null

/** The review of a stretch that was looked through; `result` is how the match ended there. */
export function summedUp<K extends Kinds>(
  { first, end, isExact, start, found }: Findings<K>,
  result: Result | null,
): Review<K> {
  const known = [start, ...found]
  const chances = known.map((one) => one.chances)
  const decisions = found.flatMap(({ decision }) => decision ?? [])
  const falls = found.flatMap(({ fall }) => fall ?? [])
  const seats = start.chances.map((_, seat) => seatReview(decisions, falls, result, seat))
  const errors = known.map(({ error }) => error)
  return { first, end, isExact, chances, errors, decisions, falls, seats, moments: momentsOf(chances, first) }
}

function seatReview<K extends Kinds>(
  decisions: readonly Decision<K>[],
  falls: readonly Fall[],
  result: Result | null,
  seat: Seat,
): SeatReview {
  const own = decisions.filter((decision) => decision.seat === seat)
  const luck = falls.reduce((sum, fall) => sum + fall.luck[seat]!, 0)
  const share = result && shareOfWin(result, seat)
  return {
    decisions: own.length,
    grades: countGrades(own),
    lost: own.reduce((sum, { lost }) => sum + lost, 0),
    luck,
    share,
    adjusted: share === null ? null : share - luck,
  }
}

const MOMENTS = 3

function momentsOf(chances: Review['chances'], first: number): number[] {
  const sizes = chances.slice(1).map((_, i) => ({ index: first + i, size: Math.max(...changeAt(chances, i)) }))
  const largest = sizes.sort((one, other) => other.size - one.size).slice(0, MOMENTS)
  return largest.map(({ index }) => index).sort((one, other) => one - other)
}

const changeAt = (chances: Review['chances'], i: number): number[] =>
  chances[i]!.map((before, seat) => chances[i + 1]![seat]! - before)

/** By seat, what an entry of the reviewed stretch did to the chances to win. */
export const changeBy = ({ chances, first }: Pick<Review, 'chances' | 'first'>, index: number): readonly number[] =>
  changeAt(chances, index - first)
