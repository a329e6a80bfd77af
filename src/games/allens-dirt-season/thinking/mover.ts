import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { mover as moverInRace } from '../../allens-dirt/thinking/mover.ts'
import type { State } from '../state.ts'

/** Between races it is nobody's turn. */
export function mover(state: State): Seat | null {
  const frame = top(state)
  if (frame.kind === 'qualifying') return frame.seat
  const seat = frame.kind === 'race' ? moverInRace(state.race!) : null
  return seat === null ? null : state.drivers[seat]!
}
