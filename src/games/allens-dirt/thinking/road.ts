import type { Seat } from '../../../engine/game.ts'
import { type Board, exitLane, SIDES } from '../board.ts'
import { column, columnOf } from '../rules/order.ts'
import { LINE, MOST_LANES, type Move, PITS, type State } from '../state.ts'
import { chanceToSuffer } from './odds.ts'
import { DAMAGE, MANNERS, RIVALRY, SHARE_A_MOVE, WEAVING } from './prices.ts'
import { rests } from './rests.ts'

// The road ahead of a moving car, column by column as far as its move goes. Many thousand moves are judged in a second,
// so its columns lie in arrays that every move writes anew, by plain loops: calls to fill them would cost more.

const FARTHEST = 2 * SIDES + 1

/** By column ahead: which lanes hold cars, as bits. By column and lane: what driving into them costs. */
const cars = new Int32Array(FARTHEST + 2)
const price = new Float64Array((FARTHEST + 2) * MOST_LANES)

/** By lane of the column that is looked at: what entering it and the rest of the move are worth, in moves. */
const worth = new Float64Array(MOST_LANES)
/** The same of the column after it. */
const after = new Float64Array(MOST_LANES)

/** What entering a lane of the next column is worth, as a share of a win. */
export function entering(state: State, move: Move): (lane: number) => number {
  lookAhead(state, move)
  const from = state.lane[move.seat]!
  return (lane) => (worth[lane]! - (from < MOST_LANES && from !== lane ? WEAVING : 0)) * SHARE_A_MOVE
}

/** AD-6 The same of stopping short of the roll. */
export function stopping(state: State, { seat, left, moved }: Move): number {
  const lane = state.lane[seat]!
  const spot = moved && lane < MOST_LANES ? rests(state.table.board).plain[spotOf(column(state, seat), lane)]! : 0
  return (spot - left) * SHARE_A_MOVE
}

/** What the best way through a move is worth, in moves gained or lost. */
export function bestWay(state: State, move: Move): number {
  lookAhead(state, move)
  const { board } = state.table
  const lane = state.lane[move.seat]!
  if (lane === PITS) return worth[exitLane(board)]!
  let best = Number.NEGATIVE_INFINITY
  for (let to = 0; to < board.lanes.length; to++)
    if (lane === LINE || Math.abs(to - lane) <= 1) best = Math.max(best, worth[to]!)
  return best
}

/** From the end of the move back to the next column. */
function lookAhead(state: State, move: Move): void {
  const { board } = state.table
  const { seat, left } = move
  const from = column(state, seat)
  survey(state, seat, from, left)
  for (let ahead = left; ahead > 0; ahead--) {
    const at = (from + ahead) % board.columns
    if (at === 0) reachLine(board, ahead, isLastLine(state, seat, ahead) ? ahead : left)
    else if (ahead === left) rest(board, at, ahead, move.extra)
    else goOn(board, at, ahead, left)
  }
}

/** AD-21a Behind the last line nothing follows. */
const isLastLine = ({ table, position }: State, seat: Seat, ahead: number): boolean =>
  position[seat]! + ahead === table.options.laps * table.board.columns

/** AD-9 All lanes come together: what follows is the best of the next column, or to wait where all of it is taken. */
function reachLine({ lanes }: Board, ahead: number, left: number): void {
  let best = ahead === left ? 0 : worth[0]!
  if (ahead < left) for (let lane = 1; lane < lanes.length; lane++) best = Math.max(best, worth[lane]!)
  if (ahead < left && cars[ahead + 1] === (1 << lanes.length) - 1) best = Math.max(best, ahead - left)
  for (let lane = 0; lane < lanes.length; lane++) worth[lane] = best
}

/** AD-13 The end of the move; an extra roll brings no other. */
function rest(board: Board, at: number, ahead: number, extra: boolean): void {
  const values = extra ? rests(board).plain : rests(board).sweet
  for (let lane = 0; lane < board.lanes.length; lane++)
    worth[lane] = values[spotOf(at, lane)]! - price[spotOf(ahead, lane)]!
}

/** AD-6, AD-7a Straight on, to a neighbouring lane, or to stop behind a car. */
function goOn(board: Board, at: number, ahead: number, left: number): void {
  const lanes = board.lanes.length
  for (let lane = 0; lane < lanes; lane++) after[lane] = worth[lane]!
  for (let lane = 0; lane < lanes; lane++) {
    let best = after[lane]!
    if (lane > 0) best = Math.max(best, after[lane - 1]! - WEAVING)
    if (lane + 1 < lanes) best = Math.max(best, after[lane + 1]! - WEAVING)
    if ((cars[ahead + 1]! >> lane) & 1) best = Math.max(best, rests(board).plain[spotOf(at, lane)]! - (left - ahead))
    worth[lane] = best - price[spotOf(ahead, lane)]!
  }
}

const spotOf = (at: number, lane: number): number => at * MOST_LANES + lane

/** Who is on the way, and what it costs to hit them. */
function survey(state: State, seat: Seat, from: number, left: number): void {
  const { board } = state.table
  for (let ahead = 1; ahead <= left; ahead++) cars[ahead] = 0
  for (let spot = spotOf(1, 0); spot < spotOf(left + 1, 0); spot++) price[spot] = 0
  for (let other = 0; other < state.lane.length; other++) {
    const lane = state.lane[other]!
    if (lane >= MOST_LANES || other === seat) continue
    const ahead = columnOf(board, state.position[other]! - from)
    if (ahead === 0 || ahead > left) continue
    cars[ahead]! |= 1 << lane
    price[spotOf(ahead, lane)]! += contactPrice(state, seat, other)
  }
}

/** AD-15, AD-16 Who has suffered in this round suffers no more. */
function contactPrice({ contact, affected }: State, seat: Seat, other: Seat): number {
  const own = affected[seat] ? 0 : chanceToSuffer(contact[seat]!, contact[other]!)
  const theirs = affected[other] ? 0 : chanceToSuffer(contact[other]!, contact[seat]!)
  return MANNERS + DAMAGE * (own - RIVALRY * theirs)
}
