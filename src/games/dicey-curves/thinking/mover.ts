import type { Seat } from '../../../engine/game.ts'
import type { State } from '../state.ts'

/** DC-8, DX-3a The lowest frame is the turn: a window belongs to whoever rolls after it, though others are asked in it. */
export function mover({ frames }: State): Seat | null {
  const turn = frames[0]!
  return 'seat' in turn ? turn.seat : null
}
