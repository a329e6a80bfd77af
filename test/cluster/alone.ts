import { statSync } from 'node:fs'
import { databaseIn } from '../../src/server/store/sqlite/place.ts'
import type { Store } from '../../src/server/store/store.ts'
import { newFolder, openIn } from '../contract/store/place.ts'
import { Balancer } from './balancer.ts'
import { clocks, endWell, type Fault, type House, lasting } from './house.ts'
import { ServerProcess } from './server.ts'

const AWAY = 500

/** One server with its data in a folder. The balancer only keeps the address. */
export class Alone implements House {
  readonly servers: readonly [ServerProcess]
  readonly faults: readonly Fault[]
  readonly #folder: string
  readonly #clear: () => void
  readonly #balancer: Balancer

  private constructor(server: ServerProcess, balancer: Balancer, { folder, clear }: ReturnType<typeof newFolder>) {
    this.servers = [server]
    this.#balancer = balancer
    this.#folder = folder
    this.#clear = clear
    this.faults = this.#faults()
  }

  static async start(): Promise<Alone> {
    const place = newFolder()
    const server = new ServerProcess(place.folder)
    await server.start()
    return new Alone(server, await Balancer.open([server.port]), place)
  }

  get port(): number {
    return this.#balancer.port
  }

  #faults(): Fault[] {
    const [server] = this.servers
    const wrong = clocks()
    return [
      { what: 'the disk is full', fail: () => this.#fillDisk() },
      { what: 'the server is killed', fail: () => server.end('SIGKILL').then(() => this.#revive()) },
      {
        what: 'the clock jumps an hour',
        fail: async () => {
          server.setClock(wrong.next().value)
          await endWell(server)
          await this.#revive()
        },
      },
    ]
  }

  async #revive(): Promise<void> {
    const [server] = this.servers
    await server.start()
    this.#balancer.lead([server.port])
  }

  async #fillDisk(): Promise<void> {
    const [server] = this.servers
    server.limitFiles(statSync(`${databaseIn(this.#folder)}-wal`).size)
    await lasting(AWAY)
    server.limitFiles(null)
  }

  async closing(): Promise<Store> {
    await endWell(this.servers[0])
    return openIn(this.#folder)
  }

  async stop(): Promise<void> {
    await this.servers[0].end('SIGKILL')
    await this.#balancer.close()
    this.#clear()
  }
}
