import { hashOf } from '../../engine/hash.ts'
import { PERSON } from '../../engine/sitter.ts'
import { FORMAT, type Row, rowOf, type Whole } from './row.ts'
import type { Origin, Unread } from './table-head.ts'

// Tables as they were kept before: each as one text in the browser's simple store.

const PREFIX = 'paddock.table.'
const EARLIER_FORMAT = 1

export const keyOf = (id: string): string => PREFIX + id
/** The id of the table that a key is about, if it is about one. */
export const idIn = (key: string | null): string | null => (key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null)

interface EarlierTable {
  readonly format: number
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly sitters: readonly unknown[]
  readonly log: readonly unknown[]
  readonly begun: number
  readonly touched: number
  readonly over: boolean
  readonly origin?: Origin
}

/** What a text says, with its first revision on this shelf. */
export function wholeOf(id: string, text: string, revision: number): Whole {
  const said = parsed(text)
  if (Number((said as EarlierTable | null)?.format) > EARLIER_FORMAT) return unread(id, text, 'newer')
  return isEarlier(said) && said.id === id ? tableOf(said, revision, markOf(text)) : unread(id, text, 'broken')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isEarlier(said: unknown): said is EarlierTable {
  const { format, id, game, rulesVersion, sitters, log, touched } = Object(said) as EarlierTable
  return (
    format === EARLIER_FORMAT &&
    [id, game].every((text) => typeof text === 'string') &&
    [rulesVersion, touched].every((number) => typeof number === 'number') &&
    [sitters, log].every(Array.isArray)
  )
}

/** Tells one text from another: its time does not, where a clock stood still or went back. */
const markOf = (text: string): string => `${text.length}-${hashOf(text)}`

function tableOf(said: EarlierTable, revision: number, taken: string): Whole {
  const { format: _, id, log, begun, touched, over, origin, sitters, ...rest } = said
  const record = { ...rest, seats: sitters.map(seatOf) }
  const lists = { begun: Number(begun) || 0, touched, isOver: over === true, ...(origin ? { origin } : {}) }
  return { row: rowOf({ id, record, ...lists, taken, length: log.length, revision }, revision), log }
}

/** There a seat had the level of its `bot`, null for a person. */
function seatOf(sitter: unknown): unknown {
  const { bot, ...rest } = Object(sitter) as { readonly bot?: unknown }
  return { ...rest, player: bot ?? PERSON }
}

const unread = (id: string, text: string, why: Unread): Whole => ({
  row: { kind: 'unread', id, format: FORMAT, why, text } satisfies Row,
  log: [],
})
