import { freeze } from '../../engine/values.ts'
import file from './boards/default.json' with { type: 'json' }

// What is in the boxes, and every number the rulebooks print.

/** DC-1 */
export const CARS = 8
export const CAR_COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple', 'black', 'orange'] as const
export const MOST_SEATS_WITH_TWO_CARS = 4
/** DC-62 How often the place of a player's second car counts. */
export const SECOND_CAR_WEIGHT = 2

/** DC-2, DC-20 Dice keep the values 1 to 5; a 6 is always rolled again. */
export const WHITE_DICE = 5
export const GREEN_DICE = 5
export const ALL_DICE = WHITE_DICE + GREEN_DICE
export const KEPT_VALUES = 5
export const SIDES = 6

/** DC-2, DC-50, DC-51 */
export const CHIPS = 32
export const CHIPS_EACH = 2
export const MOST_CHIPS = 4
/** Chips for the best unused Combo, by its size; larger ones buy as many as the last. */
export const CHIPS_FOR_SIZE: readonly number[] = [0, 0, 1, 2, 3]

/** DC-3, DC-3a, DC-4 */
export const TRACK_CARDS = 36
export const CARDS_AT_START = 4
export const FINISH_DRAW = { short: 11, standard: 17, long: 22 } as const
export const FINISH_SHIFT = 2
export const LAST_FINISH_DRAW = 32

/** DC-11a In millimetres. */
export const CARD_WIDTH = 63
export const CARD_LENGTH = 88
export const OVERLAP_ALLOWED = 2
export const TABLE_SIDE = { least: 500, most: 5000, width: 1500, height: 900 } as const

/** DC-65 */
export const QUIET_ROUNDS = 30

/** DC-7 What a deck may hold. */
export const GATE_SIZE = { least: 2, most: 5 } as const
export const LANES = { least: 2, most: 3 } as const
export const MOST_SPACES_IN_LANE = 6

/** DX-1, DX-6, DX-14, DX-15 */
export const DANGER_CARDS = 32
export const HAND = 2
export const CUBES = 24
export const MOST_CUBES = 3
export const BARRELS = 6
export const FEWEST_FIRST_DICE = 2
export const NITRO_DICE = 2
/** DX-22 */
export const SUPER_SIZE_DICE = 2
/** DX-9 */
export const DEBRIS = { 'Minor Debris': 1, 'Major Debris': 2 } as const
/** DX-3a */
export const WINDOW_SECONDS = { least: 0, most: 600 } as const

export const DANGER_KINDS = [
  'Instant Damage',
  'Instant Repair',
  'Minor Debris',
  'Major Debris',
  'Dangerous Curve',
  'Lane Closed',
  'Repair Shop',
  'Critter Crossing',
  'Nitro Boost',
  'Super Size Your Combo',
] as const
export type DangerKind = (typeof DANGER_KINDS)[number]

/** Where the next card begins, seen from the middle of this card's entry edge, and which way it lies. */
export interface Exit {
  readonly x: number
  readonly y: number
  readonly heading: number
}

interface CardBase {
  readonly name: string
  /** Cards that turn come in mirrored copies; the file describes the left one. */
  readonly count: number | { readonly left: number; readonly right: number }
  readonly turn: number
}

/** Straight lanes with a sideways step everywhere. */
export interface GridCard extends CardBase {
  readonly lanes: number
  readonly rows: number
  readonly exit: Exit
}

/** Two lanes; a number between two spaces is a Gate. */
export interface CurveCard extends CardBase {
  readonly outside: readonly (string | number)[]
  readonly inside: readonly (string | number)[]
  readonly sideways: readonly (readonly [string, string])[]
  readonly arrows: readonly string[]
  readonly exit: Exit
}

/** Any other card, space by space. Finish is the one without an exit. */
export interface FreeCard extends CardBase {
  readonly spaces: readonly string[]
  readonly lanes?: number
  readonly laneSpaces?: readonly (readonly string[])[]
  readonly forward?: readonly (readonly [string, string])[]
  readonly sideways: readonly (readonly [string, string])[]
  readonly gates: readonly { readonly before: readonly string[]; readonly size: number }[]
  readonly shared?: readonly string[]
  readonly arrows: readonly string[]
  readonly exit?: Exit
}

export type TrackCard = GridCard | CurveCard | FreeCard

/** DC-7 A deck file. */
export interface Deck {
  readonly id: string
  readonly title: string
  readonly track: readonly TrackCard[]
  readonly danger: Readonly<Record<DangerKind, number>>
}

export const START = 'Start'
export const FINISH = 'Finish'

/** The compiler reads pairs in a JSON file as lists of any length. */
export const DEFAULT_BOARD: Deck = freeze(file as unknown as Deck)
