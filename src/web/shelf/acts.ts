import { afterWriting, hasOnlyGrown, hasSeenAll } from './guard.ts'
import { latestOrder, rowOf, type TableRow, tableIn, type Whole } from './row.ts'
import type { Ledger } from './store.ts'
import type { HeadChange, Kept, Lost, Seen, TableHead } from './table-head.ts'

// What can be done to a table within one transaction.

export interface FoundTable {
  readonly head: TableHead
  readonly log: unknown[]
}

export async function read(ledger: Ledger, id: string): Promise<FoundTable | Lost> {
  const row = tableIn(await ledger.row(id))
  if (typeof row === 'string') return row
  const log = await ledger.entries(id, 0)
  return log.length === row.head.length ? { head: row.head, log } : 'broken'
}

export interface Added {
  readonly head: TableHead
  readonly entries: unknown[]
}

/** What came after what somebody has seen; where entries of that are gone, it takes the whole table to catch up. */
export async function since(ledger: Ledger, id: string, seen: Seen): Promise<Added | 'cut' | Lost> {
  const row = tableIn(await ledger.row(id))
  if (typeof row === 'string') return row
  if (!hasOnlyGrown(row.head, row.cut, seen)) return 'cut'
  return { head: row.head, entries: await ledger.entries(id, seen.length) }
}

export async function create(ledger: Ledger, head: TableHead, log: readonly unknown[]): Promise<Kept> {
  if ((await ledger.row(head.id)) !== undefined) return 'behind'
  const order = await orderNow(ledger, head.id)
  return put(ledger, { row: rowOf({ ...head, length: log.length, order }, head.revision), log })
}

export const orderNow = async (ledger: Ledger, id: string): Promise<number> => latestOrder(await ledger.rows(), id)

/** Puts a whole table where there is none. */
export async function put(ledger: Ledger, { row, log }: Whole): Promise<'kept'> {
  await Promise.all([ledger.keepRow(row), ledger.keepEntries(row.id, 0, log)])
  return 'kept'
}

export async function remove(ledger: Ledger, id: string): Promise<'kept'> {
  await Promise.all([ledger.dropRow(id), ledger.dropEntries(id, 0)])
  return 'kept'
}

/** A write of somebody who has seen so much of a table. */
export interface Write {
  readonly id: string
  readonly seen: Seen
  readonly change: HeadChange
  readonly now: number
}

/** The row, if the writer has seen all that is kept. */
async function upToDate(ledger: Ledger, { id, seen }: Write): Promise<TableRow | null> {
  const row = tableIn(await ledger.row(id))
  return typeof row !== 'string' && hasSeenAll(row.head, seen) ? row : null
}

const written = ({ head }: TableRow, { seen, change, now }: Write, length: number, order: number): TableHead => ({
  ...head,
  ...change,
  ...afterWriting(seen, length),
  touched: now,
  order,
})

/** The log from one index on. */
export interface Tail {
  readonly from: number
  readonly entries: readonly unknown[]
}

/** Puts a tail in the place of what stood there; mostly nothing did. */
export async function rewrite(ledger: Ledger, write: Write, { from, entries }: Tail): Promise<Kept> {
  const row = await upToDate(ledger, write)
  if (!row || from > row.head.length) return 'behind'
  const head = written(row, write, from + entries.length, await orderNow(ledger, row.id))
  const isCut = from < row.head.length
  if (isCut) await ledger.dropEntries(row.id, from)
  const cut = isCut ? head.revision : row.cut
  await Promise.all([ledger.keepEntries(row.id, from, entries), ledger.keepRow(rowOf(head, cut))])
  return 'kept'
}
