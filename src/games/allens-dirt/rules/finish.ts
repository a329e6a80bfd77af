import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import type { State } from '../state.ts'
import { inRaceOrder, lapsOf, running } from './order.ts'

/** AD-21 The first car has completed the last lap. */
export const isDecided = ({ laps, table }: State): boolean => laps.length === table.options.laps

export function end(state: State, order: readonly Seat[]): void {
  become(state, { kind: 'over', order: Object.freeze([...order, ...state.retired]) })
}

/** AD-21 Who completed the last lap comes first, as they crossed the line or by moves left over; the others as they run. */
export function finish(state: State): void {
  end(state, inRaceOrder(state, running(state)))
}

/** AD-21 Places, and the laps each driver completed. */
export function result(state: State, order: readonly Seat[]): Result {
  const seats = [...order.keys()]
  return { places: seats.map((seat) => order.indexOf(seat) + 1), scores: seats.map((seat) => lapsOf(state, seat)) }
}
