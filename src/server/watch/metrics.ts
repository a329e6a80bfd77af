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
  readonly #queue = new Gauge({ name: 'paddock_commit_queue', help: 'Appends that wait for the disk', ...this.#parts })

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

  /** The same store, with each append measured. */
  measured(store: Store): Store {
    const append = (batch: readonly Append[]) => this.#measure(() => store.append(batch))
    return new Proxy(store, {
      get: (real, name) => {
        const value = name === 'append' ? append : Reflect.get(real, name)
        return typeof value === 'function' ? value.bind(real) : value
      },
    })
  }

  async #measure<T>(work: () => Promise<T>): Promise<T> {
    const stop = this.#commits.startTimer()
    this.#queue.inc()
    try {
      return await work()
    } catch (error) {
      this.#faults.inc({ kind: error instanceof StoreFault ? error.kind : 'broken' })
      throw error
    } finally {
      this.#queue.dec()
      stop()
    }
  }

  watch({ connections, rooms, isBusUp, botsThinking }: Counted): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({ name, help, ...this.#parts, collect: collecting(value) })
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
