import { act } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { prepare } from '../../../engine/table.ts'
import { type Colour, goalOf, type Spot, spotOf } from '../board.ts'
import { monza as game } from '../game.ts'
import type { Action, Dice, FrameOf, Options, State } from '../state.ts'

// What the tests speak in: cars on named squares, dice by their initials, entries through the door.

export const seated = (seats: number, options: Partial<Options> = {}): State => {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return game.setup(prepared.table)
}

/** Cars where we want them; seat 0 is about to roll. */
export const racing = (cars: Spot[], options: Partial<Options> = {}): State => ({
  ...seated(cars.length, options),
  cars,
})

export const inner = (square: number): Spot => spotOf(0, square)
export const middle = (square: number): Spot => spotOf(1, square)
export const outer = (square: number): Spot => spotOf(2, square)
export const RED_GOAL = goalOf(0)
export const GREEN_GOAL = goalOf(1)

const LETTERS: Readonly<Record<string, Colour>> = {
  w: 'white',
  b: 'blue',
  r: 'red',
  y: 'yellow',
  g: 'green',
  p: 'purple',
}

/** Dice by their initials: `dice('rryyyg')`. */
export function dice(letters: string): Dice {
  const counts: Record<Colour, number> = { white: 0, blue: 0, red: 0, yellow: 0, green: 0, purple: 0 }
  for (const letter of letters) counts[LETTERS[letter]!]++
  return counts
}

export const played = (state: State, ...entries: (Dice | Spot | Word)[]): State =>
  entries.reduce<State>((now, entry) => {
    const acted = act(
      game,
      now,
      typeof entry === 'object' ? { outcome: entry } : { seat: due(now), action: going(entry) },
    )
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
    return acted.state
  }, state)

/** A colour takes its car. */
type Word = 'decline' | Colour

export function going(to: Spot | Word): Action {
  if (to === 'decline') return { kind: 'decline' }
  return typeof to === 'string' ? { kind: 'take', colour: to } : { kind: 'step', to }
}

export const due = (state: State): Seat => {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') throw new Error(`waits for ${waiting.kind}`)
  return waiting.seats[0]!
}

export const legalSpots = (state: State): (Spot | 'decline')[] =>
  game.legal(state, due(state)).map((action) => (action.kind === 'step' ? action.to : 'decline'))

export const refusedBy = (state: State, to: Spot | Word, seat = due(state)): string => {
  const acted = act(game, state, { seat, action: going(to) })
  return acted.ok ? 'allowed' : acted.refusal.rule
}

export const result = (state: State): Result | null => {
  const waiting = game.waiting(state)
  return waiting.kind === 'over' ? waiting.result : null
}

export const toRoll = (state: State): Seat | null =>
  top(state).kind === 'roll' ? (top(state) as FrameOf<'roll'>).seat : null
