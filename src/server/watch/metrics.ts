import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { StoreFault } from '../store/fault.ts'
import type { Append, Store } from '../store/store.ts'

/** What is counted from outside when somebody asks. */
export interface Counted {
  connections(): number
  rooms(): Readonly<Record<string, number>>
  isBusUp(): boolean
  botsThinking(): number
}

/** From a fast disk to a commit that makes others be refused. */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** What an operator may want to know of a server, in the words of Prometheus; no guest and no table is named. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #parts = { registers: [this.#registry] }
  readonly #events = this.#counter('paddock_events_total', 'Events that are durable, by game', ['game'])
  readonly #losses = this.#counter('paddock_losses_total', 'Rooms that were read anew, by reason', ['reason'])
  readonly #faults = this.#counter('paddock_store_faults_total', 'What the store could not do, by kind', ['kind'])
  readonly #bots = this.#counter('paddock_bot_decisions_total', 'Decisions that bots thought about', [])
  readonly #commits = new Histogram({
    ...{ name: 'paddock_commit_seconds', help: 'From an event to its durability', buckets: SECONDS, ...this.#parts },
  })
  #isTiming = false
  #waiting = 0

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name, help, labelNames: [...labelNames], ...this.#parts })
  }

  kept(game: string, events: number): void {
    this.#events.inc({ game }, events)
  }

  lost(reason: string): void {
    this.#losses.inc({ reason })
  }

  botAsked(): void {
    this.#bots.inc()
  }

  /** The same store, with its appends counted, and measured one at a time: those that wait beside it wait for the same disk. */
  measured(store: Store): Store {
    const append = (batch: readonly Append[]) => this.#measured(store.append(batch))
    const bound = new Map<PropertyKey, unknown>([['append', append]])
    return new Proxy(store, {
      get: (real, name) => {
        const known = bound.get(name)
        if (known) return known
        const value = Reflect.get(real, name)
        if (typeof value !== 'function') return value
        bound.set(name, value.bind(real))
        return bound.get(name)
      },
    })
  }

  #measured<T>(written: Promise<T>): Promise<T> {
    const stop = this.#isTiming ? null : this.#commits.startTimer()
    this.#isTiming = true
    this.#waiting++
    const settle = () => {
      this.#waiting--
      if (!stop) return
      stop()
      this.#isTiming = false
    }
    written.then(settle, (error) => {
      settle()
      this.#faults.inc({ kind: error instanceof StoreFault ? error.kind : 'broken' })
    })
    return written
  }

  watch({ connections, rooms, isBusUp, botsThinking }: Counted): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({ name, help, ...this.#parts, collect: collecting(value) })
    gauge('paddock_commit_queue', 'Appends that wait for the disk', () => this.#waiting)
    gauge('paddock_connections', 'Connections to tables', connections)
    gauge('paddock_bus_up', 'Whether other processes can be heard', () => Number(isBusUp()))
    gauge('paddock_bots_thinking', 'Bots that think now', botsThinking)
    const byGame = new Gauge({
      ...{ name: 'paddock_rooms', help: 'Tables in memory, by game', labelNames: ['game'], ...this.#parts },
      collect: () => {
        byGame.reset()
        for (const [game, count] of Object.entries(rooms())) byGame.set({ game }, count)
      },
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

const collecting = (value: () => number) =>
  function collect(this: Gauge): void {
    this.set(value())
  }
