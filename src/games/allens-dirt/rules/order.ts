import type { Seat } from '../../../engine/game.ts'
import type { Board } from '../board.ts'
import { FINISHED, type Incident, MOST_LANES, RETIRED, type State } from '../state.ts'

/** AD-4b, AD-4e The column of a position: the grid stands on the last columns before the line. */
export function columnOf({ columns }: Board, position: number): number {
  const column = position % columns
  return column < 0 ? column + columns : column
}

export const column = (state: State, seat: Seat): number => columnOf(state.table.board, state.position[seat]!)

/** AD-9a Laps completed; what a car drove before its first crossing of the line completes none. */
export function lapsOf({ table, position }: State, seat: Seat): number {
  const laps = Math.floor(position[seat]! / table.board.columns)
  return Math.max(0, Math.min(laps, table.options.laps))
}

export const isRunning = ({ lane }: State, seat: Seat): boolean => lane[seat] !== RETIRED

export const isFinished = ({ lane }: State, seat: Seat): boolean => lane[seat] === FINISHED

export const isOnTrack = ({ lane }: State, seat: Seat): boolean => lane[seat]! < MOST_LANES

export function running(state: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.lane.length; seat++) if (isRunning(state, seat)) seats.push(seat)
  return seats
}

/** AD-4a, AD-4d Race order: laps and column, then the inner lane and last the pits, then who was there first. */
export const ahead = ({ position, lane, arrived }: State, a: Seat, b: Seat): number =>
  position[b]! - position[a]! || lane[a]! - lane[b]! || arrived[a]! - arrived[b]!

export const inRaceOrder = (state: State, seats: readonly Seat[]): Seat[] =>
  [...seats].sort((a, b) => ahead(state, a, b))

/** A car comes to a spot, behind those that are there. */
export function arrive(state: State, seat: Seat, position: number, lane: number): void {
  state.position[seat] = position
  state.lane[seat] = lane
  state.arrived[seat] = ++state.arrivals
}

export const sharesSpot = ({ position, lane }: State, a: Seat, b: Seat): boolean =>
  a !== b && position[a] === position[b] && lane[a] === lane[b]

/** AD-17 On its spot a car comes before those it has beaten in a contact of this round. */
export function orderSpot(state: State, seat: Seat): void {
  if (state.contact[seat] === 0 || !isOnTrack(state, seat)) return
  const beaten = running(state).filter((other) => sharesSpot(state, seat, other) && hasBeaten(state, seat, other))
  for (const other of inRaceOrder(state, beaten)) state.arrived[other] = ++state.arrivals
}

const hasBeaten = ({ contact }: State, seat: Seat, other: Seat): boolean =>
  contact[other]! > 0 && contact[other]! < contact[seat]!

/** Where and in which lap something happens to a car. */
export const placeOf = (state: State, seat: Seat) => ({
  lap: Math.min(lapsOf(state, seat) + 1, state.table.options.laps),
  column: column(state, seat),
})

/** AD-22 The record of a race is frozen, so that copying a state never copies it. */
export function record(state: State, incident: Incident): void {
  state.incidents = Object.freeze([...state.incidents, Object.freeze(incident)])
}
