// `npx tsx bench/store-speed.ts [SECONDS]`: events a second through the store of SQLite, its thread included. What it
// costs in processor time says more than the rate where others use the disk too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSqliteStore } from '../src/server/store/sqlite/sqlite-store.ts'
import type { Append, Store } from '../src/server/store/store.ts'
import { ensureBuilt } from '../tools/build-cli.mjs'

const SECONDS = Number(process.argv[2] ?? 3)
const ROUNDS = 5
const TABLES = 300

const entry = { kind: 'entry', entry: { seat: 1, action: { kind: 'move', car: 2, path: [14, 15, 16, 17] } } }
const body = JSON.stringify(entry)

/** Tables that know the number of their next event. */
async function openTables(store: Store) {
  const next = Array.from({ length: TABLES }, () => 1)
  for (const table of next.keys())
    await store.create({
      id: `table-of-the-benchmark-${table}`,
      code: `code-${table}`,
      plan: '{}',
      isPublic: false,
      host: 'host',
      secret: '',
      commitment: '',
      created: 0,
    })
  const event = { at: Date.now(), by: 'request-of-a-client', body }
  return (table: number): Append => ({
    table: `table-of-the-benchmark-${table}`,
    first: next[table]!++,
    events: [event],
  })
}

type Work = (store: Store, append: (table: number) => Append) => Promise<number>

/** So many events at so many tables, one commit after the other. */
const batches = (size: number): Work => {
  let from = 0
  return async (store, append) => {
    const tables = Array.from({ length: size }, () => from++ % TABLES)
    await store.append(tables.map(append))
    return size
  }
}

/** All tables at once, each with its next event as soon as the last is answered. */
const ofTables: Work = async (store, append) => {
  const each = 20
  await Promise.all(
    Array.from({ length: TABLES }, async (_, table) => {
      for (let event = 0; event < each; event++) await store.append([append(table)])
    }),
  )
  return TABLES * each
}

async function rate(store: Store, append: (table: number) => Append, work: Work): Promise<number> {
  const began = performance.now()
  let events = 0
  while (performance.now() - began < SECONDS * 1000) events += await work(store, append)
  return events / ((performance.now() - began) / 1000)
}

const shown = (value: number): string => Math.round(value).toLocaleString('en')

async function measure(title: string, work: Work): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-speed-'))
  const worker = pathToFileURL(join(await ensureBuilt(), 'store-worker.js'))
  const store = await openSqliteStore({ folder, worker })
  const append = await openTables(store)
  const rates: number[] = []
  const before = process.cpuUsage()
  let events = 0
  const counted: Work = async (...values) => {
    const done = await work(...values)
    events += done
    return done
  }
  for (let round = 0; round < ROUNDS; round++) rates.push(await rate(store, append, counted))
  const { user, system } = process.cpuUsage(before)
  rates.sort((one, other) => one - other)
  console.log(`${title}: ${shown(rates[ROUNDS >> 1]!)} events/s (${shown(rates[0]!)} – ${shown(rates.at(-1)!)})`)
  console.log(`  ${shown(events / ((user + system) / 1e6))} events for a second of processor time`)
  await store.close()
  rmSync(folder, { recursive: true })
}

await measure('30 a commit', batches(30))
await measure('300 a commit', batches(300))
await measure(`${TABLES} tables, each event after the last is answered`, ofTables)
