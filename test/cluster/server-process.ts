// One of several servers with the same tables, at a pace at which games come to their end. It is there to be killed.
import type { AddressInfo } from 'node:net'
import { openRedisBus } from '../../src/server/bus/redis/redis-bus.ts'
import { LIMITS } from '../../src/server/live/connection.ts'
import { openServer } from '../../src/server/server.ts'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'
import { TIME } from '../../src/server/time.ts'
import { WatchedBus } from './watched-bus.ts'

/** What it is told: to say what it believes of a table, or that the clock on the wall is so far ahead from now on. */
export type Told =
  | { readonly kind: 'tell'; readonly table: string }
  | { readonly kind: 'clock'; readonly ahead: number }

/** The workers lie in `built`. There is a Postgres and a Redis; or a folder, and no other process. */
const [built, clock, database, redis] = process.argv.slice(2) as [string, string, string, string]
const workerOf = (name: string): URL => new URL(`${name}-worker.js`, built)

// The clock on the wall is read once, at the start; after that only packages look at it.
const began = Number(clock)
const time = { ...TIME, now: () => TIME.now() + began }
const { now } = Date
const setClock = (ahead: number): void => {
  Date.now = () => now() + ahead
}
setClock(began)

const many = { atOnce: 1_000_000, aSecond: 1_000_000 }
const isShared = database.startsWith('postgres:')
const store = await (isShared
  ? openPostgresStore({ url: database, connections: 4, patience: 3_000 })
  : openSqliteStore({ folder: database, worker: workerOf('store') }))
const bus = isShared ? new WatchedBus(await openRedisBus({ url: redis, time }), time) : null
const server = await openServer({
  ...{
    store,
    ...(bus ? { bus } : {}),
    botWorker: workerOf('bot'),
    release: '0',
    page: null,
    requests: 1_000_000,
    time,
  },
  ...{ grace: 20_000, pace: { act: 30, dice: 30, window: 60, between: 0 } },
  limits: { ...LIMITS, messages: many, connectionsOfAddress: 10_000 },
  onBroken: (error) => console.error(error),
})
await server.api.listen({ port: 0, host: '127.0.0.1' })
process.send!((server.api.server.address() as AddressInfo).port)

process.on('message', (told: Told) => {
  if (told.kind === 'clock') setClock(told.ahead)
  else process.send!(bus?.told(told.table) ?? 'is alone')
})
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))

process.once('SIGTERM', async () => {
  await server.close()
  await bus?.close()
  await store.close()
  process.exit(0)
})
