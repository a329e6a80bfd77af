import type { Kinds, Seat, Table } from '../../engine/game.ts'
import type { OptionList } from '../../engine/options.ts'
import { type Board, COLOURS, type Colour, type Spot, START } from './board.ts'

export interface Options {
  readonly colours: 'by-seat' | 'chosen'
  readonly starter: 'first' | 'random'
  readonly distance: 'most-dice' | 'never-stop-early'
  readonly ending: 'finish-round' | 'one-more-turn'
  readonly variation: boolean
}

export const OPTIONS: OptionList = {
  colours: { kind: 'choice', values: ['by-seat', 'chosen'], default: 'by-seat' },
  starter: { kind: 'choice', values: ['first', 'random'], default: 'first' },
  distance: { kind: 'choice', values: ['most-dice', 'never-stop-early'], default: 'most-dice', group: 'house' },
  ending: { kind: 'choice', values: ['finish-round', 'one-more-turn'], default: 'finish-round', group: 'house' },
  variation: { kind: 'flag', default: false },
}

/** How many dice show each colour. */
export type Dice = Readonly<Record<Colour, number>>

/** Dice as one number, a decimal digit for each colour; see `dice.ts`. */
export type Hand = number

/** What the table waits for. */
export type Frame =
  /** MZ-1a */
  | { readonly kind: 'car'; readonly seat: Seat }
  | { readonly kind: 'starter' }
  | { readonly kind: 'roll'; readonly seat: Seat }
  /** `hand` holds the dice not used yet; `most` is how many the roll could use altogether. */
  | { readonly kind: 'move'; readonly seat: Seat; hand: Hand; readonly most: number }
  /** MZ-12 `seat` decides about its car after the move of `mover`. */
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly mover: Seat }
  | { readonly kind: 'over' }

export type FrameOf<Kind extends Frame['kind']> = Frame & { readonly kind: Kind }

export interface State {
  readonly table: Table<Options, Board>
  /** MZ-1a By seat: the colour of its car, as a number into COLOURS; seats that have yet to choose are missing. */
  colours: readonly number[]
  /** Who began: every round goes from this seat to the one on its right. */
  starter: Seat
  /** Where each seat's car is. */
  readonly cars: Spot[]
  /** How many dice each seat used in its latest turn. */
  readonly used: number[]
  /** MZ-10 Once a car is in a goal: whose turn is the last. */
  last: Seat | null
  readonly frames: Frame[]
}

export type Action =
  | { readonly kind: 'take'; readonly colour: Colour }
  | { readonly kind: 'step'; readonly to: Spot }
  | { readonly kind: 'decline' }

export type Step = Action & { readonly kind: 'step' }

export type Chance =
  | { readonly kind: 'starter'; readonly seat: null; readonly seats: number }
  | { readonly kind: 'roll'; readonly seat: Seat }

export type Outcome = { readonly starter: Seat } | Dice

/** Everything is public. */
export type View = State

export interface Monza extends Kinds {
  readonly options: Options
  readonly board: Board
  readonly state: State
  readonly action: Action
  readonly chance: Chance
  readonly outcome: Outcome
  readonly view: View
}

// Slices have no holes; an array made by its length is read more slowly for ever after.
const AT_START: readonly Spot[] = COLOURS.map(() => START)
const BY_SEAT = COLOURS.map((_, last) => Object.freeze([...COLOURS.keys()].slice(0, last + 1)))
const NO_DICE: readonly number[] = COLOURS.map(() => 0)

/** MZ-1a Cars are chosen, or lie ready in the order of the seats. MZ-2 All of them stand at the start. */
export const setup = (table: Table<Options, Board>): State => ({
  table,
  colours: table.options.colours === 'chosen' ? [] : BY_SEAT[table.seats - 1]!,
  starter: 0,
  cars: AT_START.slice(0, table.seats),
  used: NO_DICE.slice(0, table.seats),
  last: null,
  frames: [table.options.colours === 'chosen' ? { kind: 'car', seat: 0 } : beginning(table.options)],
})

/** MZ-2 The first seat begins, unless chance picks another. */
export const beginning = ({ starter }: Options): Frame =>
  starter === 'random' ? { kind: 'starter' } : { kind: 'roll', seat: 0 }
