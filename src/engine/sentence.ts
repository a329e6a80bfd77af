import type { Seat } from './seat.ts'

/** A sentence as data: a key into a catalogue of messages and what goes into its gaps. */
export interface Sentence {
  readonly key: string
  readonly values: Readonly<Record<string, SentenceValue>>
}

/** A gap is filled with a number, a player's name, or another sentence; never with text of a language. */
export type SentenceValue = number | string | { readonly seat: Seat } | Sentence

/** Messages by key, in ICU syntax. */
export type Words = Readonly<Record<string, string>>

const NOTHING = Object.freeze({})

export const sentence = (key: string, values: Sentence['values'] = NOTHING): Sentence => ({ key, values })
