import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { type PrivatePostgres, startPostgres } from '../../tools/services/postgres.mjs'
import { type PrivateRedis, startRedis } from '../../tools/services/redis.mjs'
import { Balancer } from './balancer.ts'
import { clusterFaults } from './cluster-faults.ts'
import { endWell, type Fault, type House } from './house.ts'
import { ServerProcess } from './server.ts'

/** Servers behind a balancer, with a Postgres and a Redis of their own; one of them reaches Postgres over a wire that can be cut. */
export class Cluster implements House {
  readonly postgres: PrivatePostgres
  readonly redis: PrivateRedis
  readonly servers: readonly ServerProcess[]
  readonly balancer: Balancer
  readonly wire: Balancer
  readonly faults: readonly Fault[]

  private constructor(parts: Pick<Cluster, 'postgres' | 'redis' | 'servers' | 'balancer' | 'wire'>) {
    this.postgres = parts.postgres
    this.redis = parts.redis
    this.servers = parts.servers
    this.balancer = parts.balancer
    this.wire = parts.wire
    this.faults = clusterFaults(this)
  }

  static async start(count: number, isDurable = false): Promise<Cluster> {
    const [postgres, redis] = await Promise.all([startPostgres({ isDurable }), startRedis()])
    const wire = await Balancer.open([postgres.port])
    const wired = postgres.url.replace(`:${postgres.port}/`, `:${wire.port}/`)
    const servers = Array.from(
      { length: count },
      (_, index) => new ServerProcess(index === 0 ? wired : postgres.url, redis.url),
    )
    await Promise.all(servers.map((server) => server.start()))
    const balancer = await Balancer.open(servers.map(({ port }) => port))
    return new Cluster({ postgres, redis, servers, balancer, wire })
  }

  get port(): number {
    return this.balancer.port
  }

  /** Starts a server that has ended, at another port, of which the balancer hears. */
  async revive(server: ServerProcess): Promise<void> {
    await server.start()
    this.balancer.lead(this.servers.map(({ port }) => port))
  }

  async closing(): Promise<Store> {
    await Promise.all(this.servers.map(endWell))
    return openPostgresStore({ url: this.postgres.url })
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL').catch(() => null)))
    await Promise.all([this.balancer.close(), this.wire.close()])
    await Promise.all([this.redis.stop(), this.postgres.stop()])
  }
}
