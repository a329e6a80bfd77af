import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { QUIET_ROUNDS, SECOND_CAR_WEIGHT } from '../board.ts'
import type { Car, State } from '../state.ts'
import { NONE } from './deck.ts'
import { retire } from './hazards.ts'
import { carsOf, isFinishLaid, isRacing, type Racing, racingSeats, seatsOf, trackGraph } from './race.ts'
import { stepsToGo } from './track.ts'
import { beginTurn, leftOf } from './turn.ts'

// End and scoring

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

/**
 * DC-60, DC-61, DC-65 The place that a car has, or would have if the race ended now: cars still out come after the others,
 * by fewest steps to the line, and equal ones share a place. Null before the car is placed.
 */
export function placeOf(state: Racing, car: Car): number | null {
  const place = state.finished.indexOf(car)
  if (place >= 0) return place + 1
  if (state.cars[car] === NONE) return null
  const steps = stepsToGo(trackGraph(state))
  const ahead = state.cars.filter((space) => space !== NONE && steps[space]! < steps[state.cars[car]!]!)
  return state.finished.length + ahead.length + 1
}

/** DC-62 One car: its place. Two: the place of the first and twice that of the second. */
export function score(state: Racing, seat: Seat): number {
  const [first, second] = placesOf(state, seat)
  return second === undefined ? first! : first! + SECOND_CAR_WEIGHT * second
}

/** The places of a player's cars, the better one first. */
export const placesOf = (state: Racing, seat: Seat): number[] =>
  carsOf(state, seat)
    .map((car) => placeOf(state, car)!)
    .sort((a, b) => a - b)

/** DC-62, DC-63 The lowest score wins; of equal scores the better best place. */
export function result(state: Racing): Result {
  const seats = seatsOf(state)
  const scores = seats.map((seat) => score(state, seat))
  const best = seats.map((seat) => placesOf(state, seat)[0]!)
  const isAhead = (a: Seat, b: Seat) => scores[a]! < scores[b]! || (scores[a] === scores[b] && best[a]! < best[b]!)
  return { places: seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length), scores }
}
