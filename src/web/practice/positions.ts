import * as z from 'zod/mini'
import type { Seat } from '../../engine/game.ts'
import { GRADES } from '../../lab/grade.ts'

/** A position of one's own that is to be decided again. */
export interface OwnPosition {
  readonly kind: 'open'
  /** The id of its table, and the place of the decision in the log. */
  readonly id: string
  readonly game: string
  readonly seat: Seat
  /** The match up to here, packed as for a link. */
  readonly packed: string
  /** What was given away at the table, as a part of a win. */
  readonly lost: number
  /** How often in a row it was decided well since. */
  readonly right: number
  /** When it comes again, in milliseconds since 1970. */
  readonly due: number
}

/** What was decided well often enough, or could not be opened: it never comes back. */
export interface LearntPosition {
  readonly kind: 'learnt'
  readonly id: string
}

export type PracticePosition = OwnPosition | LearntPosition

/** Room for so many; those that gave away least, and what was learnt first, give way. */
export const MOST_OPEN = 100
export const MOST_LEARNT = 1000
/** A packed match may be so long, in characters. */
export const MOST_PACKED = 8_000

const LAST = 8.64e15
const id = z.string().check(z.minLength(1), z.maxLength(80))

export const Practised = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    id,
    game: z.string().check(z.minLength(1), z.maxLength(64)),
    seat: z.int().check(z.gte(0), z.lte(63)),
    packed: z.string().check(z.maxLength(MOST_PACKED), z.regex(/^[\w-]+$/)),
    lost: z.number().check(z.gte(0), z.lte(1)),
    right: z.int().check(z.gte(0), z.lte(1)),
    due: z.int().check(z.gte(0), z.lte(LAST)),
  }),
  z.strictObject({ kind: z.literal('learnt'), id }),
])

/** Decided well so often in a row, it is learnt. */
const ENOUGH = 2
const MINUTE = 60_000
/** What went wrong comes again after a while, what went well after some days. */
const SOON = 10 * MINUTE
const LATER = 3 * 24 * 60 * MINUTE

export const isRight = (lost: number): boolean => lost < GRADES.inaccuracy

/** A position after it was decided again. */
export function answered(position: OwnPosition, lost: number, now: number): PracticePosition {
  if (!isRight(lost)) return { ...position, right: 0, due: now + SOON }
  const right = position.right + 1
  return right >= ENOUGH ? learnt(position.id) : { ...position, right, due: now + LATER }
}

export const learnt = (id: string): LearntPosition => ({ kind: 'learnt', id })

const isOpen = (position: PracticePosition): position is OwnPosition => position.kind === 'open'

/** What is to be decided now, what has waited longest first; of several, what gave away most. */
export const dueOf = (positions: readonly PracticePosition[], now: number): OwnPosition[] =>
  positions
    .filter(isOpen)
    .filter(({ due }) => due <= now)
    .sort((one, other) => one.due - other.due || other.lost - one.lost)

export const openOf = (positions: readonly PracticePosition[]): OwnPosition[] => positions.filter(isOpen)

/** Adds what is not known yet; what was learnt stays learnt. */
export function withMore(known: readonly PracticePosition[], more: readonly PracticePosition[]): PracticePosition[] {
  const ids = new Set(known.map((one) => one.id))
  const fresh = new Map(more.filter((one) => !ids.has(one.id)).map((one) => [one.id, one]))
  return bounded([...known, ...fresh.values()])
}

export function bounded(positions: readonly PracticePosition[]): PracticePosition[] {
  const open = openOf(positions).sort((one, other) => other.lost - one.lost)
  const done = positions.filter((one) => !isOpen(one))
  return [...open.slice(0, MOST_OPEN), ...done.slice(-MOST_LEARNT)]
}
