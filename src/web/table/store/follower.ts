import type { Entry } from '../../../engine/game.ts'
import { same } from '../../../engine/values.ts'
import type { Match } from '../../../protocol/match.ts'
import type { Added } from '../../shelf/acts.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { Lost, Seen, TableHead } from '../../shelf/table-head.ts'
import type { Saver } from './saver.ts'

/** A table as it was read from the shelf. */
export interface Read {
  readonly match: Match
  readonly head: TableHead
}

/** A table that other tabs may have played on. */
interface Shared {
  readonly id: string
  readonly shelf: Pick<Shelf, 'since'>
  match(): Match
  saver(): Saver
  /** Reads the table from the shelf anew. */
  reread(): Promise<Read | Lost>
  /** What others added stands in its log now. */
  onAdded(): void
  /** More has changed than what was added: it goes on with what was read. */
  onReread(read: Read): void
}

/** Whether the table is as it is on the shelf; unread: what is there cannot be read, or not now. */
type Followed = 'followed' | 'missing' | 'unread'

/** Follows what other tabs do to a table: what is on the shelf is the truth. */
export class Follower {
  readonly #shared: Shared
  /** One step after the other: what was heard twice would be played twice. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(shared: Shared) {
    this.#shared = shared
  }

  /** Follows when all is done that was begun before, and then does what depends on what came of it. */
  follow(then: (followed: Followed) => void = () => undefined): void {
    this.#line = this.#line.then(async () => then(await this.#follow()))
  }

  async settled(): Promise<void> {
    await this.#line
  }

  async #follow(): Promise<Followed> {
    const { id, shelf, saver } = this.#shared
    await saver().settled()
    const { seen } = saver()
    const added = await shelf.since(id, seen)
    if (added === 'missing') return added
    if (this.#hasWritten(seen)) return this.#follow()
    return typeof added !== 'string' && this.#goesOn(added, seen) ? 'followed' : this.#reopen(seen)
  }

  /** What was written here meanwhile would be taken for another tab's. */
  #hasWritten(seen: Seen): boolean {
    const saver = this.#shared.saver()
    return saver.seen !== seen || saver.isWriting
  }

  /** Takes what others added; false where that is not all that changed. */
  #goesOn({ head, entries }: Added, seen: Seen): boolean {
    const saver = this.#shared.saver()
    const { timeline, head: own } = this.#shared.match()
    if (head.revision === seen.revision) {
      saver.goOn()
      return true
    }
    if (saver.isDue || !same(head.record, own)) return false
    if (!entries.every((entry) => timeline.append(entry as Entry) === null)) return false
    saver.follow(head)
    this.#shared.onAdded()
    return true
  }

  async #reopen(seen: Seen): Promise<Followed> {
    const read = await this.#shared.reread()
    if (this.#hasWritten(seen)) return this.#follow()
    if (typeof read === 'string') return read === 'missing' ? read : 'unread'
    this.#shared.onReread(read)
    return 'followed'
  }
}
