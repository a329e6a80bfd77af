import type { Result, Seat } from '../../../engine/game.ts'
import { SECOND_CAR_WEIGHT } from '../board.ts'
import type { Car } from '../state.ts'
import { NONE } from './deck.ts'
import { carsOf, type Racing, seatsOf, trackGraph } from './race.ts'
import { stepsToGo } from './track.ts'

// Scoring

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
