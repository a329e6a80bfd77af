import type { WholeMove } from '../../../engine/ends.ts'
import type { Seat } from '../../../engine/game.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import type { Action, AllensDirt, State, View } from '../../../games/allens-dirt/state.ts'
import { placeId } from './places.ts'

/** Where a whole move ends, and how: by its last step, by contact, or by stopping short. */
export interface End extends WholeMove<AllensDirt> {
  readonly kind: Action['kind']
}

export type Ends = ReadonlyMap<string, End>

/** By place; where several moves end on one, the first, for those told later are cut short or come by contact. */
export function endsAt(view: View, seat: Seat, moves: readonly WholeMove<AllensDirt>[]): Ends {
  const ends = new Map<string, End>()
  for (const move of moves) {
    const place = placeAfter(view, seat, move.actions)
    if (!ends.has(place)) ends.set(place, { ...move, kind: move.actions.at(-1)!.kind })
  }
  return ends
}

/** A contact is shown where the other car is. */
function placeAfter(view: View, seat: Seat, actions: readonly Action[]): string {
  const state = allensDirt.guess(view, seat, () => 0)
  for (const action of actions) {
    if (action.kind === 'contact' && action === actions.at(-1)) return placeId(action.lane, column(state, seat) + 1)
    allensDirt.play(state, seat, action)
  }
  return placeIn(state, seat)
}

const placeIn = (state: State, seat: Seat): string => placeId(state.lane[seat]!, column(state, seat))
