import { COLOURS } from '../../engine/colour.ts'
import { keys, read, remove, write } from '../browser/shelf-space.ts'
import type { Trouble } from '../browser/trouble.ts'
import type { Sitter } from '../games/play.ts'
import type { SavedTable } from './record.ts'
import { isNumber } from './sitters.ts'

export const FORMAT = 1
const PREFIX = 'paddock.table.'
const KEPT = 24

export type Found =
  | { readonly kind: 'table'; readonly saved: SavedTable }
  | { readonly kind: 'missing' | 'newer' | 'broken'; readonly id: string }

export function find(id: string): Found {
  const saved = read(PREFIX + id)
  if (saved === null) return { kind: isThere(id) ? 'broken' : 'missing', id }
  if (typeof saved === 'object' && Number((saved as SavedTable).format) > FORMAT) return { kind: 'newer', id }
  return isSaved(saved) && saved.id === id ? { kind: 'table', saved } : { kind: 'broken', id }
}

/** Whether anything is saved under this id; looking into a whole season takes its time. */
export const isThere = (id: string): boolean => keys().includes(PREFIX + id)

/** The log itself is checked by playing it. */
function isSaved(saved: unknown): saved is SavedTable {
  if (typeof saved !== 'object' || saved === null) return false
  const { format, id, game, rulesVersion, sitters, log, touched } = saved as SavedTable
  return (
    format === FORMAT &&
    [id, game].every((text) => typeof text === 'string') &&
    [rulesVersion, touched].every((number) => typeof number === 'number') &&
    Array.isArray(sitters) &&
    sitters.every(isSitter) &&
    Array.isArray(log)
  )
}

const isSitter = (sitter: Sitter): boolean =>
  typeof sitter?.name === 'string' &&
  COLOURS.includes(sitter.colour) &&
  (sitter.bot === null || typeof sitter.bot === 'string') &&
  (sitter.number === undefined || isNumber(sitter.number))

export const save = (table: SavedTable): Trouble | null =>
  writeWithRoom(() => write(PREFIX + table.id, table), table.id)
export const forget = (id: string): void => remove(PREFIX + id)
export const isKeyOf = (key: string | null, id: string): boolean => key === PREFIX + id

/** Every saved table, the latest first. */
export function all(): Found[] {
  const found = keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => find(key.slice(PREFIX.length)))
  return found.sort((a, b) => lastTouched(b) - lastTouched(a))
}

const lastTouched = (found: Found): number => (found.kind === 'table' ? found.saved.touched : 0)

/** Finished tables make room for new ones, the oldest first. */
export function tidy(): void {
  const tables = all().flatMap((found) => (found.kind === 'table' ? [found.saved] : []))
  const finished = tables.filter(({ over }) => over)
  for (const { id } of finished.slice(Math.max(0, KEPT - (tables.length - finished.length)))) forget(id)
}

/** Where the browser has no room left, finished tables go first, the oldest first; the one at hand stays. */
export function writeWithRoom(attempt: () => Trouble | null, own: string | null = null): Trouble | null {
  const trouble = attempt()
  return trouble === 'full' ? writeInstead(attempt, finishedExcept(own).reverse()) : trouble
}

/** Where even that gives too little room, all of them stay. */
function writeInstead(attempt: () => Trouble | null, oldest: readonly SavedTable[]): Trouble | null {
  for (const { id } of oldest) {
    forget(id)
    const trouble = attempt()
    if (trouble !== 'full') return trouble
  }
  for (const table of oldest) write(PREFIX + table.id, table)
  return 'full'
}

const finishedExcept = (own: string | null): SavedTable[] =>
  all().flatMap((found) => (found.kind === 'table' && found.saved.over && found.saved.id !== own ? [found.saved] : []))

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
