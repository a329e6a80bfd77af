// One of several servers with the same tables, at a pace at which games come to their end. It is there to be killed.
import type { AddressInfo } from 'node:net'
import { openRedisBus } from '../../src/server/bus/redis/redis-bus.ts'
import { LIMITS } from '../../src/server/live/connection.ts'
import { openServer } from '../../src/server/server.ts'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import { openIn } from '../contract/store/place.ts'
import { BOT_WORKER } from '../live/stage.ts'

/** A Postgres and a Redis; or a folder, and no other process. */
const [database, redis, port] = process.argv.slice(2) as [string, string, string]
const many = { atOnce: 1_000_000, aSecond: 1_000_000 }
const isShared = database.startsWith('postgres:')
const store = await (isShared
  ? openPostgresStore({ url: database, connections: 4, patience: 3_000 })
  : openIn(database))
const bus = isShared ? await openRedisBus({ url: redis }) : null
const server = await openServer({
  ...{
    store,
    ...(bus ? { bus } : {}),
    botWorker: BOT_WORKER,
    release: '0',
    page: null,
    requests: 1_000_000,
    grace: 20_000,
  },
  pace: { act: 30, dice: 30, window: 60 },
  limits: { ...LIMITS, messages: many, connectionsOfAddress: 10_000 },
  onBroken: (error) => console.error(error),
})
await server.api.listen({ port: Number(port), host: '127.0.0.1' })
console.log((server.api.server.address() as AddressInfo).port)

// Whoever started it is gone.
process.stdin.once('close', () => process.exit(1)).resume()

process.once('SIGTERM', async () => {
  await server.close()
  await bus?.close()
  await store.close()
  process.exit(0)
})
