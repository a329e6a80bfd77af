// One of several servers with the same tables, at a pace at which games come to their end. It is there to be killed.
import type { AddressInfo } from 'node:net'
import { openRedisBus } from '../../src/server/bus/redis/redis-bus.ts'
import { LIMITS } from '../../src/server/live/connection.ts'
import { openServer } from '../../src/server/server.ts'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'

/** The workers lie in `built`. There is a Postgres and a Redis; or a folder, and no other process. */
const [built, database, redis, port] = process.argv.slice(2) as [string, string, string, string]
const workerOf = (name: string): URL => new URL(`${name}-worker.js`, built)
const many = { atOnce: 1_000_000, aSecond: 1_000_000 }
const isShared = database.startsWith('postgres:')
const store = await (isShared
  ? openPostgresStore({ url: database, connections: 4, patience: 3_000 })
  : openSqliteStore({ folder: database, worker: workerOf('store') }))
const bus = isShared ? await openRedisBus({ url: redis }) : null
const server = await openServer({
  ...{ store, ...(bus ? { bus } : {}), botWorker: workerOf('bot'), release: '0', page: null, requests: 1_000_000 },
  ...{ grace: 20_000, pace: { act: 30, dice: 30, window: 60, between: 0 } },
  limits: { ...LIMITS, messages: many, connectionsOfAddress: 10_000 },
  onBroken: (error) => console.error(error),
})
await server.api.listen({ port: Number(port), host: '127.0.0.1' })
console.log((server.api.server.address() as AddressInfo).port)

// Whoever started it is gone.
process.stdin.once('end', () => process.exit(1)).resume()

process.once('SIGTERM', async () => {
  await server.close()
  await bus?.close()
  await store.close()
  process.exit(0)
})
