import type { Seat } from '../../../engine/game.ts'
import { isGoal, type Spot, START } from '../board.ts'
import type { State } from '../state.ts'
import { courseOf } from './circuit.ts'
import { isHome } from './ending.ts'

// Pushing back

/** MZ-8, MZ-8b The car that stood where a move ends goes back; the mover has left its old square. */
export function pushBack(state: State, mover: Seat): void {
  if (isHome(state, mover)) return
  for (let seat = 0; seat < state.cars.length; seat++)
    if (seat !== mover && state.cars[seat] === state.cars[mover]) state.cars[seat] = freeBehind(state, seat)
}

/** MZ-8a Past tyres and other cars, at last to the start. */
function freeBehind(state: State, seat: Seat): Spot {
  const { behind } = courseOf(state.table)
  let spot = behind[state.cars[seat]!]!
  while (isTaken(state, spot)) spot = behind[spot]!
  return spot
}

/** MZ-8a The start and the goals hold any number of cars. */
export const isTaken = ({ cars }: State, spot: Spot): boolean => spot !== START && !isGoal(spot) && cars.includes(spot)
