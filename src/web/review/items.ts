import type { Seat } from '../../engine/game.ts'
import type { Decision, Fall } from '../../lab/finding.ts'
import type { Grade } from '../../lab/grade.ts'
import type { Review } from '../../lab/review.ts'

/** One line of the list. */
export type Item =
  | { readonly kind: 'decision'; readonly index: number; readonly decision: Decision }
  | { readonly kind: 'roll'; readonly index: number; readonly fall: Fall }

/** What is shown: decisions that gave something away, all of them, those of one grade, or what fell. */
export const WHATS = ['blamed', 'decisions', 'inaccuracy', 'mistake', 'blunder', 'rolls'] as const
export type What = (typeof WHATS)[number]

/** What somebody wants to see; without a seat, everybody's. */
export interface Filter {
  readonly seat: Seat | null
  readonly what: What
}

const SHOWS: Readonly<Record<Exclude<What, 'rolls'>, (grade: Grade) => boolean>> = {
  blamed: (grade) => grade !== 'good',
  decisions: () => true,
  inaccuracy: (grade) => grade === 'inaccuracy',
  mistake: (grade) => grade === 'mistake',
  blunder: (grade) => grade === 'blunder',
}

/** What a filter leaves of a review, in the order of the match. */
export function itemsOf({ decisions, falls }: Review, { seat, what }: Filter): Item[] {
  const isWanted = (one: { readonly seat: Seat | null }) => seat === null || one.seat === seat
  if (what === 'rolls')
    return falls.filter(isWanted).map((fall) => ({ kind: 'roll', index: fall.index, fall }) as const)
  return decisions
    .filter((decision) => isWanted(decision) && SHOWS[what](decision.grade))
    .map((decision) => ({ kind: 'decision', index: decision.index, decision }) as const)
}

/** The seat a roll is told from: whose hand it was, or else whom it changed most. */
export function seatOf({ seat, luck }: Fall): Seat {
  const sizes = luck.map(Math.abs)
  return seat ?? sizes.indexOf(Math.max(...sizes))
}
