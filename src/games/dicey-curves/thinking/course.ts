import type { State } from '../state.ts'

// For bots: how a race goes from here, told by what came of thousands of games that were only played out. Turns are counted as a lone
// car needs them on an open road.

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
  /** How far a lead decides: a car so many turns ahead is e times as likely to be in first; the more so the nearer the line is. */
  readonly lead: { readonly least: number; readonly root: number }
}

const PLAIN: Course = {
  pace: 1,
  card: 0.75,
  shared: 0.3,
  soon: 3,
  chips: 1,
  lead: { least: 0.3, root: 0.35 },
}

/** Fitted to who won from positions in which cubes, chips and hands had been dealt at random: what leaders happen to have proves nothing. */
const WITH_DANGER: Course = {
  pace: 2.14,
  card: 0.145,
  shared: 0.589,
  soon: 1,
  chips: 1.152,
  lead: { least: 1.15, root: 0.646 },
}

export const courseOf = ({ danger }: Pick<State, 'danger'>): Course => (danger ? WITH_DANGER : PLAIN)
