import { freeze } from '../../engine/values.ts'
import file from './boards/default.json' with { type: 'json' }

/** MZ-1 The colours of the dice, the cars and the squares. */
export const COLOURS = ['white', 'blue', 'red', 'yellow', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const TYRE = 'tyre'

/** MZ-1, MZ-3 Six dice, each with one side of each colour. */
export const DICE = 6
export const SIDES: Readonly<Record<Colour, number>> = { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 }

/** MZ-4 What the squares after the start show, one each. */
export const START_COLOURS: readonly Colour[] = ['blue', 'white']

/** MZ-10 How many goal squares there are. */
export const GOALS = 2

/** MZ-13 A square covers its lane from `from` to `to`. */
export interface Square {
  readonly from: number
  readonly to: number
  readonly colour: Colour | typeof TYRE
}

export interface Lane {
  readonly name: string
  readonly squares: readonly Square[]
}

/** A square of a lane, counted from 0. */
export interface Place {
  readonly lane: string
  readonly square: number
}

/** A goal square lies across the ends of its lanes. */
export interface Goal {
  readonly colour: Colour
  readonly lanes: readonly string[]
}

/** Lanes are neighbours in the order of the list. */
export interface Board {
  readonly id: string
  readonly title: string
  readonly length: number
  readonly lanes: readonly Lane[]
  readonly start: readonly Place[]
  readonly goals: readonly Goal[]
}

/** MZ-13 A reconstruction: `RULES.md` says what is known of the printed one. */
export const DEFAULT_BOARD: Board = freeze(file as Board)

/**
 * Where a car can be: 0 is the start, 203 is square 3 of the second lane (squares are counted from 0, as in the board
 * file), 1000 and 1001 are the goals. Spots are numbers because they index every table of the look-ahead.
 */
export type Spot = number

export const START: Spot = 0
const LANE = 100
const GOAL = 1000

/** What the numbers of spots have room for. */
export const MOST_LANES = GOAL / LANE - 1
export const MOST_SQUARES = LANE
/** All hands are looked ahead from every square, once for each board. */
export const MOST_SQUARES_IN_ALL = 400
export const SPOT_NUMBERS = GOAL + GOALS

export const spotOf = (lane: number, square: number): Spot => (lane + 1) * LANE + square

export const goalOf = (goal: number): Spot => GOAL + goal

export const isGoal = (spot: Spot): boolean => spot >= GOAL

export const goalAt = (spot: Spot): number => spot - GOAL

export const laneAt = (spot: Spot): number => Math.floor(spot / LANE) - 1

export const squareAt = (spot: Spot): number => spot % LANE
