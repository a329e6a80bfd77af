import type { Trouble } from '../../browser/trouble.ts'
import { MemoryStore } from '../memory-store.ts'
import type { Channel } from '../news.ts'
import type { Done, Ledger, Mode, Store } from '../store.ts'

/** What all windows of a browser share. */
export class Disk {
  rows = new Map<string, unknown>()
  logs = new Map<string, unknown[]>()

  log(id: string): readonly unknown[] {
    return this.logs.get(id) ?? []
  }
}

/** A window's way to a disk. What it is told to refuse is refused whole; after its window is killed nothing is answered. */
export class TrialStore implements Store {
  readonly trouble = null
  readonly #disk: Disk
  #refusals: Trouble[] = []
  #isKilled = false

  constructor(disk: Disk) {
    this.#disk = disk
  }

  /** The next writes fail, one after the other. */
  refuse(...troubles: readonly Trouble[]): void {
    this.#refusals.push(...troubles)
  }

  heal(): void {
    this.#refusals = []
  }

  kill(): void {
    this.#isKilled = true
  }

  async recount(): Promise<void> {}

  run<T>(mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    const done = this.#turn(() => this.#transact(mode, work))
    return this.#isKilled ? NEVER : done.then((value) => (this.#isKilled ? NEVER : value))
  }

  async #transact<T>(mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    const [rows, logs] = [structuredClone(this.#disk.rows), structuredClone(this.#disk.logs)]
    const done = await new MemoryStore(null, rows, logs).run(mode, work)
    const trouble = mode === 'readwrite' && !this.#isKilled ? this.#refusals.shift() : undefined
    if (trouble) return { kind: 'trouble', trouble }
    if (mode === 'readwrite' && !this.#isKilled) Object.assign(this.#disk, { rows, logs })
    return done
  }

  /** One transaction after the other, whichever window asks. */
  #turn<T>(work: () => Promise<T>): Promise<T> {
    const done = (turns.get(this.#disk) ?? Promise.resolve()).then(work)
    turns.set(this.#disk, done)
    return done
  }
}

const turns = new WeakMap<Disk, Promise<unknown>>()
const NEVER = new Promise<never>(() => undefined)

/** Windows that hear of each other, a little later. */
export function windows(): () => Channel {
  const ears = new Map<Channel, (event: MessageEvent) => void>()
  return () => {
    const own: Channel = {
      postMessage: (data) => {
        for (const [other, hear] of ears) if (other !== own) queueMicrotask(() => hear({ data } as MessageEvent))
      },
      addEventListener: (_: string, hear: unknown) => void ears.set(own, hear as (event: MessageEvent) => void),
    }
    return own
  }
}
