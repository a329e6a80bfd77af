import { put, remove } from './acts.ts'
import type { Aside } from './aside.ts'
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

/** Where tables are, and where they lie while others take their place. */
export interface Room {
  readonly store: Store
  readonly aside: Aside
}

/** Where the browser has no room left, finished tables go first, the oldest first; the one at hand stays. */
export async function writeWithRoom(room: Room, write: Write): Promise<Written> {
  const kept = await attempt(room.store, write.work)
  return kept === 'full' ? writeInstead(room, write) : { kept, gone: [] }
}

export async function attempt(store: Store, work: Write['work']): Promise<Kept> {
  const done = await store.run('readwrite', work)
  return done.kind === 'done' ? done.value : done.trouble
}

/** Each goes in a transaction of its own: within one, browsers do not count what was taken away. */
async function writeInstead(room: Room, write: Write): Promise<Written> {
  const taken: Whole[] = []
  let kept: Kept = 'full'
  for (const id of await enough(room.store, write)) {
    taken.push(...(await take(room, id)))
    await room.store.recount()
    kept = await attempt(room.store, write.work)
    if (kept !== 'full') break
  }
  if (kept !== 'kept') await putBack(room, taken.reverse())
  else for (const { row } of taken) room.aside.drop(row.id)
  return { kept, gone: kept === 'kept' ? taken.map(({ row }) => row.id) : [] }
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

/** Takes a table away, unless somebody has gone on with it since, or it would be nowhere meanwhile. */
async function take({ store, aside }: Room, id: string): Promise<Whole[]> {
  const taken = await store.run('readwrite', async (ledger) => {
    const row = tableIn(await ledger.row(id))
    if (typeof row === 'string' || !row.head.isOver) return []
    const table = { row, log: await ledger.entries(id, 0) }
    if (!aside.lay(table)) return []
    await remove(ledger, id)
    return [table]
  })
  if (taken.kind === 'done') return taken.value
  aside.drop(id)
  return []
}

const TRIES = 10
/** How long to wait before the next try, in milliseconds. */
const PAUSE = 200

/** What was taken in vain must not be lost: where it cannot come back, it stays aside until the next page. */
async function putBack({ store, aside }: Room, tables: readonly Whole[]): Promise<void> {
  for (const table of tables) if (await isBack(store, table)) aside.drop(table.row.id)
}

async function isBack(store: Store, table: Whole): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    await store.recount()
    const done = await store.run('readwrite', (ledger) => putWhereNone(ledger, table))
    if (done.kind === 'done') return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}

const putWhereNone = async (ledger: Ledger, table: Whole): Promise<Kept> =>
  (await ledger.row(table.row.id)) === undefined ? put(ledger, table) : 'behind'
