import type { Lost, TableHead, Unread } from './table-head.ts'

export const FORMAT = 2

/** What lies in the store under the id of a table. */
export type Row = TableRow | UnreadRow

export interface TableRow {
  readonly kind: 'table'
  readonly id: string
  readonly format: number
  readonly head: TableHead
  /** The revision of the last write that took entries away: who saw less has seen entries that are gone. */
  readonly cut: number
}

/** A text from the time before, which is kept for whoever can read it. */
export interface UnreadRow {
  readonly kind: 'unread'
  readonly id: string
  readonly format: number
  readonly why: Unread
  readonly text: string
}

/** A table with all its entries; a text has none. */
export interface Whole {
  readonly row: Row
  readonly log: readonly unknown[]
}

export const rowOf = (head: TableHead, cut: number): TableRow => ({
  kind: 'table',
  id: head.id,
  format: FORMAT,
  head,
  cut,
})

/** What was found, if it is a table. The record and the entries are checked by whoever plays them. */
export function tableIn(found: unknown): TableRow | Lost {
  if (found === undefined) return 'missing'
  const row = found as Row | null
  if (Number(row?.format) > FORMAT) return 'newer'
  if (row?.kind === 'unread') return row.why === 'newer' ? 'newer' : 'broken'
  return row?.kind === 'table' && isHead(row.head) && row.head.id === row.id ? row : 'broken'
}

function isHead(head: TableHead | null | undefined): boolean {
  const numbers = [head?.begun, head?.touched, head?.length, head?.revision, head?.order ?? 0]
  return typeof head?.id === 'string' && numbers.every(Number.isFinite) && typeof head.isOver === 'boolean'
}

/** The tables among what was found, the latest first. */
export const headsIn = (found: readonly unknown[]): TableHead[] =>
  found
    .map(tableIn)
    .flatMap((row) => (typeof row === 'string' ? [] : [row.head]))
    .sort((a, b) => orderOf(b) - orderOf(a) || b.touched - a.touched)

const orderOf = ({ order }: TableHead): number => order ?? 0

/** The order of a table that is played on now, after all others that were found. */
export const latestOrder = (found: readonly unknown[], own: string): number =>
  1 + Math.max(0, ...headsIn(found).map((head) => (head.id === own ? 0 : orderOf(head))))

export interface UnreadTable {
  readonly id: string
  readonly why: Unread
}

/** What is there and cannot be read. */
export const unreadIn = (found: readonly unknown[]): UnreadTable[] =>
  found.flatMap((row) => {
    const why = tableIn(row)
    return why === 'broken' || why === 'newer' ? [{ id: (row as Row).id, why }] : []
  })
