import type { Kinds, Seat, Table } from './game.ts'

/** How many play at a table that can be solved: what one of them wins the other loses. */
export const TWO = 2

/** What the numbered states are worth, by their numbers: the chance to win of whoever has the turn. */
export type Values = Float64Array

/** Numbers from `first` up to, but without, `end`. */
export interface Range {
  readonly first: number
  readonly end: number
}

/** States that depend on each other and are solved together. */
export type Part = readonly Range[]

/** A numbered state, and whose chance to win stands at its number. */
export interface Place {
  readonly number: number
  readonly seat: Seat
}

/** Methods, so that what games with different states lend fits one list. */
interface Placing<K extends Kinds> {
  /** Null for a state in between: what it is worth follows from numbered ones by the rules. */
  place(state: K['state']): Place | null
}

/** The states of a table for two as numbers, so that they can be solved. */
export interface Numbering<K extends Kinds = Kinds> {
  readonly size: number
  /** All numbers, each in one part; those that others depend on come first, as far as possible. */
  readonly parts: readonly Part[]
  readonly place: Placing<K>['place']
  /** What a state is worth to whoever has the turn, if all others are worth what `values` say. */
  worth(number: number, values: Values): number
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
}

/** What a game says to those who solve it. */
export interface Exact<K extends Kinds = Kinds> {
  /** Of a table for two. */
  readonly numbering: Solvable<K>['numbering']
  /** Null where the whole is solved quickly. */
  readonly kept: Kept | null
}
