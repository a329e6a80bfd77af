import type { Seat } from '../../../engine/game.ts'
import { carsEach } from '../rules/race.ts'
import type { State } from '../state.ts'
import { arrivals } from './arrivals.ts'
import { type Course, courseOf } from './course.ts'
import { chances } from './finishing.ts'

/** The most that a place is worth to those who do not win: whoever cannot win still races. */
const PLACE = 0.005
/** The most that is lost by coming late, even where nothing else depends on it: nobody keeps the others waiting. */
const LATE = 0.0005
const VERY_LATE = 10

/** The chance to win, from the time at which each car will cross the line, and a little for the place. */
export const evaluate = (state: State, seat: Seat): number => evaluateOn(courseOf(state), state, seat)

export function evaluateOn(course: Course, state: State, seat: Seat): number {
  const { seats } = state.table
  const times = arrivals(state, seat, course)
  const { win, place } = chances(state.table, state.finished, times, seat, course.lead)
  const worth = win + ((1 - win) * PLACE * (seats + 1 - place)) / (seats + 1)
  // Sums of many shares may miss 1 by a hair.
  return Math.min(1, worth) - LATE * lateness(state, seat, times)
}

/** From 0, when all cars are home, to nearly 1. */
function lateness({ table }: State, seat: Seat, times: Float64Array): number {
  const each = carsEach(table)
  let sum = 0
  for (let car = seat * each; car < (seat + 1) * each; car++) sum += times[car]!
  return sum / (sum + VERY_LATE)
}
