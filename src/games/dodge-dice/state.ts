import type { Kinds, Seat, Table } from '../../engine/game.ts'
import type { OptionList } from '../../engine/options.ts'
import { CHIPS, CHIPS_EACH, type Colour, DODGE_DICE, type Icon } from './board.ts'

export interface Options {
  readonly starter: 'first' | 'random'
}

export const OPTIONS: OptionList = {
  starter: { kind: 'choice', values: ['first', 'random'], default: 'first' },
}

/** What the dice show. `penalty` is null after the first roll of a round, when that die lies aside. */
export interface Roll {
  readonly penalty: Colour | null
  readonly dodge: Readonly<Record<Colour, number>>
  readonly icon: Icon
}

/** What the table waits for. */
export type Frame =
  | { readonly kind: 'starter' }
  | { readonly kind: 'before-roll'; readonly seat: Seat }
  | { readonly kind: 'roll'; readonly seat: Seat }
  | { readonly kind: 'after-roll'; readonly seat: Seat; readonly roll: Roll }
  | { readonly kind: 'give'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly winner: Seat }

export type FrameOf<Kind extends Frame['kind']> = Frame & { readonly kind: Kind }

export interface State {
  readonly table: Table<Options, null>
  readonly scores: number[]
  readonly chips: number[]
  centre: number
  /** The round's colour, once its first roll counted. */
  penalty: Colour | null
  /** Dodge dice still in play. */
  dodge: number
  /** DD-12 The players of a play-off; empty before one. */
  tied: Seat[]
  readonly frames: Frame[]
}

export type Action =
  | { readonly kind: 'roll' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'ignore' }
  | { readonly kind: 'give'; readonly to: Seat }

export type Chance =
  | { readonly kind: 'starter'; readonly seat: null; readonly seats: number }
  | { readonly kind: 'roll'; readonly seat: Seat; readonly dodge: number; readonly penalty: boolean }

export type Outcome = { readonly starter: Seat } | Roll

/** Everything is public. */
export type View = State

export interface DodgeDice extends Kinds {
  readonly options: Options
  readonly board: null
  readonly state: State
  readonly action: Action
  readonly chance: Chance
  readonly outcome: Outcome
  readonly view: View
}

/** DD-1, DD-3 Three chips each, the rest in the centre, all dice with the starter. */
export const setup = (table: Table<Options, null>): State => ({
  table,
  scores: new Array(table.seats).fill(0),
  chips: new Array(table.seats).fill(CHIPS_EACH),
  centre: CHIPS - table.seats * CHIPS_EACH,
  penalty: null,
  dodge: DODGE_DICE,
  tied: [],
  frames: [table.options.starter === 'random' ? { kind: 'starter' } : { kind: 'before-roll', seat: 0 }],
})
