import type { Kinds, Seat, Table } from '../../engine/game.ts'
import type { OptionList } from '../../engine/options.ts'
import { type DangerKind, type Deck, LAST_FINISH_DRAW, TABLE_SIDE, WINDOW_SECONDS } from './board.ts'
import type { Pose } from './rules/geometry.ts'
import type { Track } from './rules/track.ts'

export interface Options {
  readonly starter: 'first' | 'random'
  readonly cars: 'standard' | 'one' | 'two'
  readonly length: 'short' | 'standard' | 'long' | 'exact'
  /** DC-3a Which draw is Finish when `length` is exact. */
  readonly finish: number
  readonly table: 'endless' | 'measured'
  /** DC-11a The sides of a measured table in mm. */
  readonly width: number
  readonly height: number
  readonly crossing: 'whole' | 'one-space'
  readonly clearing: boolean
  readonly danger: boolean
  readonly passing: 'stands' | 'each-card'
  readonly firstWindow: boolean
  readonly damage: 'driver' | 'owner'
  /** DX-3a How long a table waits for a silent player in a window; 0 is for ever. The clock belongs to the host. */
  readonly windowSeconds: number
}

const MEASURED = { option: 'table', is: 'measured' }
const WITH_DANGER = { option: 'danger', is: true }

export const OPTIONS: OptionList = {
  starter: { kind: 'choice', values: ['first', 'random'], default: 'first' },
  cars: { kind: 'choice', values: ['standard', 'one', 'two'], default: 'standard' },
  length: { kind: 'choice', values: ['standard', 'short', 'long', 'exact'], default: 'standard' },
  finish: { kind: 'number', least: 1, most: LAST_FINISH_DRAW, default: 17, only: { option: 'length', is: 'exact' } },
  table: { kind: 'choice', values: ['endless', 'measured'], default: 'endless' },
  width: { kind: 'number', least: TABLE_SIDE.least, most: TABLE_SIDE.most, default: TABLE_SIDE.width, only: MEASURED },
  height: {
    kind: 'number',
    least: TABLE_SIDE.least,
    most: TABLE_SIDE.most,
    default: TABLE_SIDE.height,
    only: MEASURED,
  },
  crossing: { kind: 'choice', values: ['whole', 'one-space'], default: 'whole', group: 'house' },
  clearing: { kind: 'flag', default: false },
  danger: { kind: 'flag', default: false },
  windowSeconds: {
    kind: 'number',
    least: WINDOW_SECONDS.least,
    most: WINDOW_SECONDS.most,
    default: 0,
    only: WITH_DANGER,
  },
  passing: {
    kind: 'choice',
    values: ['stands', 'each-card'],
    default: 'stands',
    only: WITH_DANGER,
    group: 'house',
    since: { version: 2, before: 'each-card' },
  },
  firstWindow: {
    kind: 'flag',
    default: false,
    only: WITH_DANGER,
    group: 'house',
    since: { version: 2, before: true },
  },
  damage: {
    kind: 'choice',
    values: ['driver', 'owner'],
    default: 'driver',
    only: WITH_DANGER,
    group: 'house',
    since: { version: 2, before: 'owner' },
  },
}

/** A car's number; a player's cars have neighbouring numbers. */
export type Car = number
/** A space's number on the laid track. */
export type Space = number

/** What the table waits for. */
export type Frame =
  | { readonly kind: 'starter' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly seat: Seat }
  | { readonly kind: 'refill'; readonly seat: Seat }
  | WindowFrame
  | { readonly kind: 'relocate'; readonly seat: Seat; readonly on: number; readonly lane: number }
  | { readonly kind: 'roll'; readonly seat: Seat; readonly white: number; readonly green: number }
  | TurnFrame
  | DriveFrame
  | { readonly kind: 'repair'; readonly seat: Seat }
  | { readonly kind: 'over' }

/** DX-3a A card that hit a player who has not spoken since. */
export interface Hit {
  readonly on: Seat
  readonly by: Seat
  readonly card: DangerKind
}

/** DX-3a Before `seat` rolls; `open` are those who have not passed. */
export interface WindowFrame {
  readonly kind: 'window'
  readonly seat: Seat
  open: Seat[]
  hits: Hit[]
  critters: number
  nitros: number
}

/** The dice lie rolled. */
export interface TurnFrame {
  readonly kind: 'turn'
  readonly seat: Seat
  /** DC-23a Dice are changed no more. */
  moving: boolean
  /** DX-22 Super Size cards played on the Combo that must follow. */
  boost: number
  /** DC-35 Cars that used a Single. */
  readonly done: Car[]
  /** DC-41 Cars of others that were paid for. */
  readonly controlled: Car[]
}

/** A car under way, square by square. */
export interface DriveFrame {
  readonly kind: 'drive'
  readonly seat: Seat
  readonly car: Car
  /** What the Combo counts as; the first step is due while `left` is `size`. */
  readonly size: number
  left: number
  readonly power: boolean
  readonly single: boolean
  /** DC-31a The space beside, just left by a sideways step, or NONE. */
  came: Space
  /** DX-20a A chip was paid here, so the car may not end here. */
  passing: boolean
}

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>

