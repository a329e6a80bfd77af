import type { Kinds, Seat, Table } from '../../engine/game.ts'
import type { OptionList } from '../../engine/options.ts'
import { type Board, COLOURS, type Colour, type Spot, START } from './board.ts'

export interface Options {
  readonly starter: 'first' | 'random'
  readonly distance: 'most-dice' | 'never-stop-early'
  readonly ending: 'finish-round' | 'one-more-turn'
  readonly variation: boolean
}

export const OPTIONS: OptionList = {
  starter: { kind: 'choice', values: ['first', 'random'], default: 'first' },
  distance: { kind: 'choice', values: ['most-dice', 'never-stop-early'], default: 'most-dice' },
  ending: { kind: 'choice', values: ['finish-round', 'one-more-turn'], default: 'finish-round' },
  variation: { kind: 'flag', default: false },
}

/** How many dice show each colour. */
export type Dice = Readonly<Record<Colour, number>>

/** Dice as one number, a decimal digit for each colour; see `dice.ts`. */
export type Hand = number

/** What the table waits for. */
export type Frame =
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

export type Action = { readonly kind: 'step'; readonly to: Spot } | { readonly kind: 'decline' }

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
const NO_DICE: readonly number[] = COLOURS.map(() => 0)

/** MZ-2 All cars at the start. The seat at `starter` begins, unless chance picks another. */
export const setup = (table: Table<Options, Board>): State => ({
  table,
  starter: 0,
  cars: AT_START.slice(0, table.seats),
  used: NO_DICE.slice(0, table.seats),
  last: null,
  frames: [table.options.starter === 'random' ? { kind: 'starter' } : { kind: 'roll', seat: 0 }],
})
