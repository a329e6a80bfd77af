import type { Seat } from '../../../engine/game.ts'
import type { Action } from '../../allens-dirt/state.ts'
import { reflex as raceReflex } from '../../allens-dirt/thinking/reflex.ts'
import type { State } from '../state.ts'

/** In the season, too, a house driver drives for the best place in the race. */
export const reflex = ({ race, drivers }: State, seat: Seat, legal: readonly Action[]): number[] =>
  raceReflex(race!, drivers.indexOf(seat), legal)
