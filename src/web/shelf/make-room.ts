import { put, remove } from './acts.ts'
import { firstToGo } from './room.ts'
import { headsIn, tableIn, type Whole } from './row.ts'
import type { Ledger, Store } from './store.ts'
import type { Kept } from './table-head.ts'

/** What became of a write, and the tables that had to go for it. */
export interface Written {
  readonly kept: Kept
  readonly gone: readonly string[]
}

type Work = (ledger: Ledger) => Promise<Kept>

/** Where the browser has no room left, finished tables go first, the oldest first; the one at hand stays. */
export async function writeWithRoom(store: Store, own: string, work: Work): Promise<Written> {
  const kept = await attempt(store, work)
  return kept === 'full' ? writeInstead(store, own, work) : { kept, gone: [] }
}

async function attempt(store: Store, work: Work): Promise<Kept> {
  const done = await store.run('readwrite', work)
  return done.kind === 'done' ? done.value : done.trouble
}

/**
 * Where even that gives too little room, all of them stay. Each goes in a transaction of its own: within one, browsers
 * do not count what was taken away.
 */
async function writeInstead(store: Store, own: string, work: Work): Promise<Written> {
  const taken: Whole[] = []
  let kept: Kept = 'full'
  for (const id of await candidates(store, own)) {
    taken.push(...(await take(store, id)))
    kept = await attempt(store, work)
    if (kept !== 'full') break
  }
  if (kept === 'kept') return { kept, gone: taken.map(({ row }) => row.id) }
  for (const table of taken.reverse()) await putBack(store, table)
  return { kept, gone: [] }
}

async function candidates(store: Store, own: string): Promise<string[]> {
  const rows = await store.run('readonly', (ledger) => ledger.rows())
  return rows.kind === 'done' ? firstToGo(headsIn(rows.value), own) : []
}

/** Takes a table away, unless somebody has gone on with it since. */
async function take(store: Store, id: string): Promise<Whole[]> {
  const taken = await store.run('readwrite', async (ledger) => {
    const row = tableIn(await ledger.row(id))
    if (typeof row === 'string' || !row.head.isOver) return []
    const log = await ledger.entries(id, 0)
    await remove(ledger, id)
    return [{ row, log }]
  })
  return taken.kind === 'done' ? taken.value : []
}

const putBack = (store: Store, table: Whole): Promise<unknown> =>
  store.run('readwrite', async (ledger) => (await ledger.row(table.row.id)) === undefined && put(ledger, table))