/** Dice in play and not used yet: how many show 1, 2, 3, 4, 5. */
export interface Dice {
  readonly white: number[]
  readonly green: number[]
}

/** DX-1 What DANGER! adds. Counts of cards follow the order of DANGER_KINDS. */
export interface Danger {
  /** Damage cubes of each player, and those in the central pile. */
  readonly cubes: number[]
  pile: number
  /** Cubes on spaces, in the order of the spaces. */
  debris: Debris[]
  /** Gates with a cube, barrels' spaces: in order. */
  gates: number[]
  barrels: Space[]
  shop: Space
  readonly hands: DangerKind[][]
  deck: number[]
  discards: number[]
  /** DX-4b Cards played in the open window. */
  played: number[]
}

export interface Debris {
  readonly space: Space
  readonly cubes: number
}

export interface State {
  readonly table: Table<Options, Deck>
  first: Seat
  /** DX-3c A turn has been completed. */
  begun: boolean
  track: Track
  /** Track cards left to draw, Finish aside, in the order of the deck's faces. */
  readonly deck: number[]
  /** DC-3b Cards drawn since the race began. */
  drawn: number
  readonly chips: number[]
  /** Chips in the central pile. */
  pile: number
  /** Where each car stands, or NONE. */
  readonly cars: Space[]
  /** DC-60 Cars in the order in which they crossed the line. */
  finished: Car[]
  readonly dice: Dice
  /** DC-65 Turns in a row in which no car went forward, since Finish was laid. */
  quiet: number
  danger: Danger | null
  readonly frames: Frame[]
}

export type PlayCard =
  | {
      readonly kind: 'play'
      readonly card: 'Instant Damage' | 'Instant Repair'
      readonly target: Seat
    }
  | {
      readonly kind: 'play'
      readonly card: 'Minor Debris' | 'Major Debris' | 'Dangerous Curve'
      readonly on: number
    }
  | { readonly kind: 'play'; readonly card: 'Lane Closed'; readonly on: number; readonly lane: number }
  | { readonly kind: 'play'; readonly card: 'Repair Shop'; readonly space: Space }
  | { readonly kind: 'play'; readonly card: 'Critter Crossing' | 'Nitro Boost' }

export interface Move {
  readonly kind: 'move'
  readonly car: Car
  readonly dice: readonly number[]
  readonly power: boolean
}

export type Action =
  | { readonly kind: 'place'; readonly space: Space }
  | { readonly kind: 'swap' }
  | { readonly kind: 'keep' }
  | PlayCard
  | { readonly kind: 'relocate'; readonly barrels: readonly Space[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'add'; readonly value: number }
  | { readonly kind: 'change'; readonly from: number; readonly to: number }
  | { readonly kind: 'reroll'; readonly white: readonly number[]; readonly green: readonly number[] }
  | { readonly kind: 'super-size' }
  | Move
  | { readonly kind: 'step'; readonly to: Space; readonly avoid: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'juke'; readonly cars: readonly [Car, Car] }
  | { readonly kind: 'buy' }
  | { readonly kind: 'end' }
  | { readonly kind: 'repair' }
  | { readonly kind: 'leave' }

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>

/** Cards of a kind and how many there are. */
export type Stack = readonly (readonly [card: string, count: number])[]

export type Chance =
  | { readonly kind: 'starter'; readonly seat: null; readonly seats: number }
  /** DC-3b `places`: how many places Finish may still be in, this one the first; 0 when it cannot be here. */
  | { readonly kind: 'card'; readonly seat: Seat | null; readonly deck: Stack; readonly places: number }
  | { readonly kind: 'roll'; readonly seat: Seat; readonly white: number; readonly green: number }
  | { readonly kind: 'danger'; readonly seat: Seat; readonly deck: Stack }

export type Outcome =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: string }
  /** What the thrown dice show, from low to high. */
  | { readonly kind: 'roll'; readonly white: readonly number[]; readonly green: readonly number[] }
  /** DX-2 `card` is null for everybody but the one who drew it. */
  | { readonly kind: 'danger'; readonly seat: Seat; readonly card: DangerKind | null }

/** A card on the table: its name, where it lies, and the numbers of its first space and Gate. */
export interface LaidCard extends Pose {
  readonly card: string
  readonly firstSpace: Space
  readonly firstGate: number
}

/** DX-2 A hand is seen by its owner alone; of the others and of the deck only the numbers of cards are known. */
export interface DangerView extends Omit<Danger, 'hands' | 'deck'> {
  readonly hand: readonly DangerKind[] | null
  readonly held: readonly number[]
  readonly deck: number
}

export interface View extends Omit<State, 'danger'> {
  readonly watcher: Seat | null
  readonly danger: DangerView | null
  /** The track as it lies; cards before `rear` are left behind. */
  readonly laid: readonly LaidCard[]
  readonly rear: number
}

export interface DiceyCurves extends Kinds {
  readonly options: Options
  readonly board: Deck
  readonly state: State
  readonly action: Action
  readonly chance: Chance
  readonly outcome: Outcome
  readonly view: View
}
