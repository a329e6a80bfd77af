import type { Seat } from '../../../engine/game.ts'
import { IGNORE_COST, SKIP_COST } from '../board.ts'
import type { State } from '../state.ts'
import { left, pass } from './turns.ts'

// Skip chips

/** DD-8 One chip before rolling: the dice pass left. */
export function skip(state: State, seat: Seat): void {
  spend(state, seat, SKIP_COST)
  pass(state, left(state, seat))
}

/** DD-9, DD-9a Two chips after rolling: nothing of the roll happens, and the dice pass left. */
export function ignore(state: State, seat: Seat): void {
  spend(state, seat, IGNORE_COST)
  pass(state, left(state, seat))
}

function spend(state: State, seat: Seat, chips: number): void {
  state.chips[seat]! -= chips
  state.centre += chips
}
