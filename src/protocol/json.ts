import { sentence } from '../engine/sentence.ts'
import { MOST_LEVELS } from './bounds.ts'
import { brief, type Failed, failed, type Read, read } from './fault.ts'

/** Bytes; a reader refuses more before it parses. */
export const SIZE_LIMIT = 20_000_000
const MEGABYTE = 1_000_000
/** Enough for 200,000 entries of any game, and for more names than all games have. */
const MOST_VALUES = 1_500_000
const MOST_NAMES = 1_000

export const tooLarge = (): Failed => failed('', 'too-large', { megabytes: SIZE_LIMIT / MEGABYTE })

/** Reads JSON from outside. Whatever walks the value afterwards may recurse, because its depth is bounded. */
export function readJson(text: string): Read<unknown> {
  if (text.length > SIZE_LIMIT) return tooLarge()
  const over = excess(text)
  if (over) return over
  const value = parse(text)
  return value === undefined ? notJson(text) : read(value)
}

/** What a text has too much of. It is counted before it is parsed: a value takes up to forty times the space of its text. */
function excess(text: string): Failed | null {
  const tally: Tally = { levels: 0, values: 1, names: new Set() }
  for (let at = 0; at < text.length; ) {
    at = countAt(text, at, tally)
    if (tally.levels > MOST_LEVELS) return failed('', 'too-deep', { levels: MOST_LEVELS })
    if (tally.values > MOST_VALUES || tally.names.size > MOST_NAMES)
      return failed('', 'too-many', { values: MOST_VALUES, names: MOST_NAMES })
  }
  return null
}

interface Tally {
  levels: number
  values: number
  readonly names: Set<string>
}

/** Counts what begins here, and says where the next thing may begin. */
function countAt(text: string, at: number, tally: Tally): number {
  const char = text[at]
  if (char === '"') return countString(text, at, tally)
  if (char === '{' || char === '[') tally.levels++
  if (char === '}' || char === ']') tally.levels--
  if (char === '{' || char === '[' || char === ',') tally.values++
  return at + 1
}

function countString(text: string, at: number, { names }: Tally): number {
  const end = stringEnd(text, at)
  const next = skipSpace(text, end)
  if (text[next] === ':') names.add(text.slice(at, end))
  return next
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notJson(text: string): Failed {
  const { at, due, found } = breakOf(text)
  const expected = sentence(`file.json.${due}`)
  return failed(place(text, at), 'not-json', { expected, found: found || sentence('file.json.nothing') })
}

function place(text: string, at: number): string {
  let line = 1
  for (let i = 0; i < at; i++) if (text[i] === '\n') line++
  return `line ${line}, column ${at - text.lastIndexOf('\n', at - 1)}`
}

/** What JSON may go on with. */
type Due = 'value' | 'first-item' | 'key' | 'first-key' | 'colon' | 'comma' | 'end'

interface Break {
  readonly at: number
  readonly due: Due
  readonly found: string
}

/** The first token that does not fit. Engines word their own complaints differently, and some name no place. */
function breakOf(text: string): Break {
  const open: string[] = []
  let due: Due = 'value'
  let at = skipSpace(text, 0)
  for (;;) {
    const token = tokenAt(text, at)
    const next = follow(due, token, open)
    if (!next) return { at, due, found: token && brief(token) }
    due = next
    at = skipSpace(text, at + token.length)
  }
}

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\n' || char === '\r' || char === '\t'

function skipSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text[at])) at++
  return at
}

const PUNCTUATION = '{}[],:'

function tokenAt(text: string, at: number): string {
  const first = text[at]
  if (first === undefined) return ''
  if (PUNCTUATION.includes(first)) return first
  return text.slice(at, first === '"' ? stringEnd(text, at) : plainEnd(text, at))
}

/** Behind the closing quote, or at the end of the line if there is none. */
function stringEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1
  return text[at] === '"' ? at + 1 : Math.min(at, text.length)
}

function plainEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && !isSpace(text[at]) && !PUNCTUATION.includes(text[at]!) && text[at] !== '"') at++
  return at
}

/** What is due after a token, or null if it may not stand here. */
function follow(due: Due, token: string, open: string[]): Due | null {
  if (due === 'value' || due === 'first-item') return followValue(due, token, open)
  if (due === 'key' || due === 'first-key') return followKey(due, token, open)
  if (due === 'colon') return token === ':' ? 'value' : null
  return due === 'comma' ? followItem(token, open) : null
}

function followValue(due: Due, token: string, open: string[]): Due | null {
  if (due === 'first-item' && token === ']') return close(open)
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'first-key' : 'first-item'
  }
  return parse(token) === undefined ? null : after(open)
}

function followKey(due: Due, token: string, open: string[]): Due | null {
  if (due === 'first-key' && token === '}') return close(open)
  return token.startsWith('"') && parse(token) !== undefined ? 'colon' : null
}

function followItem(token: string, open: string[]): Due | null {
  const inObject = open.at(-1) === '{'
  if (token === ',') return inObject ? 'key' : 'value'
  return token === (inObject ? '}' : ']') ? close(open) : null
}

function close(open: string[]): Due {
  open.pop()
  return after(open)
}

const after = (open: readonly string[]): Due => (open.length > 0 ? 'comma' : 'end')
