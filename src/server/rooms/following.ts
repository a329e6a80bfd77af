import type { Store, StoredEvent } from '../store/store.ts'

interface Follower {
  readonly table: string
  readonly store: Pick<Store, 'events'>
  /** The latest event that is here. */
  seq(): number
  /** Whether something of our own is on its way: what becomes of it tells where the log is. */
  isWriting(): boolean
  /** The next events of the log, in their order. */
  take(events: readonly StoredEvent[]): void
}

/** Goes on with a table where another process went on with it. */
export class Following {
  readonly #follower: Follower
  /** The latest event that somebody told of. */
  #told = 0
  #reading: Promise<void> | null = null

  constructor(follower: Follower) {
    this.#follower = follower
  }

  /** Somebody tells that there are so many events; null: perhaps more than are here. */
  told(seq: number | null): void {
    this.#told = Math.max(this.#told, seq ?? this.#follower.seq() + 1)
    void this.goOn()
  }

  /** When all is here that was told of, as far as it can be read now. */
  goOn(): Promise<void> {
    const { seq, isWriting } = this.#follower
    if (this.#told <= seq() || isWriting()) return Promise.resolve()
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  /** Everything that is durable now; what cannot be read is told of again, or found when something is written. */
  async #read(): Promise<void> {
    const { store, table, seq, isWriting, take } = this.#follower
    const told = this.#told
    const events = await store.events(table, seq()).catch(() => [])
    if (this.#told === told) this.#told = 0
    const [next] = events
    if (next && !isWriting() && next.seq === seq() + 1) take(events)
    if (this.#told > seq() && !isWriting()) await this.#read()
  }
}
