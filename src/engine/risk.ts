import type { Kinds, Seat } from './game.ts'
import type { Sentence, Words } from './sentence.ts'

/** What may come of a choice, in the words a person thinks in, and how likely it is: exactly, by the rules. */
export interface Risk {
  /** Whether one fears it or wishes for it. */
  readonly kind: 'danger' | 'hope'
  readonly what: Sentence
  /** From 0 to 1. */
  readonly chance: number
  /** Whether it is so whatever is chosen now: good to know, and no reason for a choice. */
  readonly isComing?: boolean
}

/** Something that somebody has or stands at and would rather have more or less of, with its amount, in a sentence. */
export interface Standing {
  readonly what: Sentence
  readonly amount: number
  readonly better: 'more' | 'less'
}

/** What a game tells of the risks of a choice, with words that nobody else needs. */
export interface Risks<K extends Kinds = Kinds> {
  readonly words: Words
  japanese(): Promise<Words>
  /** Of what a seat may do now by one click, the gravest first, from its view alone; nothing where dice play no part. */
  of(view: K['view'], seat: Seat, actions: readonly K['action'][]): readonly Risk[]
  /** How a seat stands, the weightiest first, from what it may know: one choice leaves it better off than another. */
  standing(state: K['state'], seat: Seat): readonly Standing[]
}
