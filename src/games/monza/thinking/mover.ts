import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { State } from '../state.ts'

/** MZ-12 Others may be asked after a move. */
export function mover(state: State): Seat | null {
  const frame = top(state)
  if (frame.kind === 'bonus') return frame.mover
  return 'seat' in frame ? frame.seat : null
}
