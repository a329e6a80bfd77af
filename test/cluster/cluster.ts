import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, ensureBuilt } from '../../tools/build-cli.mjs'
import { type PrivatePostgres, startPostgres } from '../../tools/services/postgres.mjs'
import { CACHE } from '../../tools/services/programs.mjs'
import { type PrivateRedis, startRedis } from '../../tools/services/redis.mjs'
import { Balancer } from './balancer.ts'

/** Built once for this process: from the sources each start would take seconds. */
const folder = join(CACHE, `cluster-${process.pid}`)
const TRIES = 5
let program: Promise<string> | null = null

async function build(): Promise<string> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await bundle({ 'server-process': 'test/cluster/server-process.ts' }, folder)
  return join(folder, 'server-process.js')
}

function built(): Promise<string> {
  program ??= build()
  return program
}

/** A server in a process of its own, which comes back at the same port. */
export class ServerProcess {
  readonly #words: readonly string[]
  #child: ChildProcess | null = null
  port = 0

  constructor(...words: readonly string[]) {
    this.#words = words
  }

  /** As whatever looks after servers would: one that could not start on a busy machine is started again. */
  async start(tries = TRIES): Promise<void> {
    const workers = String(pathToFileURL(`${await ensureBuilt()}/`))
    const words = [await built(), workers, ...this.#words, String(this.port)]
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'pipe'] })
    this.#child = child
    const complaints: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(() => [null])])
    if (line !== null) this.port = Number(line)
    else if (tries > 1) await this.start(tries - 1)
    else throw new Error(`a server did not start: ${complaints.join('')}`)
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child!
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const end = once(child, 'exit')
    child.kill(signal)
    return (await end)[0]
  }
}

/** Servers behind a balancer, with a Postgres and a Redis of their own; one of them reaches Postgres over a wire that can be cut. */
export class Cluster {
  readonly postgres: PrivatePostgres
  readonly redis: PrivateRedis
  readonly servers: readonly ServerProcess[]
  readonly balancer: Balancer
  readonly wire: Balancer

  private constructor(parts: Pick<Cluster, 'postgres' | 'redis' | 'servers' | 'balancer' | 'wire'>) {
    this.postgres = parts.postgres
    this.redis = parts.redis
    this.servers = parts.servers
    this.balancer = parts.balancer
    this.wire = parts.wire
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

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL').catch(() => null)))
    await Promise.all([this.balancer.close(), this.wire.close()])
    await Promise.all([this.redis.stop(), this.postgres.stop()])
  }
}
