import type { Review } from '../../lab/review.ts'
import type { Reviewer } from '../review/reviewer.ts'

/** A game that is to be reviewed. */
export interface Job {
  readonly reviewer: Pick<Reviewer, 'start' | 'stop' | 'subscribe' | 'progress'>
  /** Keeps what was found. */
  keep(review: Review): Promise<void>
}

/** How far the rest is reviewed. Nothing in it changes. */
export interface RestProgress {
  readonly isWorking: boolean
  /** The game under way, counted from 0, of how many, and how much of it is seen. */
  readonly at: number
  readonly all: number
  readonly part: number
  readonly failed: number
}

const NOTHING: RestProgress = { isWorking: false, at: 0, all: 0, part: 0, failed: 0 }

/** Reviews one game after the other, until all are done or somebody stops it. What is found stays found. */
export class Rest {
  readonly #open: (id: string) => Promise<Job | null>
  readonly #listeners = new Set<() => void>()
  #progress = NOTHING
  #run = 0
  #stop: () => void = () => undefined

  /** Null for a game that cannot be opened. */
  constructor(open: (id: string) => Promise<Job | null>) {
    this.#open = open
  }

  progress = (): RestProgress => this.#progress

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async start(ids: readonly string[]): Promise<void> {
    const run = ++this.#run
    this.#show({ ...NOTHING, isWorking: true, all: ids.length })
    for (const [at, id] of ids.entries()) {
      this.#show({ at, part: 0 })
      const isDone = await this.#reviewed(id)
      if (run !== this.#run) return
      if (!isDone) this.#show({ failed: this.#progress.failed + 1 })
    }
    this.#show({ isWorking: false })
  }

  stop = (): void => {
    this.#run++
    this.#stop()
    this.#show({ isWorking: false })
  }

  async #reviewed(id: string): Promise<boolean> {
    const run = this.#run
    const job = await this.#open(id).catch(() => null)
    if (!job || run !== this.#run) return false
    const { reviewer } = job
    this.#stop = () => reviewer.stop()
    const leave = reviewer.subscribe(() => run === this.#run && this.#show({ part: shareOf(reviewer.progress()) }))
    const { state, review } = await reviewer.start()
    leave()
    if (state !== 'done' || !review) return false
    await job.keep(review)
    return true
  }

  #show(change: Partial<RestProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const shareOf = ({ seen, all }: { readonly seen: number; readonly all: number }): number => (all === 0 ? 1 : seen / all)
