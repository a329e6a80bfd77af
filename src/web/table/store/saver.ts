import type { Timeline } from '../../../engine/timeline.ts'
import type { Clock } from '../../../table/referee.ts'
import type { Trouble } from '../../browser/trouble.ts'
import { afterWriting, firstRevision } from '../../shelf/guard.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { HeadChange, Kept, Seen } from '../../shelf/table-head.ts'

interface Saved {
  readonly id: string
  readonly shelf: Shelf
  readonly clock: Clock
  timeline(): Pick<Timeline, 'log' | 'length'>
  /** What is kept besides the log, as it is now. */
  change(): HeadChange
  /** Puts the whole table where there is none. */
  create(seen: Seen): Promise<Kept>
  onTrouble(trouble: Trouble | null): void
  /** Another window wrote first: what was not kept by then is not the truth. */
  onBehind(): void
}

/** How long to wait until what could not be kept is tried again, in milliseconds. */
export const PATIENCE = 5_000

/** Keeps a table entry by entry, one write after the other; what comes while one is under way goes with the next. */
export class Saver {
  readonly #saved: Saved
  #seen: Seen
  /** So many entries are kept as they stand in the log; an undo takes some of them away. */
  #agreed: number
  #isDue = false
  #isGone = false
  #writing: Promise<void> | null = null
  /** Ends the wait for the next try. */
  #rest: (() => void) | null = null

  constructor(saved: Saved, seen: Seen) {
    this.#saved = saved
    this.#seen = seen
    this.#agreed = seen.length
  }

  get seen(): Seen {
    return this.#seen
  }

  /** Whether something of the table is not kept yet. */
  get isDue(): boolean {
    return this.#isDue
  }

  get isWriting(): boolean {
    return this.#writing !== null
  }

  /** Another window wrote, and the table has followed. */
  follow(seen: Seen): void {
    this.stop()
    this.#seen = seen
    this.#agreed = seen.length
  }

  /** Nothing is left to be kept. */
  stop(): void {
    this.#rest?.()
    this.#isDue = false
  }

  /** Something of the table changed. */
  changed(): void {
    this.#agreed = Math.min(this.#agreed, this.#saved.timeline().length)
    this.#isDue = true
    this.#writing ??= this.#write()
  }

  /** Nobody else wrote: what is due can go. */
  goOn(): void {
    if (this.#isDue) this.changed()
  }

  /** The table is gone from the shelf: all of it goes there again. */
  putBack(): void {
    this.#isGone = true
    this.changed()
  }

  /** Room may be made meanwhile, and a connection come back. */
  tryLater(): void {
    this.#isDue = true
    this.#rest?.()
    this.#rest = this.#saved.clock.after(PATIENCE, () => this.goOn())
  }

  /** Resolves when all that happened until now is kept, or cannot be. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    let kept: Kept = 'kept'
    while (this.#isDue && kept === 'kept') {
      this.#isDue = false
      kept = await this.#writeOnce()
    }
    // A change that comes after the last look would be kept by nobody.
    this.#writing = null
    if (kept === 'kept') this.#rest?.()
    else if (kept === 'behind') this.#giveWay()
    else this.tryLater()
    if (kept !== 'behind') this.#saved.onTrouble(kept === 'kept' ? this.#saved.shelf.trouble : kept)
  }

  async #writeOnce(): Promise<Kept> {
    const { length } = this.#saved.timeline()
    const from = this.#agreed
    const seen = this.#isGone ? { length, revision: firstRevision() } : afterWriting(this.#seen, length)
    this.#agreed = length
    const kept = await (this.#isGone ? this.#saved.create(seen) : this.#rewrite(from))
    if (kept === 'kept') this.#kept(seen)
    else this.#agreed = Math.min(this.#agreed, from)
    return kept
  }

  #rewrite(from: number): Promise<Kept> {
    const { id, shelf, timeline, change } = this.#saved
    return shelf.rewrite(id, this.#seen, { from, entries: timeline().log.slice(from) }, change())
  }

  #kept(seen: Seen): void {
    this.#seen = seen
    this.#isGone = false
  }

  #giveWay(): void {
    this.#isDue = true
    this.#isGone = false
    this.#saved.onBehind()
  }
}
