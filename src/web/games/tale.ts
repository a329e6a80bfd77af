import type { Kinds, Result, Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Fall } from '../../table/fall.ts'

/** One side of a die and how likely a fair die shows it. Its `id` is what the game's `Face` draws. */
export interface Side {
  readonly id: string
  readonly name: Sentence
  readonly chance: number
}

/** A kind of die that a game throws. */
export interface Die {
  readonly id: string
  readonly name: Sentence
  readonly sides: readonly Side[]
}

/** A die that fell, by the ids of `dice` and their `sides`. */
export interface Thrown {
  readonly die: string
  readonly side: string
  /** Whose throw it was; null for one that belongs to nobody. */
  readonly seat: Seat | null
}

/** The part of a tale that is about dice alone. */
export interface DiceTale<K extends Kinds = Kinds> {
  readonly dice: readonly Die[]
  /** Every die that an outcome shows, one by one; cards that are drawn are none. */
  thrown(fall: Fall<K>): readonly Thrown[]
}

/** Why the ranking is as it is, and the paragraph of the rules that says so. */
export interface Reason {
  readonly rule: string
  readonly sentence: Sentence
}

/**
 * What can be told of a game of one kind when it is over: for the end screen and for the history. Each game has one in
 * its `tale.ts`, which `Play.tale` loads when somebody asks for it. What it says stands in the words of `src/web/end`.
 */
export interface Tale<K extends Kinds = Kinds> extends DiceTale<K> {
  /** How each seat stands, in the game's own measure; a lead chart is drawn of it. Null before the race begins. */
  progress(view: K['view']): readonly number[] | null
  readonly better: 'more' | 'less'
  /** Whether a chart of it shows how far everybody is behind whoever leads, since all of them get far. */
  readonly isRace?: boolean
  /** Who alone would win if it ended now, as far as that can be said. */
  leader(view: K['view']): Seat | null
  /** What `progress` counts, and so much of it. */
  readonly measure: Sentence
  amount(count: number): Sentence
  /** What the changes of `progress` are counted by: "Round 3". */
  stage(number: number): Sentence
  /** What a seat has reached in the end, in a few words. */
  reached(view: K['view'], seat: Seat): Sentence
  /** What decides who is ahead of whom. */
  readonly ranking: Reason
  /** What decided between seats that were level, and who shares a place and why: one sentence each. */
  ties(view: K['view'], result: Result): readonly Reason[]
  /** What may follow besides the same again: another race in which somebody else goes first, or another season. */
  readonly next: 'race' | 'season' | null
}
