import type { Kinds, Seat, Table } from '../../engine/game.ts'
import type { OptionList, OptionSpec } from '../../engine/options.ts'
import { freeze } from '../../engine/values.ts'
import { type Board, type Check, DEFAULT_BOARD, LEAST_LAPS, MOST_LAPS, RACERS } from './board.ts'

export interface Options {
  readonly laps: number
  /** AD-16 How long the contact roll of an unaffected driver stands. */
  readonly contactRoll: 'on-the-spot' | 'whole-round'
  /** AD-20d What a restart does to half speed. */
  readonly halfSpeed: 'stays' | 'ends'
  /** AD-21 What ranks the cars that have completed the last lap. */
  readonly finish: 'crossing' | 'moves-left'
}

/** The reading that the text bears out, and the one that the matches of version 1 had. */
const houseRule = (text: string, before: string): OptionSpec => ({
  kind: 'choice',
  values: [text, before],
  default: text,
  group: 'house',
  since: { version: 2, before },
})

export const OPTIONS: OptionList = {
  laps: { kind: 'number', least: LEAST_LAPS, most: MOST_LAPS, default: DEFAULT_BOARD.laps },
  contactRoll: houseRule('on-the-spot', 'whole-round'),
  halfSpeed: houseRule('stays', 'ends'),
  finish: houseRule('crossing', 'moves-left'),
}

export type Dice = readonly [number, number]

/** AD-2 The qualifying chart: by seat, the first roll and the re-rolls. */
export type Chart = readonly (readonly Dice[])[]

/** Where a car is besides the lanes, which are counted from 0 at the inside. In the order of AD-4d the pits come last. */
export const MOST_LANES = 6
export const PITS = 10
export const LINE = 11
export const FINISHED = 12
export const RETIRED = 13

/** What two dice are thrown for. */
export type RollKind = 'qualifying' | 'movement' | 'contact' | Check

interface Due {
  /** Who rolls or decides now. */
  readonly seat: Seat
  /** Who has to roll after that. */
  readonly due: readonly Seat[]
}

/** What the table waits for. */
export type Frame =
  | { readonly kind: 'qualifying'; readonly seat: Seat }
  | { readonly kind: 'movement'; readonly seat: Seat; readonly extra: boolean }
  | { readonly kind: 'snake-eyes'; readonly seat: Seat; readonly extra: boolean; readonly moves: number }
  | Move
  | { readonly kind: 'skip-a-turn' | 'go-to-pits'; readonly seat: Seat }
  | Contact
  | ({ readonly kind: 'consequence'; readonly mover: Seat; readonly struck: Struck } & Due)
  | ({ readonly kind: 'crash-check'; readonly struck: Struck; readonly caught: readonly Seat[] } & Due)
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly dice: Dice }
  | { readonly kind: 'over'; readonly order: readonly Seat[] }

export type FrameOf<Kind extends Frame['kind']> = Frame & { readonly kind: Kind }

/** A car on its way: how many moves are left, and whether it has made one. */
export interface Move {
  readonly kind: 'move'
  readonly seat: Seat
  /** AD-13 The move of a Sweet Spot's roll. */
  readonly extra: boolean
  left: number
  moved: boolean
}

/** AD-15 Cars that have met: `others` are those whom the mover hit. */
export interface Contact extends Due {
  readonly kind: 'contact'
  readonly mover: Seat
  readonly others: readonly Seat[]
  /** AD-3b What the pole sitter has rolled in it, who is asked when all rolls lie on the table. */
  readonly pole: Dice | null
}

/** Whom a contact has cost more than speed. */
export interface Struck {
  readonly spun: readonly Seat[]
  readonly crashed: readonly Seat[]
}

interface Place {
  /** The lap under way, counted from 1. */
  readonly lap: number
  readonly column: number
}

/** What the score sheet tells of a race besides the positions. */
export type Incident =
  | (Place & {
      readonly kind: 'contact'
      readonly seat: Seat
      readonly other: Seat
      readonly rolls: readonly [number, number]
    })
  | (Place & { readonly kind: 'spin' | 'pits'; readonly seat: Seat; readonly cause: Check })
  | (Place & { readonly kind: 'crash' | 'caught'; readonly seat: Seat })
  | Flag

/** AD-20 The lap that counts after a flag, and who starts again in which order. */
export interface Flag {
  readonly kind: 'flag'
  readonly colour: 'yellow' | 'red'
  readonly lap: number
  readonly order: readonly Seat[]
}

export interface State {
  readonly table: Table<Options, Board>
  chart: Chart
  /** AD-4, AD-22 The starting order; empty before qualifying is over. */
  grid: readonly Seat[]
  /** AD-3 Whether the pole sitter still has the +1. */
  bonus: boolean
  /** By seat: columns driven since the line was first crossed, so that a whole lap is `columns` of them. */
  readonly position: number[]
  /** By seat: a lane, or PITS, LINE, FINISHED or RETIRED. */
  readonly lane: number[]
  /** By seat: a number that grows with each arrival on a spot; on one spot the lower goes first. */
  readonly arrived: number[]
  arrivals: number
  readonly halfSpeed: boolean[]
  /** AD-16 By seat: the contact roll of this round that stands, or 0. */
  readonly contact: number[]
  /** AD-16 By seat: whom it has met in this round where both still stand, as bits. */
  readonly met: number[]
  /** AD-16 By seat: whether this round's one consequence has been rolled. */
  readonly affected: boolean[]
  /** AD-4a The moving order of this round, and whose turn it is in it. */
  readonly order: Seat[]
  turn: number
  /** AD-22 For each lap, the cars as they completed it. */
  laps: readonly (readonly Seat[])[]
  /** AD-20b The laps counted at the last start, and its order. */
  start: { readonly lap: number; readonly order: readonly Seat[] }
  /** AD-21 Who is out, in finishing order: the latest crash first. */
  retired: readonly Seat[]
  incidents: readonly Incident[]
  readonly frames: Frame[]
}

export type Action =
  | { readonly kind: 'add-one' }
  | { readonly kind: 'keep-roll' }
  | { readonly kind: 'step'; readonly lane: number }
  | { readonly kind: 'contact'; readonly lane: number }
  | { readonly kind: 'stop' }

export interface Chance {
  readonly kind: RollKind
  readonly seat: Seat
}

export interface Outcome {
  readonly dice: Dice
}

/** Everything is public. */
export type View = State

export interface AllensDirt extends Kinds {
  readonly options: Options
  readonly board: Board
  readonly state: State
  readonly action: Action
  readonly chance: Chance
  readonly outcome: Outcome
  readonly view: View
}

const NOBODY: readonly Seat[] = freeze([])
const UNQUALIFIED = freeze({ lap: 0, order: NOBODY })

const each = <T>(value: T): T[] => new Array<T>(RACERS).fill(value)

/** AD-1 Eight cars, which are about to qualify. */
export const setup = (table: Table<Options, Board>): State => ({
  table,
  chart: each(0).map(() => []),
  grid: NOBODY,
  bonus: true,
  position: each(0),
  lane: each(PITS),
  arrived: each(0),
  arrivals: 0,
  halfSpeed: each(false),
  contact: each(0),
  met: each(0),
  affected: each(false),
  order: [],
  turn: 0,
  laps: [],
  start: UNQUALIFIED,
  retired: NOBODY,
  incidents: [],
  frames: [{ kind: 'qualifying', seat: 0 }],
})
