import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { DODGE_DICE, END_SCORE } from '../board.ts'
import type { State } from '../state.ts'
import { left, pass } from './turns.ts'

// Ending a round

/** DD-10 Points are written down, all dice come back, and the player left of the roller starts. */
export function endRound(state: State, roller: Seat, collector: Seat, collected: number): void {
  state.scores[collector]! += collected
  state.penalty = null
  state.dodge = DODGE_DICE
  if (isEnding(state)) endGame(state, roller)
  else pass(state, left(state, roller))
}

// Ending the game

/** DD-11 Somebody has reached the end score, or a play-off is under way. */
function isEnding({ scores, tied }: State): boolean {
  return tied.length > 0 || scores.some((score) => score >= END_SCORE)
}

/** DD-12, DD-12b One player alone is lowest and wins; otherwise those who were tied first play on. */
function endGame(state: State, roller: Seat): void {
  const lowest = lowestOf(state, state.tied.length === 0 ? [...state.scores.keys()] : state.tied)
  if (lowest.length === 1) return become(state, { kind: 'over', winner: lowest[0]! })
  if (state.tied.length === 0) state.tied = lowest
  pass(state, left(state, roller)) // DD-12a
}

function lowestOf({ scores }: State, seats: readonly Seat[]): Seat[] {
  const best = Math.min(...seats.map((seat) => scores[seat]!))
  return seats.filter((seat) => scores[seat] === best)
}

/** DD-13 Behind the winner players rank by score; equal scores share a place. */
export function result({ scores }: State, winner: Seat): Result {
  const ahead = (a: Seat, b: Seat) => a !== b && b !== winner && (a === winner || scores[a]! < scores[b]!)
  const seats = [...scores.keys()]
  return {
    places: seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length),
    scores: [...scores],
  }
}
