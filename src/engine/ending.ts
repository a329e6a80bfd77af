import type { Kinds, Table } from './game.ts'

/**
 * Why a game ends, even among players who want it to go on for ever: while the dice are kind, and once what was pending
 * is done, the measure never rises and falls at least once in so many entries, until the game is over. Dice are kind with a
 * chance that does not vanish, so sooner or later they are so for as long as it takes.
 */
export interface Ending<K extends Kinds = Kinds> {
  /** A natural number. */
  measure(state: K['state']): number
  patience(table: Table<K['options'], K['board']>): number
  /** Which outcomes the proof counts on: at least one of each chance event. */
  isKind(state: K['state'], outcome: K['outcome']): boolean
}
