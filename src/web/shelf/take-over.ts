import { orderNow, put } from './acts.ts'
import { afterWriting } from './guard.ts'
import { type Row, rowOf, type TableRow, tableIn, type Whole } from './row.ts'
import type { Ledger } from './store.ts'
import type { TableHead } from './table-head.ts'

/** What becomes of a table from the time before, given what is kept under its id. */
export type Plan =
  | { readonly kind: 'create' }
  /** It is here already: the page went away before it could remove the text, or an earlier page has seen less. */
  | { readonly kind: 'nothing' }
  /** An earlier page played on. */
  | { readonly kind: 'grow'; readonly row: TableRow; readonly from: number }
  /** An earlier page played on and so did somebody here: both stay. */
  | { readonly kind: 'beside' }

export function planOf({ row, log }: Whole, kept: Whole | null): Plan {
  if (kept === null) return { kind: 'create' }
  if (row.kind === 'unread' || tableIn(kept.row) !== kept.row)
    return { kind: isSameText(row, kept.row) ? 'nothing' : 'beside' }
  return planOfTable(row, log, kept.row as TableRow, kept.log)
}

const isSameText = (row: Row, kept: Row): boolean =>
  row.kind === 'unread' && kept.kind === 'unread' && row.text === kept.text

function planOfTable(row: TableRow, log: readonly unknown[], kept: TableRow, keptLog: readonly unknown[]): Plan {
  if (!isNews(row.head, kept.head) || (log.length < keptLog.length && beginsWith(keptLog, log)))
    return { kind: 'nothing' }
  if (!beginsWith(log, keptLog)) return { kind: 'beside' }
  return { kind: 'grow', row: rowOf(grown(kept.head, row.head), kept.cut), from: keptLog.length }
}

/** Whether a text is another than the one that was taken over last; clocks may go back, so its time says nothing. */
const isNews = (earlier: TableHead, kept: TableHead): boolean =>
  earlier.taken !== undefined && earlier.taken !== kept.taken

const beginsWith = (log: readonly unknown[], beginning: readonly unknown[]): boolean =>
  beginning.length <= log.length && beginning.every((entry, i) => JSON.stringify(entry) === JSON.stringify(log[i]))

/** It was the earlier page that wrote last: log and names are its own. */
const grown = (kept: TableHead, earlier: TableHead): TableHead => ({
  ...kept,
  ...earlier,
  ...afterWriting(kept, earlier.length),
})

/** Takes a table over, however often it is told to; the ids of the tables that changed. */
export async function takeOver(ledger: Ledger, earlier: Whole): Promise<string | null> {
  const { id } = earlier.row
  const plan = planOf(earlier, await keptIn(ledger, id))
  if (plan.kind === 'nothing') return null
  if (plan.kind === 'beside') return takeOver(ledger, renamed(earlier, `${id}-2`))
  if (plan.kind === 'create') await put(ledger, earlier)
  else await grow(ledger, plan, earlier.log)
  return id
}

async function keptIn(ledger: Ledger, id: string): Promise<Whole | null> {
  const row = await ledger.row(id)
  return row === undefined ? null : { row: row as Row, log: await ledger.entries(id, 0) }
}

async function grow(ledger: Ledger, { row, from }: Plan & { kind: 'grow' }, log: readonly unknown[]): Promise<void> {
  const head = { ...row.head, order: await orderNow(ledger, row.id) }
  await Promise.all([ledger.keepRow(rowOf(head, row.cut)), ledger.keepEntries(row.id, from, log.slice(from))])
}

const renamed = ({ row, log }: Whole, id: string): Whole => ({
  row: row.kind === 'table' ? { ...row, id, head: { ...row.head, id } } : { ...row, id },
  log,
})
