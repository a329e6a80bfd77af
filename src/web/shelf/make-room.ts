import { put, remove } from './acts.ts'
import { enoughOf, firstToGo } from './room.ts'
import { headsIn, tableIn, type Whole } from './row.ts'
import type { Ledger, Store } from './store.ts'
import type { Kept } from './table-head.ts'

/** What became of a write, and the tables that had to go for it. */
export interface Written {
  readonly kept: Kept
  readonly gone: readonly string[]
}

/** A write to a table: what is to be kept, and how. */
export interface Write {
  readonly own: string
  readonly what: unknown
  readonly work: (ledger: Ledger) => Promise<Kept>
}

/** Where the browser has no room left, finished tables go first, the oldest first; the one at hand stays. */
export async function writeWithRoom(store: Store, write: Write): Promise<Written> {
  const kept = await attempt(store, write)
  return kept === 'full' ? writeInstead(store, write) : { kept, gone: [] }
}

async function attempt(store: Store, { work }: Write): Promise<Kept> {
  const done = await store.run('readwrite', work)
  return done.kind === 'done' ? done.value : done.trouble
}

/** Each goes in a transaction of its own: within one, browsers do not count what was taken away. */
async function writeInstead(store: Store, write: Write): Promise<Written> {
  const taken: Whole[] = []
  let kept: Kept = 'full'
  for (const id of await enough(store, write)) {
    taken.push(...(await take(store, id)))
    await store.recount()
    kept = await attempt(store, write)
    if (kept !== 'full') break
  }
  if (kept === 'kept') return { kept, gone: taken.map(({ row }) => row.id) }
  for (const table of taken.reverse()) await putBack(store, table)
  return { kept, gone: [] }
}

/** Those that together are as large as what is to be written; none, where all of them would go in vain. */
async function enough(store: Store, { own, what }: Write): Promise<string[]> {
  const weighed = await store.run('readonly', async (ledger) => {
    const ids = firstToGo(headsIn(await ledger.rows()), own)
    return Promise.all(ids.map(async (id) => ({ id, size: sizeOf(await ledger.entries(id, 0)) })))
  })
  return weighed.kind === 'done' ? enoughOf(weighed.value, sizeOf(what)) : []
}

const sizeOf = (what: unknown): number => JSON.stringify(what).length

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

const TRIES = 10
/** How long to wait before the next try, in milliseconds. */
const PAUSE = 200

/** What was taken in vain must not be lost. */
async function putBack(store: Store, table: Whole): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await store.recount()
    const done = await store.run('readwrite', (ledger) => putWhereNone(ledger, table))
    if (done.kind === 'done') return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

const putWhereNone = async (ledger: Ledger, table: Whole): Promise<Kept> =>
  (await ledger.row(table.row.id)) === undefined ? put(ledger, table) : 'behind'
