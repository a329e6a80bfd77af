import type { DangerKind } from '../board.ts'
import type { State } from '../state.ts'
import fitted from './course.json' with { type: 'json' }

// For bots: how a race goes. Turns are counted as a lone car needs them on an open road.

export interface Course {
  /** Turns that one such turn takes among others. */
  readonly pace: number
  /** Turns for a card that is still to come. */
  readonly card: number
  /** The part of a turn that a player's second car can use while the first one is on its way. */
  readonly shared: number
  /** So near to the line what is saved up begins to lose its worth. */
  readonly soon: number
  /** What chips save, in proportion. */
  readonly chips: number
  /** Turns that damage takes until it is repaired some day, by cubes. */
  readonly slower: readonly number[]
  /** Turns that a card in the hand saves. */
  readonly hand: Readonly<Record<DangerKind, number>>
  /** How far a lead decides: a car so many turns ahead is e times as likely to be in first; the more so the nearer the line is. */
  readonly lead: { readonly least: number; readonly root: number }
}

/** `npm run fit` writes it. */
const WITH_DANGER: Course = fitted

/** Of damage and cards there are none. */
const PLAIN: Course = {
  ...WITH_DANGER,
  pace: 1,
  card: 0.75,
  shared: 0.3,
  soon: 3,
  chips: 1,
  lead: { least: 0.3, root: 0.35 },
}

export const courseOf = ({ danger }: Pick<State, 'danger'>): Course => (danger ? WITH_DANGER : PLAIN)
