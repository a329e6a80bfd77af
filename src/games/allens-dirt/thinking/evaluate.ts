import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { RACERS, SIDES } from '../board.ts'
import { movesOf } from '../rules/movement.ts'
import { isFinished, isRunning } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import type { Frame, State } from '../state.ts'
import { costOf, DAMAGE } from './prices.ts'

// Measured in races between house drivers: how far a lead of some moves decides.

/** What a roll brings on average. */
const MEAN_ROLL = 7.6
/** What the pole sitter's unused +1 is worth, in moves. */
const UNUSED_BONUS = 6
/** A lead of so many moves, times the root of the turns to go, makes a win e times as likely. */
const LEAD = 4
const LAST_TURNS = 0.6

/** The chance to win: a share that grows with the moves each car is ahead, the more so the nearer the end is. */
export function evaluate(state: State, seat: Seat): number {
  const frame = top(state)
  if (frame.kind === 'over') return frame.order[0] === seat ? 1 : 0
  if (state.grid.length === 0) return 1 / RACERS
  if (!isRunning(state, seat)) return 0
  return shareOf(state, seat)
}

/** As if the cars still had to drive: those who are out share in nothing. */
function shareOf(state: State, seat: Seat): number {
  const own = progress(state, seat)
  const lead = LEAD * Math.sqrt(turnsLeft(state) + LAST_TURNS)
  let sum = 0
  for (let other = 0; other < RACERS; other++)
    if (isRunning(state, other)) sum += Math.exp((progress(state, other) - own) / lead)
  return 1 / sum
}

/** Turns of the leader until the last lap is complete. */
function turnsLeft(state: State): number {
  const { board, options } = state.table
  let most = 0
  for (let seat = 0; seat < RACERS; seat++) if (isRunning(state, seat)) most = Math.max(most, progress(state, seat))
  return Math.max(0, options.laps * board.columns - most) / MEAN_ROLL
}

/** Where a car will be at the end of this round, about. */
function progress(state: State, seat: Seat): number {
  const bonus = state.bonus && state.grid[0] === seat ? UNUSED_BONUS : 0
  if (isFinished(state, seat)) return state.position[seat]! + headStart(state, seat)
  const slow = state.halfSpeed[seat] ? costOf('half-speed') : 0
  return state.position[seat]! + toCome(state, seat) + bonus - slow - dueDamage(top(state), seat)
}

/** AD-21 Who crossed the line first is ahead of whoever crosses it later, by more than a roll can bring. */
function headStart({ table, laps }: State, seat: Seat): number {
  if (table.options.finish === 'moves-left') return 0
  return (RACERS - laps.at(-1)!.indexOf(seat)) * 2 * SIDES
}

/** The moves this round still brings. */
function toCome(state: State, seat: Seat): number {
  const place = state.order.indexOf(seat)
  if (place !== state.turn) return place > state.turn ? MEAN_ROLL : 0
  const frame = state.frames[0]!
  if (frame.kind === 'move') return frame.left
  if (frame.kind === 'snake-eyes') return frame.moves
  if (frame.kind === 'movement') return rolled(state, seat)
  return -costOf('half-speed')
}

/** What the pole sitter is asked about is known already. */
function rolled(state: State, seat: Seat): number {
  const frame = top(state)
  return frame.kind === 'bonus' && state.frames.length === 2 ? movesOf(state, seat, totalOf(frame.dice)) : MEAN_ROLL
}

/** Who still has to roll for the consequences of a contact. */
const dueDamage = (frame: Frame, seat: Seat): number =>
  frame.kind === 'consequence' && (frame.seat === seat || frame.due.includes(seat)) ? DAMAGE : 0
