import { become, top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Spot } from '../board.ts'
import type { Action, FrameOf, State } from '../state.ts'
import { courseOf } from './circuit.ts'
import { arrive, endTurn } from './ending.ts'
import { isTaken } from './pushing.ts'

// The variation

const DECLINE: Action = Object.freeze({ kind: 'decline' })

/** MZ-12, MZ-12c Who drives the colour used last may take one step more. */
export function offerBonus(state: State, mover: Seat): void {
  const seat = state.colours.indexOf(courseOf(state.table).colours[state.cars[mover]!]!)
  if (seat >= 0 && bonusSpots(state, seat).length > 0) become(state, { kind: 'bonus', seat, mover })
  else endTurn(state, mover)
}

/** MZ-12a Any free spot ahead; no die is needed. */
const bonusSpots = (state: State, seat: Seat): Spot[] =>
  courseOf(state.table).ahead[state.cars[seat]!]!.filter((to) => !isTaken(state, to))

export const bonusChoices = (state: State, seat: Seat): Action[] => [
  ...bonusSpots(state, seat).map((to) => courseOf(state.table).steps[to]!),
  DECLINE,
]

export function takeBonus(state: State, seat: Seat, to: Spot): void {
  state.cars[seat] = to
  arrive(state, seat, (top(state) as FrameOf<'bonus'>).mover)
}
