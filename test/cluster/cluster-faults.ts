import pg from 'pg'
import { below, type Random } from '../../src/engine/random.ts'
import type { Cluster } from './cluster.ts'
import { clocks, endWell, type Fault, lasting } from './house.ts'
import type { ServerProcess } from './server.ts'

/** Milliseconds for which something is away that comes back. */
const AWAY = 1_000
/** Longer than anybody waits for Postgres. */
const TOO_SLOW = 4_000

/** All that can go wrong, in turn. */
export function clusterFaults(cluster: Cluster): Fault[] {
  const { servers, redis, postgres, wire } = cluster
  const anyOf = (random: Random): ServerProcess => servers[below(random, servers.length)]!
  const wrong = clocks()

  const restart = async (server: ServerProcess): Promise<void> => {
    await endWell(server)
    await cluster.revive(server)
  }
  const inPostgres = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await work(client).finally(() => client.end())
  }

  return [
    {
      what: 'a server is killed',
      fail: async (random) => {
        const server = anyOf(random)
        await server.end('SIGKILL')
        await cluster.revive(server)
      },
    },
    {
      what: 'Redis is killed',
      fail: async () => {
        await redis.kill()
        await redis.start()
      },
    },
    { what: 'Postgres is restarted', fail: () => postgres.restart() },
    {
      what: 'the wire between a server and Postgres is cut',
      fail: async () => {
        wire.cut()
        await lasting(AWAY)
        wire.mend()
      },
    },
    {
      what: 'all servers are restarted, one after the other',
      fail: async () => {
        for (const server of servers) await restart(server)
      },
    },
    {
      what: 'Postgres takes nothing, as with a full disk',
      fail: () =>
        inPostgres(async (client) => {
          await readOnly(client, 'on')
          await lasting(AWAY)
          await readOnly(client, 'off')
        }),
    },
    {
      what: 'the clock of a server jumps an hour',
      fail: async (random) => {
        const server = anyOf(random)
        server.setClock(wrong.next().value)
        await restart(server)
      },
    },
    {
      what: 'Postgres is slow',
      fail: () =>
        inPostgres(async (client) => {
          await client.query('BEGIN')
          await client.query('LOCK TABLE paddock.events IN ACCESS EXCLUSIVE MODE')
          await lasting(TOO_SLOW)
          await client.query('ROLLBACK')
        }),
    },
  ]
}

async function readOnly(client: pg.Client, value: 'on' | 'off'): Promise<void> {
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await client.query('SELECT pg_reload_conf()')
}
