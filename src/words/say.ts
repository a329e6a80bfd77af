import { IntlMessageFormat } from 'intl-messageformat'
import type { Sentence, SentenceValue, Words } from '../engine/sentence.ts'
import { FORMATTERS } from './formats.ts'

/** Turns a sentence into text. */
export type Say = (sentence: Sentence) => string

/** How one table speaks: the messages of its language, and the names of its seats. */
export function speaker(words: Words, names: readonly string[] = [], locale = 'en'): Say {
  const say: Say = ({ key, values }) => {
    if (!Object.hasOwn(words, key)) return key
    const filled = mapped(values, filling)
    return plainly(words[key]!, filled) ?? formatted(words[key]!, locale, filled) ?? key
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

const GAP = /\{(\w+)\}/g
const NO_PLAIN_TEXT = /[{}']/

/** Most messages are text with gaps at most, which needs no grammar; null for all others, and where a gap stays open. */
export function plainly(message: string, values: Filled): string | null {
  if (!NO_PLAIN_TEXT.test(message)) return message
  if (NO_PLAIN_TEXT.test(message.replace(GAP, ''))) return null
  const isOpen = [...message.matchAll(GAP)].some(([, gap]) => !Object.hasOwn(values, gap!))
  return isOpen ? null : message.replace(GAP, (_, gap: string) => String(values[gap]))
}

/** By the grammar of ICU messages; null for one that does not parse. */
export function formatted(message: string, locale: string, values: Filled): string | null {
  const read = compile(message, locale)
  return read && fill(read, values)
}

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
    return new IntlMessageFormat(message, locale, undefined, { ignoreTag: true, formatters: FORMATTERS })
  } catch {
    return null
  }
}
