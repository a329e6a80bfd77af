import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, ensureBuilt } from '../../tools/build-cli.mjs'
import { CACHE } from '../../tools/services/programs.mjs'
import type { Told } from './server-process.ts'

/** Built once for this process: from the sources each start would take seconds. */
const folder = join(CACHE, `cluster-${process.pid}`)
const TRIES = 5
let program: Promise<readonly string[]> | null = null

/** The program, and where its workers are. */
async function build(): Promise<readonly string[]> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await bundle({ 'server-process': 'test/cluster/server-process.ts' }, folder)
  return [join(folder, 'server-process.js'), String(pathToFileURL(`${await ensureBuilt()}/`))]
}

function built(): Promise<readonly string[]> {
  program ??= build()
  return program
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly #words: readonly string[]
  /** What it complained about: nothing that fails outside is a reason to. */
  readonly complaints: string[] = []
  #child: ChildProcess | null = null
  /** How far the clock on its wall is ahead, in milliseconds. */
  #ahead = 0
  port = 0

  constructor(...words: readonly string[]) {
    this.#words = words
  }

  /** As whatever looks after servers would: one that could not start on a busy machine is started again. */
  async start(tries = TRIES): Promise<void> {
    const words = [...(await built()), String(this.#ahead), ...this.#words]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
    this.#child = child
    const complaints: string[] = []
    child.stderr!.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
    const [port] = await Promise.race([once(child, 'message'), once(child, 'close').then(() => [null])])
    if (port === null && tries > 1) return this.start(tries - 1)
    if (port === null) throw new Error(`a server did not start: ${complaints.join('')}`)
    this.port = port
    child.stderr!.on('data', (text: string) => this.complaints.push(text))
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child!
    if (!isRunning(child)) return child.exitCode
    const end = once(child, 'exit')
    child.kill(signal)
    return (await end)[0]
  }

  /** The clock on its wall jumps; what it is when the server starts again. */
  setClock(ahead: number): void {
    this.#ahead = ahead
    this.#tell({ kind: 'clock', ahead })
  }

  /** The largest file it may write, as a disk without room; null: there is room. */
  limitFiles(bytes: number | null): void {
    execFileSync('prlimit', ['--pid', String(this.#child!.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`])
  }

  /** What it believes of a table; only one question at a time. */
  async told(table: string): Promise<string> {
    const child = this.#child!
    if (!isRunning(child)) return 'is gone'
    this.#tell({ kind: 'tell', table })
    return (await once(child, 'message'))[0]
  }

  #tell(told: Told): void {
    this.#child!.send(told)
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null
