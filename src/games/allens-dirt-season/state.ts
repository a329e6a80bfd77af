import type { Kinds, Seat, Table } from '../../engine/game.ts'
import { freeze } from '../../engine/values.ts'
import type { Board } from '../allens-dirt/board.ts'
import { emptyChart } from '../allens-dirt/rules/qualifying.ts'
import type { Action, Chart, Incident, Options, Outcome, State as Race, RollKind } from '../allens-dirt/state.ts'
import { DRIVERS } from './board.ts'

/**
 * AD-35 A finished race for the books. Its lists speak of race seats, as the race itself does; `drivers` says who sat
 * where.
 */
export interface RaceRecord {
  readonly drivers: readonly Seat[]
  readonly chart: Chart
  readonly grid: readonly Seat[]
  readonly laps: readonly (readonly Seat[])[]
  readonly incidents: readonly Incident[]
  /** The final order, retired cars included. */
  readonly order: readonly Seat[]
}

/** AD-32a, AD-34a Drivers who are equal in everything else roll for so many places. */
export interface RollOff {
  readonly prize: 'finale' | 'title'
  readonly tied: readonly Seat[]
  readonly places: number
  /** By position in `tied`. */
  readonly chart: Chart
}

/** What the season waits for. */
export type Frame =
  | { readonly kind: 'qualifying'; readonly seat: Seat }
  | { readonly kind: 'race' }
  /** The first qualifying roll opens the next race. */
  | { readonly kind: 'next-race'; readonly drivers: readonly Seat[] }
  | ({ readonly kind: 'roll-off' } & RollOff)
  | { readonly kind: 'over'; readonly champion: Seat }

export type FrameOf<Kind extends Frame['kind']> = Frame & { readonly kind: Kind }

export interface State {
  readonly table: Table<Options, Board>
  /** AD-30 The qualifying of all twelve. */
  chart: Chart
  /** AD-35 The races that are over. */
  races: readonly RaceRecord[]
  /** Who drives in the race under way, or drove in the one just over; by race seat. */
  drivers: readonly Seat[]
  race: Race | null
  rollOffs: readonly RollOff[]
  readonly frames: Frame[]
}

export interface Chance {
  readonly kind: RollKind | 'roll-off'
  readonly seat: Seat
}

/** Everything is public. */
export type View = State

export interface Season extends Kinds {
  readonly options: Options
  readonly board: Board
  readonly state: State
  readonly action: Action
  readonly chance: Chance
  readonly outcome: Outcome
  readonly view: View
}

/** AD-30 Twelve drivers, who are about to qualify. */
export const setup = (table: Table<Options, Board>): State => ({
  table,
  chart: emptyChart(DRIVERS),
  races: freeze([]),
  drivers: freeze([]),
  race: null,
  rollOffs: freeze([]),
  frames: [{ kind: 'qualifying', seat: 0 }],
})
