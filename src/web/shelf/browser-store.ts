import type { Trouble } from '../browser/trouble.ts'
import { Connection, type Database } from './connection.ts'
import { MemoryStore } from './memory-store.ts'
import type { Done, Ledger, Mode, Store } from './store.ts'

/** The types of a transaction know no mode that is chosen as the page runs; the browser does. */
const begin = (database: Database, mode: Mode) => database.transaction(['tables', 'entries'], mode as 'readwrite')

type Transaction = ReturnType<typeof begin>

/** The keys of all entries of a table from an index on. */
const entriesFrom = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_VALUE])

/** What cannot be kept is refused by a throw; as a promise it does not leave the others behind with nobody to catch them. */
function ledgerOf(transaction: Transaction): Ledger {
  const tables = transaction.objectStore('tables')
  const log = transaction.objectStore('entries')
  return {
    row: async (id) => tables.get(id),
    rows: async () => tables.getAll(),
    entries: async (id, from) => log.getAll(entriesFrom(id, from)),
    keepRow: async (row) => tables.put(row),
    keepEntries: (id, from, more) => Promise.all(more.map(async (entry, index) => log.put(entry, [id, from + index]))),
    dropRow: async (id) => tables.delete(id),
    dropEntries: async (id, from) => log.delete(entriesFrom(id, from)),
  }
}

/** Done when the browser says that all of it is kept. */
async function transact<T>(transaction: Transaction, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  // Work that fails is told of below; the same failure, told twice, would be one that nobody has caught.
  transaction.done.catch(() => undefined)
  try {
    const value = await work(ledgerOf(transaction))
    await transaction.done
    return value
  } catch (error) {
    takeBack(transaction)
    throw transaction.error ?? error
  }
}

function takeBack(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch {
    // The browser has taken it back already.
  }
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/** Keeps things in the browser; once it cannot be had any more, in memory for as long as the page lives. */
export class BrowserStore implements Store {
  readonly #connection = new Connection()
  #memory: MemoryStore | null = null

  get trouble(): Trouble | null {
    return this.#memory?.trouble ?? null
  }

  async run<T>(mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    const database = this.#memory ? null : await this.#connection.open()
    if (database) return this.#attempt(database, mode, work)
    this.#memory ??= new MemoryStore('forbidden')
    return this.#memory.run(mode, work)
  }

  async recount(): Promise<unknown> {
    return navigator.storage?.estimate().catch(() => undefined)
  }

  async #attempt<T>(database: Database, mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    try {
      return { kind: 'done', value: await transact(begin(database, mode), work) }
    } catch (error) {
      const trouble = troubleOf(error)
      // A connection that the browser has lost fails from then on; the next one asks for another.
      if (trouble === 'forbidden') this.#connection.close()
      return { kind: 'trouble', trouble }
    }
  }
}
