import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { QUIET_ROUNDS } from '../board.ts'
import type { Car, State } from '../state.ts'
import { NONE } from './deck.ts'
import { retire } from './hazards.ts'
import { isFinishLaid, isRacing, racingSeats, seatsOf } from './race.ts'
import { beginTurn, leftOf } from './turn.ts'

// The end

/** DC-60, DC-61 The car takes the next place; when one car is left, the race is over. */
export function crossLine(state: State, car: Car): void {
  state.cars[car] = NONE
  state.finished.push(car)
  if (state.finished.length >= state.cars.length - 1) endRace(state)
}

function endRace(state: State): void {
  state.frames.length = 1
  become(state, { kind: 'over' })
}

/** DC-8 The turn goes left. DC-65 Thirty whole rounds without progress end the race. */
export function endTurn(state: State, seat: Seat): void {
  state.begun = true
  state.quiet = isFinishLaid(state) ? state.quiet + 1 : 0
  for (const other of seatsOf(state)) if (!isRacing(state, other)) retire(state, other)
  if (state.quiet >= QUIET_ROUNDS * racingSeats(state).length) endRace(state)
  else beginTurn(state, leftOf(state, seat))
}

const PROGRESS = -1

/** DC-65 A car went forward, so that the end of this turn counts as none. */
export function noteProgress(state: State): void {
  state.quiet = PROGRESS
}
