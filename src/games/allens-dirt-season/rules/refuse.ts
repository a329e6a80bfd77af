import type { Refusal, Seat } from '../../../engine/game.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import type { Action } from '../../allens-dirt/state.ts'
import type { State } from '../state.ts'

/** Only a race asks anything. */
export const refuse = ({ race, drivers }: State, seat: Seat, action: Action): Refusal =>
  allensDirt.refuse(race!, drivers.indexOf(seat), action)
