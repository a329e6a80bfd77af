import { END_SCORE } from '../../../games/dodge-dice/board.ts'
import type { View } from '../../../games/dodge-dice/state.ts'

export const LABELS = 26
const LEAST = 24
export const WALL = 34
export const TALLEST = 84
export const KERB = 12
export const STEP = 20

export interface Track {
  readonly width: number
  readonly lane: number
  readonly lanes: number
  readonly car: number
  readonly low: number
  /** Where the lanes begin: below the numbers, if there is room for them. */
  readonly top: number
  x(score: number): number
  y(seat: number): number
}

export function trackOf(room: { readonly width: number; readonly height: number }, view: View): Track {
  const lanes = view.scores.length
  const top = room.height < LABELS + 2 * KERB + LEAST * lanes ? 0 : LABELS + KERB
  const lane = Math.max(10, Math.min(TALLEST, (room.height - top - (top > 0 ? KERB : 0)) / lanes))
  const car = Math.min(lane * 1.5, room.width * 0.15, 150)
  const low = Math.min(0, Math.floor(Math.min(...view.scores) / STEP) * STEP)
  const start = car / 2 + 8
  const end = room.width - WALL - car / 2
  return {
    width: room.width,
    lane,
    lanes,
    car,
    low,
    top,
    x: (score) => start + ((Math.min(score, END_SCORE) - low) / (END_SCORE - low)) * (end - start),
    y: (seat) => top + lane * (seat + 0.5),
  }
}
