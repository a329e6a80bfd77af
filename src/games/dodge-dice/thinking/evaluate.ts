import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { END_SCORE } from '../board.ts'
import type { State } from '../state.ts'
import { type Danger, danger } from './danger.ts'

// Measured in games between bots: what a chip is worth, and how far a lead in points decides.

/** Points that the first chip is worth; each further one is worth this part of the one before. */
const FIRST_CHIP = 14
const NEXT_CHIP = 0.85
/** Chips are for later rolls: nearer to the end than this they are worth less, but never nothing. */
const CHIPS_FADE = 60
const CHIPS_FADE_BEYOND = 20
const CHIPS_LEAST = 0.3
/** A lead of so many points, before the last rounds, makes a win e times as likely. */
const LEAD = 14
const POINTS_A_ROUND = 11
const LAST_ROUNDS = 2

/** The chance to win, from each player's points, the points this round will bring, and chips. */
export function evaluate(state: State, seat: Seat): number {
  const frame = top(state)
  if (frame.kind === 'over') return frame.winner === seat ? 1 : 0
  if (!isPlaying(state, seat)) return 0
  const points = expectedPoints(state, frame.kind === 'starter' ? 0 : frame.seat)
  const toGo = END_SCORE - highest(points)
  const lead = LEAD * Math.sqrt(Math.max(LAST_ROUNDS, toGo / POINTS_A_ROUND))
  return shareOf(state, seat, worths(state, points, chipsNow(toGo)), lead)
}

const isPlaying = ({ tied }: State, seat: Seat): boolean => tied.length === 0 || tied.includes(seat)

/** The points of those who play, with what the rest of the round will bring; others stay as they are. */
function expectedPoints(state: State, holder: Seat): number[] {
  const points = [...state.scores]
  const players = state.tied.length || points.length
  const toCome: Danger = danger(players, state.penalty, state.dodge)
  let place = 0
  for (let step = 0; step < points.length; step++) {
    const seat = (holder + step) % points.length
    if (isPlaying(state, seat)) points[seat]! += toCome[place++]!
  }
  return points
}

function highest(points: readonly number[]): number {
  let most = points[0]!
  for (const point of points) if (point > most) most = point
  return most
}

const chipsWorth = (chips: number): number => (FIRST_CHIP * (1 - NEXT_CHIP ** chips)) / (1 - NEXT_CHIP)

const chipsNow = (toGo: number): number => Math.max(CHIPS_LEAST, Math.min(1, (toGo + CHIPS_FADE_BEYOND) / CHIPS_FADE))

/** In points, the more the better. */
function worths({ chips }: State, points: readonly number[], chipsNow: number): number[] {
  const result: number[] = []
  for (let seat = 0; seat < points.length; seat++) result.push(chipsWorth(chips[seat]!) * chipsNow - points[seat]!)
  return result
}

function shareOf(state: State, seat: Seat, worth: readonly number[], lead: number): number {
  let sum = 0
  for (let player = 0; player < worth.length; player++)
    if (isPlaying(state, player)) sum += Math.exp((worth[player]! - worth[seat]!) / lead)
  return 1 / sum
}
