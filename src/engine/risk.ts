import type { Kinds, Seat } from './game.ts'
import type { Sentence, Words } from './sentence.ts'

/** What may come of a choice, in the words a person thinks in, and how likely it is: exactly, by the rules. */
export interface Risk {
  /** Whether one fears it or wishes for it. */
  readonly kind: 'danger' | 'hope'
  readonly what: Sentence
  /** From 0 to 1. */
  readonly chance: number
}

/** What a game tells of the risks of a choice, with words that nobody else needs. */
export interface Risks<K extends Kinds = Kinds> {
  readonly words: Words
  japanese(): Promise<Words>
  /** Of what a seat may do now by one click, the gravest first, from its view alone; nothing where dice play no part. */
  of(view: K['view'], seat: Seat, actions: readonly K['action'][]): readonly Risk[]
}
