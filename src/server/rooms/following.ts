import type { Store, StoredEvent } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Before the store is asked again that could not be read, in milliseconds. */
const PAUSE = 500

interface Follower {
  readonly table: string
  readonly store: Pick<Store, 'events'>
  readonly time: Pick<Time, 'after'>
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
  /** How often somebody told of something: what is told while the log is read may not be in what was read. */
  #tellings = 0
  #reading: Promise<void> | null = null

  constructor(follower: Follower) {
    this.#follower = follower
  }

  /** Somebody tells that there are so many events; null: perhaps more than are here. */
  told(seq: number | null): void {
    this.#told = Math.max(this.#told, seq ?? this.#follower.seq() + 1)
    this.#tellings++
    void this.goOn()
  }

  /** When all is here that was told of. What cannot be read now is read later. */
  goOn(): Promise<void> {
    const { seq, isWriting } = this.#follower
    if (this.#told <= seq() || isWriting()) return Promise.resolve()
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    const { store, table, seq } = this.#follower
    const tellings = this.#tellings
    try {
      this.#take(await store.events(table, seq()))
      if (this.#tellings === tellings) this.#told = 0
    } catch {
      this.#follower.time.after(PAUSE, () => void this.goOn())
      return
    }
    if (this.#told > seq() && !this.#follower.isWriting()) await this.#read()
  }

  /** Something of our own may have come in between. */
  #take(events: readonly StoredEvent[]): void {
    const { seq, isWriting, take } = this.#follower
    if (events[0]?.seq === seq() + 1 && !isWriting()) take(events)
  }
}
