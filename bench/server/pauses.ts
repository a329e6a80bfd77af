import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

/** When a process stood still, in milliseconds. */
export interface Pauses {
  /** Collections of what nobody uses any more: how many, the longest, and all together. */
  readonly collections: number
  readonly longest: number
  readonly collecting: number
  /** How much later than due its timers rang: one time in a hundred, and at most. */
  readonly late99: number
  readonly latest: number
}

const NANOSECONDS = 1_000_000

/** Watches its own process from now on. */
export class PauseWatch {
  readonly #collections: number[] = []
  readonly #delay = monitorEventLoopDelay({ resolution: 1 })
  readonly #observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) this.#collections.push(duration)
  })

  constructor() {
    this.#observer.observe({ entryTypes: ['gc'] })
    this.#delay.enable()
  }

  /** What has been since the last time. */
  taken(): Pauses {
    const collections = this.#collections.splice(0)
    const taken = {
      ...{ collections: collections.length, longest: Math.max(0, ...collections) },
      collecting: collections.reduce((sum, duration) => sum + duration, 0),
      ...{ late99: this.#delay.percentile(99) / NANOSECONDS, latest: this.#delay.max / NANOSECONDS },
    }
    this.#delay.reset()
    return taken
  }
}
