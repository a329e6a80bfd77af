import type { Seat, Table } from '../../../engine/game.ts'
import { type Deck, MOST_SEATS_WITH_TWO_CARS } from '../board.ts'
import type { Car, Options, Space, State } from '../state.ts'
import { NONE } from './deck.ts'
import type { TableSize } from './geometry.ts'
import { type Graph, graphOf } from './track.ts'

export type Racing = Pick<State, 'table' | 'track' | 'cars' | 'finished'>

export const trackGraph = ({ track, table }: Pick<State, 'table' | 'track'>): Graph => graphOf(track, table.board)

/** DC-1, DC-1a */
export function carsEach({ options, seats }: Table<Options, Deck>): number {
  if (options.cars === 'standard') return seats <= MOST_SEATS_WITH_TWO_CARS ? 2 : 1
  return options.cars === 'two' ? 2 : 1
}

export const ownerOf = ({ table }: Pick<State, 'table'>, car: Car): Seat => Math.floor(car / carsEach(table))

export const carsOf = ({ table }: Pick<State, 'table'>, seat: Seat): Car[] =>
  Array.from({ length: carsEach(table) }, (_, i) => seat * carsEach(table) + i)

export const seatsOf = ({ table }: Pick<State, 'table'>): Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat)

/** DC-61 Whether a player still has a car in the race. */
export function isRacing({ table, finished }: Pick<State, 'table' | 'finished'>, seat: Seat): boolean {
  if (finished.length === 0) return true
  const cars = carsEach(table)
  for (let car = seat * cars; car < (seat + 1) * cars; car++) if (!finished.includes(car)) return true
  return false
}

export function racingSeats(state: Pick<State, 'table' | 'finished'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.table.seats; seat++) if (isRacing(state, seat)) seats.push(seat)
  return seats
}

export const isFinishLaid = (state: Pick<State, 'table' | 'track'>): boolean => trackGraph(state).line !== NONE

/** DC-64a The first card that is not left behind. */
export function rearCard(state: Racing): number {
  let last = Number.POSITIVE_INFINITY
  for (const space of state.cars) if (space !== NONE && space < last) last = space
  return trackGraph(state).cardOf[last] ?? 0
}

export const isCarOn = ({ cars }: Pick<State, 'cars'>, space: Space): boolean => cars.includes(space)

/** DX-23 */
export const isBarrelOn = (
  { danger }: { readonly danger: { readonly barrels: readonly Space[] } | null },
  space: Space,
) => danger?.barrels.includes(space) ?? false

/** DC-11a */
export const tableSize = ({ options }: Table<Options, Deck>): TableSize =>
  options.table === 'measured' ? { width: options.width, height: options.height } : null

/** DC-2 A spent chip goes back to the central pile. */
export function spend(state: State, seat: Seat, chips: number): void {
  state.chips[seat]! -= chips
  state.pile += chips
}
