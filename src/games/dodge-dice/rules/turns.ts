import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { SKIP_COST } from '../board.ts'
import type { State } from '../state.ts'

/** The dice lie before a seat. Without a chip there is nothing to decide, and it rolls. */
export function pass(state: State, seat: Seat): void {
  become(state, { kind: state.chips[seat]! >= SKIP_COST ? 'before-roll' : 'roll', seat })
}

/** The next player to the left who takes part. */
export function left(state: State, seat: Seat): Seat {
  const next = (seat + 1) % state.table.seats
  return isPlaying(state, next) ? next : left(state, next)
}

export const isPlaying = ({ tied }: State, seat: Seat): boolean => tied.length === 0 || tied.includes(seat)
