import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SERVER = join(import.meta.dirname, 'server-process.ts')

/** A server in a process of its own, which can be killed. */
export class Process {
  readonly #child: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  /** In a group of its own: Ctrl-C ends whoever started it, and that one ends it. */
  static async start(data: string, port = 0): Promise<Process> {
    const child = spawn(process.execPath, ['--import', 'tsx', SERVER, data, String(port)], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return new Process(child, await portOf(child))
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const end = once(this.#child, 'exit')
    this.#child.kill(signal)
    return (await end)[0]
  }
}

/** What else is said on the way, such as that something is built first, is passed over. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  for await (const line of createInterface(stdout!)) if (/^\d+$/.test(line)) return Number(line)
  throw new Error('the server did not start')
}
