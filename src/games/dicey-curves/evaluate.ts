import type { Seat } from '../../engine/game.ts'
import { arrivals } from './arrivals.ts'
import { chances } from './finishing.ts'
import type { State } from './state.ts'

/** The most that a place is worth to those who do not win: whoever cannot win still races. */
const PLACE = 0.01

/** The chance to win, from the time at which each car will cross the line, and a little for the place. */
export function evaluate(state: State, seat: Seat): number {
  const { seats } = state.table
  const { win, place } = chances(state.table, state.finished, arrivals(state, seat), seat)
  // Sums of many shares may miss 1 by a hair.
  return Math.min(1, win + ((1 - win) * PLACE * (seats - place)) / seats)
}
