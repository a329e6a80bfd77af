/** Two words that every part of a value is mixed into; in a typed array, since loose ones would be boxed. */
const words = new Int32Array(2)

/**
 * A number that is equal for equal states, and for others practically never: it has 53 bits. Frozen parts, which states
 * share, count by identity: they may be large, and to read a board for every step would cost more than the step.
 */
export function fingerprint(value: unknown): number {
  words.fill(1)
  note(value)
  return (words[0]! >>> 0) * 2 ** 21 + (words[1]! >>> 11)
}

/** Multipliers and shifts as in MurmurHash3, other ones for each word. */
function mix(word: number): void {
  const one = Math.imul(words[0]! ^ word, 0x85ebca6b)
  const two = Math.imul(words[1]! + word, 0xc2b2ae35)
  words[0] = one ^ (one >>> 13)
  words[1] = two ^ (two >>> 16)
}

/** They set apart kinds of values that would mix in the same words. */
const [TEXT, OTHER, LIST, OBJECT, FROZEN, END] = [11, 13, 17, 19, 23, 29].map((mark) => mark << 24) as Marks
type Marks = [number, number, number, number, number, number]

function note(value: unknown): void {
  if (typeof value === 'number' && (value | 0) === value) mix(value)
  else if (typeof value === 'string') mark(TEXT, numberOf(texts, value))
  else if (typeof value !== 'object' || value === null) mark(OTHER, numberOf(texts, String(value)))
  else if (Object.isFrozen(value)) mark(FROZEN, numberOf(frozen, value))
  else if (Array.isArray(value)) noteList(value)
  else noteObject(value as Record<string, unknown>)
}

function mark(kind: number, word: number): void {
  mix(kind)
  mix(word)
}

function noteList(items: readonly unknown[]): void {
  mark(LIST, items.length)
  for (let i = 0; i < items.length; i++) note(items[i])
}

function noteObject(object: Record<string, unknown>): void {
  mix(OBJECT)
  for (const key in object) {
    mix(numberOf(texts, key))
    note(object[key])
  }
  mix(END)
}

const texts = new Map<string, number>()
const frozen = new WeakMap<object, number>()
let last = 0

interface Numbers<Key> {
  get(key: Key): number | undefined
  set(key: Key, number: number): unknown
}

/** Texts and frozen parts are numbered as they come. */
function numberOf<Key>(known: Numbers<Key>, key: Key): number {
  const number = known.get(key)
  if (number !== undefined) return number
  known.set(key, ++last)
  return last
}
