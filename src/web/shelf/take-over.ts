import { put } from './acts.ts'
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
  const isRenamed = log.length === keptLog.length && row.head.touched > kept.head.touched
  if (beginsWith(keptLog, log) && !isRenamed) return { kind: 'nothing' }
  if (!beginsWith(log, keptLog)) return { kind: 'beside' }
  return { kind: 'grow', row: rowOf(grown(kept.head, row.head), kept.cut), from: keptLog.length }
}

const beginsWith = (log: readonly unknown[], beginning: readonly unknown[]): boolean =>
  beginning.length <= log.length && beginning.every((entry, i) => JSON.stringify(entry) === JSON.stringify(log[i]))

/** The log is that of the earlier page; names are those that were given last. */
const grown = (kept: TableHead, earlier: TableHead): TableHead => ({
  ...kept,
  record: earlier.touched > kept.touched ? earlier.record : kept.record,
  isOver: earlier.isOver,
  touched: Math.max(earlier.touched, kept.touched),
  ...afterWriting(kept, earlier.length),
})

/** Takes a table over, however often it is told to; the ids of the tables that changed. */
export async function takeOver(ledger: Ledger, earlier: Whole): Promise<string | null> {
  const { id } = earlier.row
  const plan = planOf(earlier, await keptIn(ledger, id))
  if (plan.kind === 'nothing') return null
  if (plan.kind === 'beside') return takeOver(ledger, renamed(earlier, `${id}-2`))
  if (plan.kind === 'create') await put(ledger, earlier)
  else await grow(ledger, plan.row, plan.from, earlier.log.slice(plan.from))
  return id
}

async function keptIn(ledger: Ledger, id: string): Promise<Whole | null> {
  const row = await ledger.row(id)
  return row === undefined ? null : { row: row as Row, log: await ledger.entries(id, 0) }
}

const grow = (ledger: Ledger, row: TableRow, from: number, entries: readonly unknown[]): Promise<unknown> =>
  Promise.all([ledger.keepRow(row), ledger.keepEntries(row.id, from, entries)])

const renamed = ({ row, log }: Whole, id: string): Whole => ({
  row: row.kind === 'table' ? { ...row, id, head: { ...row.head, id } } : { ...row, id },
  log,
})
