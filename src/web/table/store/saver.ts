import type { Timeline } from '../../../engine/timeline.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { HeadChange, Seen } from '../../shelf/table-head.ts'

interface Saved {
  readonly id: string
  readonly shelf: Shelf
  timeline(): Pick<Timeline, 'log' | 'length'>
  /** What is kept besides the log, as it is now. */
  change(): HeadChange
  onTrouble(trouble: Trouble | null): void
  /** Another window wrote first: what was not kept by then is not the truth. */
  onBehind(): void
}

/** Keeps a table entry by entry, one write after the other; what comes while one is under way goes with the next. */
export class Saver {
  readonly #saved: Saved
  #seen: Seen
  /** So many entries are kept as they stand in the log; an undo takes some of them away. */
  #agreed: number
  #isDue = false
  #writing: Promise<void> | null = null

  constructor(saved: Saved, seen: Seen) {
    this.#saved = saved
    this.#seen = seen
    this.#agreed = seen.length
  }

  get seen(): Seen {
    return this.#seen
  }

  /** Another window wrote, and the table has followed. */
  follow(seen: Seen): void {
    this.#seen = seen
    this.#agreed = seen.length
  }

  /** Something of the table changed. */
  changed(): void {
    this.#agreed = Math.min(this.#agreed, this.#saved.timeline().length)
    this.#isDue = true
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
    })
  }

  /** Resolves when all that happened until now is kept, or cannot be. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false
      await this.#writeOnce()
    }
  }

  async #writeOnce(): Promise<void> {
    const { id, shelf, onTrouble, onBehind } = this.#saved
    const { log } = this.#saved.timeline()
    const length = log.length
    const from = this.#agreed
    this.#agreed = length
    const kept = await shelf.rewrite(id, this.#seen, { from, entries: log.slice(from, length) }, this.#saved.change())
    if (kept === 'behind') return this.#giveUp(onBehind)
    if (kept !== 'kept') this.#agreed = Math.min(this.#agreed, from)
    else this.#seen = { length, revision: this.#seen.revision + 1 }
    onTrouble(kept === 'kept' ? shelf.trouble : kept)
  }

  #giveUp(onBehind: () => void): void {
    this.#isDue = false
    onBehind()
  }
}
