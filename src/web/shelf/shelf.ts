import type { Trouble } from '../browser/trouble.ts'
import { type Added, create, type FoundTable, read, remove, rewrite, since, type Tail } from './acts.ts'
import { type Aside, NO_ASIDE } from './aside.ts'
import { attempt, type Write, writeWithRoom } from './make-room.ts'
import type { Listener, News } from './news.ts'
import { tooMany } from './room.ts'
import { headsIn, type UnreadTable, unreadIn, type Whole } from './row.ts'
import type { Ledger, Store } from './store.ts'
import type { HeadChange, Kept, Lost, Seen, TableHead } from './table-head.ts'
import { takeOver } from './take-over.ts'

/** The tables that are kept here, head by head and entry by entry. Whatever the browser does, nothing here throws. */
export class Shelf {
  readonly #store: Store
  readonly #news: News
  readonly #aside: Aside
  /** All that is asked of it is done one after the other, in the order it was asked for. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(store: Store, news: News, aside: Aside = NO_ASIDE) {
    this.#store = store
    this.#news = news
    this.#aside = aside
  }

  /** Why nothing outlives this page, if that is so. */
  get trouble(): Trouble | null {
    return this.#store.trouble
  }

  /** The tables, the latest first. */
  heads(): Promise<TableHead[]> {
    return this.#look(async (ledger) => headsIn(await ledger.rows()), [])
  }

  /** What is there and cannot be read. */
  unread(): Promise<UnreadTable[]> {
    return this.#look(async (ledger) => unreadIn(await ledger.rows()), [])
  }

  /** What the browser does not give out is broken, not missing: it may be there all the same. */
  read(id: string): Promise<FoundTable | Lost> {
    return this.#look((ledger) => read(ledger, id), 'broken')
  }

  /** What other windows added to what was seen. */
  since(id: string, seen: Seen): Promise<Added | 'cut' | Lost> {
    return this.#look((ledger) => since(ledger, id, seen), 'broken')
  }

  create(head: TableHead, log: readonly unknown[]): Promise<Kept> {
    return this.#write(head.id, [head, log], (ledger) => create(ledger, head, log))
  }

  /** The same from elsewhere: none of the tables here goes for it. */
  async bring(head: TableHead, log: readonly unknown[]): Promise<Kept> {
    const kept = await this.#attempt((ledger) => create(ledger, head, log))
    if (kept === 'kept') this.#news.tell(head.id)
    return kept
  }

  /** Entries behind those that are kept, or in the place of the last of them. */
  rewrite(id: string, seen: Seen, tail: Tail, change: HeadChange): Promise<Kept> {
    const work = (ledger: Ledger) => rewrite(ledger, { id, seen, change, now: Date.now() }, tail)
    return this.#write(id, [tail.entries, change], work)
  }

  remove(id: string): Promise<Kept> {
    return this.#write(id, null, (ledger) => remove(ledger, id))
  }

  /** Finished tables make room for new ones. */
  async tidy(): Promise<void> {
    const gone = await this.#inLine(() => this.#store.run('readwrite', dropTooMany))
    if (gone.kind === 'done') for (const id of gone.value) this.#news.tell(id)
  }

  /** Takes over a table from the time before, for which none of those here goes; whether it is kept in the browser now. */
  async takeOver(earlier: Whole): Promise<boolean> {
    let changed: string | null = null
    const work = async (ledger: Ledger): Promise<Kept> => {
      changed = await takeOver(ledger, earlier)
      return 'kept'
    }
    const kept = await this.#attempt(work)
    if (kept === 'kept' && changed !== null) this.#changedElsewhere(changed)
    return kept === 'kept' && this.trouble === null
  }

  /** Tells when another window has changed this table, or any. */
  watch(id: string | null, listener: Listener): () => void {
    return this.#news.watch(id, listener)
  }

  async #write(own: string, what: unknown, work: Write['work']): Promise<Kept> {
    const room = { store: this.#store, aside: this.#aside }
    const { kept, gone } = await this.#inLine(() => writeWithRoom(room, { own, what, work }))
    for (const id of kept === 'kept' ? [...gone, own] : gone) this.#news.tell(id)
    return kept
  }

  #attempt(work: Write['work']): Promise<Kept> {
    return this.#inLine(() => attempt(this.#store, work))
  }

  /** It was an earlier page that changed it: whoever watches here has not heard of it either. */
  #changedElsewhere(id: string): void {
    this.#news.tell(id)
    this.#news.hear(id)
  }

  /** A connection that was lost shows when it is used, and the next one may do; what is only read can be read again. */
  #look<T>(work: (ledger: Ledger) => Promise<T>, otherwise: T): Promise<T> {
    return this.#inLine(async () => {
      const first = await this.#store.run('readonly', work)
      const done = first.kind === 'done' ? first : await this.#store.run('readonly', work)
      return done.kind === 'done' ? done.value : otherwise
    })
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work)
    this.#line = done.catch(() => undefined)
    return done
  }
}

async function dropTooMany(ledger: Ledger): Promise<string[]> {
  const ids = tooMany(headsIn(await ledger.rows()))
  await Promise.all(ids.map((id) => remove(ledger, id)))
  return ids
}
