// The server as `paddock serve` runs it, but with no limits for one address and no pauses.
import type { AddressInfo } from 'node:net'
import { LIMITS } from '../../src/server/live/connection.ts'
import { openServer } from '../../src/server/server.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'
import { served } from './served.ts'

const MANY = 1_000_000
const AT_ONCE = { act: 0, dice: 0, window: 0, between: 0 }

await served(async (folder) => {
  const store = await openSqliteStore({ folder, worker: new URL('./store-worker.js', import.meta.url) })
  const server = await openServer({
    ...{ store, botWorker: new URL('./bot-worker.js', import.meta.url), release: '0', page: null, pace: AT_ONCE },
    limits: {
      ...{ ...LIMITS, messages: { atOnce: MANY, aSecond: MANY }, connectionsOfAddress: MANY },
    },
    requests: MANY,
    onBroken: (error) => console.error(error),
  })
  await server.api.listen({ port: 0, host: '127.0.0.1' })
  return (server.api.server.address() as AddressInfo).port
})
