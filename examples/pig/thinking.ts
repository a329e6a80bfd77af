import type { Seat } from '../../src/engine/game.ts'
import type { Lore } from '../../src/engine/lore.ts'
import { GOAL, isOver, type Pig, SIDES, type State } from './rules.ts'

// What a turn brings on average to those who hold at 20, and how many turns luck makes up for with a point to go.
const POINTS_A_TURN = 8.14
const LUCK = 0.36

/** The chance to win, if whoever has the turn makes the best of it; the others share what is left by their standing. */
function evaluate(state: State, seat: Seat): number {
  if (isOver(state)) return seat === state.seat ? 1 : 0
  const others = state.scores.map((_, other) => (other === state.seat ? 0 : standing(state, other, 0)))
  const against = others.reduce((sum, other) => sum + other)
  const chance = chanceOnTurn(state, against)
  return seat === state.seat ? chance : (1 - chance) * (others[seat]! / against)
}

/** How good a seat's position is when the turn passes, with so many points more. */
function standing({ scores, seat: active, table: { seats } }: State, seat: Seat, banked: number): number {
  const luck = LUCK * Math.sqrt(GOAL - scores.reduce((sum, score) => sum + score) / seats)
  const wait = ((seat - active - 1 + seats) % seats) / seats
  return Math.exp(((scores[seat]! + banked) / POINTS_A_TURN - wait) / luck)
}

/** From the goal down to what is at stake: the better of holding and rolling. */
function chanceOnTurn(state: State, against: number): number {
  const held = (stake: number) => 1 / (1 + against / standing(state, state.seat, stake))
  const best = Array<number>(GOAL + SIDES).fill(1)
  const rolled = (stake: number) =>
    best.slice(stake + 2, stake + SIDES + 1).reduce((sum, chance) => sum + chance, held(0)) / SIDES
  for (let stake = GOAL - state.scores[state.seat]! - 1; stake >= state.stake; stake--)
    best[stake] = Math.max(held(stake), rolled(stake))
  return state.isRolling ? rolled(state.stake) : best[state.stake]!
}

export const THINKING: Lore<Pig> = { evaluate, reflex: null }
