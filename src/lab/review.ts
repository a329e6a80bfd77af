import { type Entry, isOutcome, type Kinds, type Seat } from '../engine/game.ts'
import { shareOfWin } from '../engine/share.ts'
import type { Timeline } from '../engine/timeline.ts'
import { same } from '../engine/values.ts'
import type { Assessor } from './assessor.ts'

/** What a decision gave away, in words; each from so much on. */
export const GRADES = { good: 0, inaccuracy: 0.01, mistake: 0.03, blunder: 0.08 } as const
export type Grade = keyof typeof GRADES

/** A choice that somebody had. */
export interface Decision<K extends Kinds = Kinds> {
  /** Its place in the log. */
  readonly index: number
  readonly seat: Seat
  readonly action: K['action']
  readonly best: K['action']
  /** The part of a win that it gave away. */
  readonly lost: number
  readonly grade: Grade
}

/** What dice or a draw did to everybody's chance to win. */
export interface Fall {
  readonly index: number
  readonly luck: readonly number[]
}

export interface SeatReview {
  readonly decisions: number
  readonly grades: Readonly<Record<Grade, number>>
  /** In wins: what all decisions gave away, what the dice brought, what came of it, and that without the dice. */
  readonly lost: number
  readonly luck: number
  readonly share: number | null
  readonly adjusted: number | null
}

export interface Review<K extends Kinds = Kinds> {
  readonly isExact: boolean
  /** Everybody's chance to win before each entry, and at the end. */
  readonly chances: readonly (readonly number[])[]
  readonly decisions: readonly Decision<K>[]
  readonly falls: readonly Fall[]
  readonly seats: readonly SeatReview[]
  /** The entries that changed the chances most, in their order. */
  readonly moments: readonly number[]
}

const MOMENTS = 3

/** Goes through a match, entry by entry, and tells how many it has seen. */
export function* review<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
): Generator<number, Review<K>, void> {
  const chances = [assessor.chances(timeline.before(0))]
  const decisions: Decision<K>[] = []
  for (const [index, entry] of timeline.log.entries()) {
    yield index
    chances.push(assessor.chances(timeline.before(index + 1)))
    decisions.push(...decisionAt(timeline, assessor, index, entry))
  }
  const falls = fallsOf(timeline.log, chances)
  const seats = chances[0]!.map((_, seat) => seatReview(timeline, decisions, falls, seat))
  return { isExact: assessor.isExact, chances, decisions, falls, seats, moments: momentsOf(chances) }
}

/** Where there was nothing to choose, nothing was decided. */
function decisionAt<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
  index: number,
  entry: Entry<K>,
): Decision<K>[] {
  if (isOutcome(entry)) return []
  const { seat, action } = entry
  const state = timeline.before(index)
  const legal = timeline.game.legal(state, seat)
  if (legal.length < 2) return []
  const worths = assessor.worths(state, seat, legal)
  const best = worths.indexOf(Math.max(...worths))
  const lost = worths[best]! - worths[legal.findIndex((one) => same(one, action))]!
  return [{ index, seat, action, best: legal[best]!, lost, grade: gradeOf(lost) }]
}

const NAMES = Object.keys(GRADES) as Grade[]

export const gradeOf = (lost: number): Grade => NAMES.findLast((name) => lost >= GRADES[name]) ?? 'good'

const changeAt = (chances: Review['chances'], index: number): number[] =>
  chances[index]!.map((before, seat) => chances[index + 1]![seat]! - before)

const fallsOf = <K extends Kinds>(log: readonly Entry<K>[], chances: Review['chances']): Fall[] =>
  log.flatMap((entry, index) => (isOutcome(entry) ? [{ index, luck: changeAt(chances, index) }] : []))

function seatReview<K extends Kinds>(
  { result }: Timeline<K>,
  decisions: readonly Decision<K>[],
  falls: readonly Fall[],
  seat: Seat,
): SeatReview {
  const own = decisions.filter((decision) => decision.seat === seat)
  const luck = falls.reduce((sum, fall) => sum + fall.luck[seat]!, 0)
  const share = result && shareOfWin(result, seat)
  return {
    decisions: own.length,
    grades: countOf(own),
    lost: own.reduce((sum, { lost }) => sum + lost, 0),
    luck,
    share,
    adjusted: share === null ? null : share - luck,
  }
}

const countOf = (decisions: readonly { readonly grade: Grade }[]): Record<Grade, number> => {
  const counts = { good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade } of decisions) counts[grade]++
  return counts
}

function momentsOf(chances: Review['chances']): number[] {
  const sizes = chances.slice(1).map((_, index) => ({ index, size: Math.max(...changeAt(chances, index)) }))
  const largest = sizes.sort((one, other) => other.size - one.size).slice(0, MOMENTS)
  return largest.map(({ index }) => index).sort((one, other) => one - other)
}
