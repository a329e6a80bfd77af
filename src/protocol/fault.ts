import type { Refusal } from '../engine/game.ts'
import { type Sentence, sentence } from '../engine/sentence.ts'

/** What is wrong with something that came from outside, and where. */
export interface Fault {
  /** `log[3].seat`, `line 4, column 7`, or empty for the whole. */
  readonly where: string
  /** The id of a rule, or one of the codes in docs/match-file.md. */
  readonly code: string
  readonly reason: Sentence
}

export type Read<T> = { readonly ok: true; readonly value: T } | Failed

export interface Failed {
  readonly ok: false
  readonly fault: Fault
}

export const read = <T>(value: T): Read<T> => ({ ok: true, value })

export const failed = (where: string, code: string, values: Sentence['values'] = {}): Failed => ({
  ok: false,
  fault: { where, code, reason: sentence(`file.${code}`, values) },
})

export const refused = (where: string, { rule, reason }: Refusal): Failed => ({
  ok: false,
  fault: { where, code: rule, reason },
})

/** For what takes more characters than it may. */
export const tooMuch = (where: string, most: number): Failed => failed(where, 'too-much', { most })

const BRIEF = 60

/** A value as JSON for a message, cut short; hardly more of it is looked at than is said. */
export function brief(value: unknown): string {
  let left = BRIEF
  const text = JSON.stringify(value, (_, part) => (left-- > 0 ? cut(part) : null)) ?? 'nothing'
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text
}

const cut = (part: unknown): unknown =>
  typeof part === 'string' || Array.isArray(part) ? part.slice(0, BRIEF + 1) : part
