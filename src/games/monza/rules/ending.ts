import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { DICE, isGoal } from '../board.ts'
import type { State } from '../state.ts'
import { courseOf } from './circuit.ts'

// The end

export const isHome = ({ cars }: State, seat: Seat): boolean => isGoal(cars[seat]!)

/** MZ-10 The first car in a goal settles which turn is the last. */
export function arrive(state: State, seat: Seat, mover: Seat): void {
  if (state.last === null && isHome(state, seat)) state.last = lastTurn(state, mover)
}

/** MZ-10, MZ-10a, MZ-10b The round is finished, or everybody but the player at turn has one more turn. */
const lastTurn = (state: State, mover: Seat): Seat =>
  right(state, state.table.options.ending === 'finish-round' ? state.starter : mover)

/** MZ-2 Clockwise. */
const left = ({ table }: State, seat: Seat): Seat => (seat + 1 === table.seats ? 0 : seat + 1)

const right = ({ table }: State, seat: Seat): Seat => (seat === 0 ? table.seats : seat) - 1

export function endTurn(state: State, seat: Seat): void {
  if (state.last === seat) become(state, { kind: 'over' })
  else nextTurn(state, left(state, seat))
}

/** MZ-12b A car that is in a goal already does not roll, and has used no dice. */
export function nextTurn(state: State, seat: Seat): void {
  state.used[seat] = 0
  if (state.last !== null && isHome(state, seat)) endTurn(state, seat)
  else become(state, { kind: 'roll', seat })
}

/** MZ-11, MZ-11a The higher score has the better place, and equal scores share one. */
export function result(state: State): Result {
  const scores = state.cars.map((_, seat) => score(state, seat))
  return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length) }
}

/** MZ-11, MZ-11a The far end of the square; in a goal one more, and one more for every die not used. */
function score(state: State, seat: Seat): number {
  const end = courseOf(state.table).ends[state.cars[seat]!]!
  return isHome(state, seat) ? end + 1 + DICE - state.used[seat]! : end
}
