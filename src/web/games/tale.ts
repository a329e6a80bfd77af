import type { Kinds, Result, Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Fall } from './play.ts'

/** One side of a die and how likely a fair die shows it. */
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

/**
 * What can be told of a game of one kind when it is over: for the end screen and for the history. Each game's `tale.ts`
 * exports one as `tale`; it is loaded when somebody asks for it, and counts in no game's first chunk.
 */
export interface Tale<K extends Kinds = Kinds> {
  /** How far each seat has come, more is better; a lead chart is drawn of it. */
  progress(view: K['view']): readonly number[]
  /** What `progress` counts. */
  readonly measure: Sentence
  readonly dice: readonly Die[]
  /** Every die that an outcome shows, one by one; cards that are drawn are none. */
  thrown(fall: Fall<K>): readonly Thrown[]
  /** What decided between seats that were level, and who shares a place and why: one sentence each. */
  ties(view: K['view'], result: Result): readonly Sentence[]
}

const tales = import.meta.glob<{ tale: Tale }>('./*/tale.ts')

/** The tale of a game, or null where it has none. */
export async function taleOf(game: string): Promise<Tale | null> {
  const file = tales[`./${game}/tale.ts`]
  return file ? (await file()).tale : null
}
