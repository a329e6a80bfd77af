import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { QUIET_ROUNDS, SECOND_CAR_WEIGHT } from '../board.ts'
import type { Car, State } from '../state.ts'
import { NONE } from './deck.ts'
import { retire } from './hazards.ts'
import { carsOf, isFinishLaid, isRacing, ownerOf, racingSeats, seatsOf, trackGraph } from './race.ts'
import { stepsToGo } from './track.ts'
import { beginTurn, leftOf } from './turn.ts'

// End and scoring

/** DC-60, DC-61 The car takes the next place; when one car is left, it takes the last, and the race is over. */
export function crossLine(state: State, car: Car): void {
  state.cars[car] = NONE
  state.finished.push(car)
  const seat = ownerOf(state, car)
  if (!isRacing(state, seat)) retire(state, seat)
  if (state.finished.length >= state.cars.length - 1) endRace(state)
}

/** DC-61, DC-65 Cars still out are placed by fewest steps to the line, equal ones in turn order. */
function endRace(state: State): void {
  const steps = stepsToGo(trackGraph(state))
  const out = [...state.cars.keys()].filter((car) => !state.finished.includes(car))
  const inTurn = (car: Car): number => (ownerOf(state, car) - state.first + state.table.seats) % state.table.seats
  out.sort((a, b) => steps[state.cars[a]!]! - steps[state.cars[b]!]! || inTurn(a) - inTurn(b) || a - b)
  state.finished.push(...out)
  state.cars.fill(NONE)
  state.frames.length = 1
  become(state, { kind: 'over' })
}

/** DC-8 The turn goes left. DC-65 Three whole rounds without a move end the race. */
export function endTurn(state: State, seat: Seat): void {
  state.quiet = isFinishLaid(state) ? state.quiet + 1 : 0
  if (state.quiet >= QUIET_ROUNDS * racingSeats(state).length) endRace(state)
  else beginTurn(state, leftOf(state, seat))
}

const MOVED = -1

/** DC-65 A car moved, so that the end of this turn counts as none. */
export function noteMove(state: State): void {
  state.quiet = MOVED
}

/** DC-62 One car: its place. Two: the place of the first and twice that of the second. */
export function score(state: Pick<State, 'table' | 'finished'>, seat: Seat): number {
  const [first, second] = placesOf(state, seat)
  return second === undefined ? first! : first! + SECOND_CAR_WEIGHT * second
}

/** The places of a player's cars, the better one first. */
export const placesOf = (state: Pick<State, 'table' | 'finished'>, seat: Seat): number[] =>
  carsOf(state, seat)
    .map((car) => state.finished.indexOf(car) + 1)
    .sort((a, b) => a - b)

/** DC-62, DC-63 The lowest score wins; of equal scores the better best place. */
export function result(state: Pick<State, 'table' | 'finished'>): Result {
  const seats = seatsOf(state)
  const scores = seats.map((seat) => score(state, seat))
  const best = seats.map((seat) => placesOf(state, seat)[0]!)
  const isAhead = (a: Seat, b: Seat) => scores[a]! < scores[b]! || (scores[a] === scores[b] && best[a]! < best[b]!)
  return { places: seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length), scores }
}
