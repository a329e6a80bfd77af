import type { Kinds, Seat } from './game.ts'
import type { Sentence, Words } from './sentence.ts'
import type { Step } from './turns.ts'

/** Moves of several steps, which can be chosen by where they end. */
export interface Drives<K extends Kinds = Kinds> {
  /** Whether the steps that a seat makes from here belong to one drive. */
  isUnderWay(state: K['state'], seat: Seat): boolean
  /** Where a way ends, what lies there and what it costs. Ways of which the same is told are one choice. */
  tell(way: readonly Step<K>[], seat: Seat): Sentence
}

/** What a game tells those who play it in text, with words that nobody else needs. */
export interface Guide<K extends Kinds = Kinds> {
  readonly words: Words
  japanese(): Promise<Words>
  /** Every sign of the picture, and how spaces are named. */
  readonly legend: readonly Sentence[]
  /** Null where every decision is a whole move. */
  readonly drives: Drives<K> | null
}
