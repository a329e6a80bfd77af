import { freeze } from '../../engine/values.ts'
import file from './boards/default.json' with { type: 'json' }

/** AD-1 How many cars race, and how long. */
export const RACERS = 8
export const LEAST_LAPS = 1
export const MOST_LAPS = 50

/** AD-2 Every roll is a roll of two dice. */
export const SIDES = 6
export const SNAKE_EYES = 2

/** AD-3 What the pole sitter may add once. */
export const BONUS = 1

/** AD-12 Half speed divides a movement roll. */
export const HALF = 2

/** AD-19 How many columns behind a crash drivers may be caught in it. */
export const CRASH_REACH = 5

/** What a roll can do to its driver. */
export type Effect = 'spin' | 'pits' | 'crash' | 'caught' | 'half-speed' | 'nothing'

/** AD-10, AD-11, AD-17, AD-18, AD-19 What the special numbers of each roll do, and all the others. */
export const EFFECTS = {
  'skip-a-turn': { special: { 2: 'spin' }, otherwise: 'half-speed' },
  'go-to-pits': { special: { 2: 'pits', 3: 'pits' }, otherwise: 'half-speed' },
  consequence: { special: { 2: 'crash', 3: 'pits', 12: 'spin' }, otherwise: 'half-speed' },
  'snake-eyes': { special: { 2: 'spin', 3: 'spin' }, otherwise: 'nothing' },
  'crash-check': { special: { 2: 'caught', 3: 'caught' }, otherwise: 'nothing' },
} as const satisfies Record<string, { special: Readonly<Record<number, Effect>>; otherwise: Effect }>

export type Check = keyof typeof EFFECTS

export function effectOf(check: Check, total: number): Effect {
  const { special, otherwise }: { special: Readonly<Record<number, Effect>>; otherwise: Effect } = EFFECTS[check]
  return special[total] ?? otherwise
}

/** AD-23 A spot of a lane. Column 0 is the line, so spots are counted from 1. */
export type Spot = readonly [lane: string, column: number]

/** AD-23 Lanes from the inside out. */
export interface Board {
  readonly id: string
  readonly title: string
  readonly lanes: readonly string[]
  readonly columns: number
  readonly line: { readonly column: number; readonly shared: boolean }
  readonly skipATurn: readonly Spot[]
  readonly goToPits: readonly Spot[]
  readonly sweetSpot: readonly Spot[]
  readonly pits: { readonly column: number; readonly exitLane: string }
  readonly grid: { readonly rows: number; readonly perRow: number }
  readonly laps: number
}

/** AD-23 A reconstruction: `RULES.md` says what is known of the printed one. */
export const DEFAULT_BOARD: Board = freeze(file as unknown as Board)

/** The kinds of spots that do something, and where the board lists them. */
export const SPOT_LISTS = { 'skip-a-turn': 'skipATurn', 'go-to-pits': 'goToPits', 'sweet-spot': 'sweetSpot' } as const

export type SpotKind = keyof typeof SPOT_LISTS

const SPOT_KINDS = Object.keys(SPOT_LISTS) as SpotKind[]

const spotsOf = new WeakMap<Board, ReadonlyMap<number, SpotKind>>()

const spotNumber = ({ lanes }: Board, lane: number, column: number): number => column * lanes.length + lane

function readSpots(board: Board): ReadonlyMap<number, SpotKind> {
  const spots = new Map<number, SpotKind>()
  for (const kind of SPOT_KINDS)
    for (const [lane, column] of board[SPOT_LISTS[kind]])
      spots.set(spotNumber(board, board.lanes.indexOf(lane), column), kind)
  spotsOf.set(board, spots)
  return spots
}

/** What a spot does, if it does anything. */
export function spotAt(board: Board, lane: number, column: number): SpotKind | null {
  const spots = spotsOf.get(board) ?? readSpots(board)
  return spots.get(spotNumber(board, lane, column)) ?? null
}

export const exitLane = ({ lanes, pits }: Board): number => lanes.indexOf(pits.exitLane)
