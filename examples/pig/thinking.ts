import type { Seat } from '../../src/engine/game.ts'
import type { Lore } from '../../src/engine/lore.ts'
import { GOAL, isOver, type Pig, SIDES, type State } from './rules.ts'

// What a turn brings to those who hold at 20, and the lead that makes a win e times as likely with a point to go.
const POINTS_A_TURN = 8.14
const LEAD = 2.93

/** The chance to win, if whoever has the turn makes the best of it; the others share what is left by their standing. */
function evaluate(state: State, seat: Seat): number {
  if (isOver(state)) return seat === state.seat ? 1 : 0
  const lead = LEAD * Math.sqrt(GOAL - state.scores.reduce((sum, score) => sum + score) / state.table.seats)
  const others = state.scores.map((_, other) => (other === state.seat ? 0 : Math.exp(ahead(state, other) / lead)))
  const against = others.reduce((sum, other) => sum + other)
  const chance = chanceOnTurn(state, against, lead)
  return seat === state.seat ? chance : (1 - chance) * (others[seat]! / against)
}

/** How many points a seat is ahead of whoever has the turn, were it lost: a part of a turn counts, too. */
const ahead = ({ scores, seat: active, table: { seats } }: State, seat: Seat): number =>
  scores[seat]! - scores[active]! + POINTS_A_TURN * (((active - seat + seats) % seats) / seats)

/** From the goal down to what is at stake: the better of holding and rolling. */
function chanceOnTurn(state: State, against: number, lead: number): number {
  const held = (stake: number) => 1 / (1 + against * Math.exp(-stake / lead))
  const best: number[] = []
  const rolled = (stake: number) => {
    let sum = held(0)
    for (let pips = 2; pips <= SIDES; pips++) sum += best[stake + pips] ?? 1
    return sum / SIDES
  }
  for (let stake = GOAL - 1 - state.scores[state.seat]!; stake >= state.stake; stake--)
    best[stake] = Math.max(held(stake), rolled(stake))
  return state.isRolling ? rolled(state.stake) : (best[state.stake] ?? 1)
}

export const THINKING: Lore<Pig> = { evaluate, reflex: null }
