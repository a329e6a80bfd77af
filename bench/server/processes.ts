import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ToLoad } from './load.ts'
import type { Pauses } from './pauses.ts'
import type { Done, Work } from './run.ts'
import type { FromServer, Used } from './served.ts'

/** A server as the container and the unit start it. A load generator must not stand still: it collects before it begins. */
const STARTED: Readonly<Record<string, readonly string[]>> = {
  paddock: ['--max-semi-space-size=4'],
  load: ['--min-semi-space-size=512', '--max-semi-space-size=512', '--single-threaded-gc', '--expose-gc'],
}

const script = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url))

export interface Played extends Done {
  /** Milliseconds of processor time of the server for a thousand acts. */
  readonly cost: number
  /** Where the server stood still. */
  readonly served: Pauses
}

/** A process that answers each message with one. */
class Helper {
  readonly process: ChildProcess

  constructor(name: string, execArgv: readonly string[] = []) {
    this.process = fork(script(name), { execArgv: [...(STARTED[name] ?? []), ...execArgv] })
    this.process.once('exit', (code) => {
      if (code) throw new Error(`${name} ended with code ${code}`)
    })
  }

  async ask<Answer>(message: object): Promise<Answer> {
    const answer = once(this.process, 'message')
    this.process.send(message)
    return (await answer)[0] as Answer
  }
}

/** A server and whoever plays there, each a process. */
export class Contest {
  readonly name: string
  readonly #server: Helper
  readonly #load: Helper

  private constructor(name: string, server: Helper, load: Helper) {
    this.name = name
    this.#server = server
    this.#load = load
  }

  static async open(name: string, { server: of = name, execArgv = [] as readonly string[] } = {}): Promise<Contest> {
    const server = new Helper(of, execArgv)
    const [{ port }] = (await once(server.process, 'message')) as [FromServer & { kind: 'listening' }]
    const load = new Helper('load')
    const contest = new Contest(name, server, load)
    await contest.#tell({ kind: 'open', server: name, port })
    return contest
  }

  #tell<Answer>(order: ToLoad): Promise<Answer> {
    return this.#load.ask(order)
  }

  used(): Promise<Used> {
    return this.#server.ask({ kind: 'used' })
  }

  stock(matches: number): Promise<void> {
    return this.#tell({ kind: 'stock', matches })
  }

  renew(matches: number): Promise<void> {
    return this.#tell({ kind: 'renew', matches })
  }

  async play(work: Work): Promise<Played> {
    const before = await this.used()
    const done = await this.#tell<Done>({ kind: 'play', work })
    const { processor, pauses } = await this.used()
    return { ...done, cost: ((processor - before.processor) / done.acts) * 1000, served: pauses }
  }

  close(): void {
    this.#load.process.disconnect()
    this.#server.process.disconnect()
  }
}
