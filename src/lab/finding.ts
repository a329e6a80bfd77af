import { isOutcome, type Kinds, type Seat } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'
import { same } from '../engine/values.ts'
import type { Assessor } from './assessor.ts'
import type { Chances } from './expected.ts'
import { type Grade, gradeOf } from './grade.ts'

/** A choice that somebody had. Where there was nothing to choose, nothing was decided. */
export interface Decision<K extends Kinds = Kinds> {
  /** Its place in the log. */
  readonly index: number
  readonly seat: Seat
  readonly action: K['action']
  /** What was worth most; the action itself where nothing was better. */
  readonly best: K['action']
  /** The part of a win that it gave away, never below 0. */
  readonly lost: number
  /** The standard error of `lost`: 0 where it is exact, null where it is an estimate. */
  readonly error: number | null
  readonly grade: Grade
}

/** What dice or a draw did to everybody's chance to win. */
export interface Fall {
  readonly index: number
  /** Whose hand threw or drew; null for nobody's. */
  readonly seat: Seat | null
  /** By seat, how much better the chance became than it was on average over all that might have fallen; adds up to 0. */
  readonly luck: readonly number[]
  /** The largest standard error in `luck`: 0 where it is exact, null where it is an estimate. */
  readonly error: number | null
}

/** What one entry of a log did, and the chances after it: plain data, so that a worker can tell it and a browser can keep it. */
export interface Finding<K extends Kinds = Kinds> extends Chances {
  readonly decision: Decision<K> | null
  readonly fall: Fall | null
}

/** Looks at one entry of a match. An assessor remembers the last state, so the one before a throw is asked for first. */
export function findingAt<K extends Kinds>(timeline: Timeline<K>, assessor: Assessor<K>, index: number): Finding<K> {
  const entry = timeline.log[index]!
  const before = isOutcome(entry) ? dueAt(timeline, assessor, index) : null
  const after = assessor.chances(timeline.before(index + 1))
  const fall = before && fallFrom(before, after, index)
  return { ...after, decision: isOutcome(entry) ? null : decisionAt(timeline, assessor, index, entry), fall }
}

/** What was to be expected of dice or a draw, and whose hand it is. */
interface Due extends Chances {
  readonly seat: Seat | null
}

function dueAt<K extends Kinds>(timeline: Timeline<K>, assessor: Assessor<K>, index: number): Due | null {
  const state = timeline.before(index)
  const waiting = timeline.game.waiting(state)
  if (waiting.kind !== 'chance') return null
  return { ...assessor.expected(state, waiting.chance), seat: waiting.chance.seat }
}

function fallFrom({ seat, ...before }: Due, after: Chances, index: number): Fall {
  const luck = after.chances.map((chance, i) => chance - before.chances[i]!)
  return { index, seat, luck, error: errorOfLuck(before.error, after.error) }
}

/** What was drawn from estimates is off by what was drawn at least. */
const errorOfLuck = (before: number | null, after: number | null): number | null =>
  before === null ? null : Math.hypot(before, after ?? 0)

function decisionAt<K extends Kinds>(
  timeline: Timeline<K>,
  assessor: Assessor<K>,
  index: number,
  { seat, action }: { readonly seat: Seat; readonly action: K['action'] },
): Decision<K> | null {
  const state = timeline.before(index)
  const legal = timeline.game.legal(state, seat)
  if (legal.length < 2) return null
  const taken = legal.findIndex((one) => same(one, action))
  const { best, lost, error } = assessor.weigh(state, seat, legal, taken)
  return { index, seat, action, best: lost > 0 ? legal[best]! : action, lost, error, grade: gradeOf(lost) }
}
