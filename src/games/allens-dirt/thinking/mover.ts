import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { State } from '../state.ts'

/** AD-2, AD-4a Who qualifies, and later the car that moves, though those whom it hits throw dice as well. */
export function mover(state: State): Seat | null {
  const frame = top(state)
  if (frame.kind === 'over') return null
  return frame.kind === 'qualifying' ? frame.seat : (state.order[state.turn] ?? null)
}
