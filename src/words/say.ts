import { IntlMessageFormat } from 'intl-messageformat'
import type { Sentence, SentenceValue, Words } from '../engine/sentence.ts'

/** Turns a sentence into text. */
export type Say = (sentence: Sentence) => string

/** How one table speaks: the messages of its language, and the names of its seats. */
export function speaker(words: Words, names: readonly string[] = [], locale = 'en'): Say {
  const say: Say = ({ key, values }) => {
    const message = Object.hasOwn(words, key) ? compile(words[key]!, locale) : null
    return message ? fill(message, mapped(values, filling)) : key
  }
  const filling = (value: SentenceValue): string | number => {
    if (typeof value !== 'object') return value
    return 'seat' in value ? (names[value.seat] ?? `#${value.seat}`) : say(value)
  }
  return say
}

type Filled = Record<string, string | number>

const mapped = (values: Sentence['values'], filling: (value: SentenceValue) => string | number): Filled =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filling(value)]))

/** A gap that nobody filled stays readable; a page must not fall over a wrong word. */
function fill(message: IntlMessageFormat, values: Filled): string {
  try {
    return String(message.format(values))
  } catch (error) {
    return `{${error instanceof Error ? error.message : error}}`
  }
}

const compiled = new Map<string, IntlMessageFormat | null>()

/** A message in ICU syntax, compiled once; null for one that does not parse. */
export function compile(message: string, locale = 'en'): IntlMessageFormat | null {
  const known = `${locale} ${message}`
  if (!compiled.has(known)) compiled.set(known, parse(message, locale))
  return compiled.get(known)!
}

function parse(message: string, locale: string): IntlMessageFormat | null {
  try {
    return new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  } catch {
    return null
  }
}
