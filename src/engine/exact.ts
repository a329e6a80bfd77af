import type { Kinds, Seat, Table } from './game.ts'

/** At a table for two what one wins the other loses. */
export const TWO = 2

/** At a table for three everybody plays for themselves: max^n. */
export const THREE = 3

/**
 * What the numbered states are worth, by their numbers: the chance to win of whoever has the turn, then of those who
 * follow, without the last, whose chance is the rest.
 */
export type Values = Float64Array

/** How many chances stand at each number. */
export const chancesKept = ({ seats }: { readonly seats: number }): number => seats - 1

/** Of actions that are equal up to this the first is taken: the digits of a chance that rounding leaves in doubt. */
export const EQUAL = 1e-12

/** Numbers from `first` up to, but without, `end`. */
export interface Range {
  readonly first: number
  readonly end: number
}

/** States that depend on each other and are solved together. */
export type Part = readonly Range[]

/** A numbered state, and whose chance to win stands first at its number. */
export interface Place {
  readonly number: number
  readonly seat: Seat
}

/** Methods, so that what games with different states lend fits one list. */
interface Placing<K extends Kinds> {
  /** Null for a state in between: what it is worth follows from numbered ones by the rules. */
  place(state: K['state']): Place | null
}

/** The states of a table as numbers, so that they can be solved. */
export interface Numbering<K extends Kinds = Kinds> {
  readonly size: number
  /** How many play. */
  readonly seats: number
  /** All numbers, each in one part; those that others depend on come first, as far as possible. */
  readonly parts: readonly Part[]
  readonly place: Placing<K>['place']
  /** Writes down what a state is worth, if all others are worth what `values` say: as many chances as are kept. */
  weigh(number: number, values: Values, chances: Values): void
}

/** Values that were worked out before. */
export interface Kept {
  /** At all numbers; some are only guesses. */
  values(): Values
  /** What has to be solved, one part after the other, before the value of a number can be trusted. */
  partsFor(number: number): readonly Part[]
}

interface Solvable<K extends Kinds> {
  numbering(table: Table<K['options'], K['board']>): Numbering<K>
  alone(table: Table<K['options'], K['board']>): Table<K['options'], K['board']>
  chanceOf(state: K['state'], seat: Seat): number
  among(chanceAlone: (state: K['state']) => number): Solvable<K>['chanceOf']
}

/** How a table that is too large to be solved is judged by one for two. */
export interface Pairs<K extends Kinds = Kinds> {
  /** The table at which two of a larger one would be alone. */
  readonly alone: Solvable<K>['alone']
  /** A seat's chance to win at the larger table, from the chance of the first seat of those two in any state of theirs. */
  readonly among: Solvable<K>['among']
}

/** What a game says to those who solve it. */
export interface Exact<K extends Kinds = Kinds> {
  /** For how many it can be solved. */
  readonly seats: readonly number[]
  readonly numbering: Solvable<K>['numbering']
  /** Null where the whole is solved quickly. */
  readonly kept: Kept | null
  /** Absent where two alone say nothing about more. */
  readonly pairs?: Pairs<K>
}
