import type { Kinds, Result, Seat } from '../engine/game.ts'
import { shareOfWin } from '../engine/share.ts'
import type { Timeline } from '../engine/timeline.ts'
import type { Assessor } from './assessor.ts'
import type { JudgeName } from './effort.ts'
import type { Chances } from './expected.ts'
import { type Decision, type Fall, type Finding, findingAt } from './finding.ts'
import { countGrades, type Grade } from './grade.ts'

/** Raised when a review says something else of the same match, so that what was kept of others is not gone on with. */
export const METHOD = 6

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
  /** The same without luck; it may lie beyond 0 or 1. */
  readonly adjusted: number | null
}

/** Estimates, and luck that happened to add up, may lead beyond what a part of the win can be: then the nearest that can is told. */
export const possible = (share: number): number => Math.min(1, Math.max(0, share))

/** A stretch of a match, looked through. Plain data: the luck ledger and files read it too. */
export interface Review<K extends Kinds = Kinds> extends Stretch {
  /** Whether the game was solved; otherwise chances are estimates and decisions a strong bot's judgement. */
  readonly isExact: boolean
  /** Who judged the decisions; null where the game was solved. */
  readonly judgedBy: JudgeName | null
  /** Everybody's chance to win before each entry of the stretch, and after the last. */
  readonly chances: readonly (readonly number[])[]
  /** For each of them the largest standard error: 0 where they are exact, null where they are estimates. */
  readonly errors: readonly Chances['error'][]
  readonly decisions: readonly Decision<K>[]
  readonly falls: readonly Fall[]
  /** By seat. */
  readonly seats: readonly SeatReview[]
  /** The entries that changed the chances most, in their order: three, or as many as changed anything. */
  readonly moments: readonly number[]
}

/** What is known of a stretch before all of it was looked at; whoever goes on needs no more. */
export interface Findings<K extends Kinds = Kinds> extends Stretch {
  readonly isExact: boolean
  readonly judgedBy: JudgeName | null
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

/** What is known of a stretch before anything in it was looked at. */
export const begun = <K extends Kinds>(
  timeline: Timeline<K>,
  { isExact, judgedBy, chances }: Assessor<K>,
  { first, end }: Stretch,
): Findings<K> => ({ first, end, isExact, judgedBy, start: chances(timeline.before(first)), found: [] })

/** Goes on with what is known of a stretch, entry by entry, and gives all that is known by then. */
export function* goingOn<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
  known: Findings<K>,
): Generator<Findings<K>, Findings<K>, void> {
  const found = [...known.found]
  const all = { ...known, found }
  for (const finding of findingsIn(timeline, assessor, known, found.length)) {
    found.push(finding)
    yield all
  }
  return all
}

export const isWhole = ({ first, end, found }: Findings): boolean => found.length === end - first

/** How a match ended, if its end lies in the stretch and all of that was looked at. */
const resultIn = (findings: Findings, { length, result }: Ending): Result | null =>
  findings.end === length && isWhole(findings) ? result : null

/** What has to be known of a match to say how it ended. */
type Ending = Pick<Timeline, 'length' | 'result'>

/** The review of a stretch, as far as it was looked through. */
export function summedUp<K extends Kinds>(findings: Findings<K>, ending: Ending): Review<K> {
  const { first, end, isExact, judgedBy, start, found } = findings
  const known = [start, ...found]
  const chances = known.map((one) => one.chances)
  const errors = known.map(({ error }) => error)
  const decisions = found.flatMap(({ decision }) => decision ?? [])
  const falls = found.flatMap(({ fall }) => fall ?? [])
  const result = resultIn(findings, ending)
  const seats = start.chances.map((_, seat) => seatReview(decisions, falls, result, seat))
  return { first, end, isExact, judgedBy, chances, errors, decisions, falls, seats, moments: momentsOf(chances, first) }
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
/** What is smaller, a change or a loss, would be told as none. */
export const TOLD = 0.0005

function momentsOf(chances: Review['chances'], first: number): number[] {
  const sizes = chances.slice(1).map((_, i) => ({ index: first + i, size: Math.max(...changeAt(chances, i)) }))
  const told = sizes.filter(({ size }) => size >= TOLD)
  const largest = told.sort((one, other) => other.size - one.size).slice(0, MOMENTS)
  return largest.map(({ index }) => index).sort((one, other) => one - other)
}

const changeAt = (chances: Review['chances'], i: number): number[] =>
  chances[i]!.map((before, seat) => chances[i + 1]![seat]! - before)

/** By seat, what an entry of the reviewed stretch did to the chances to win. */
export const changeBy = ({ chances, first }: Pick<Review, 'chances' | 'first'>, index: number): readonly number[] =>
  changeAt(chances, index - first)
