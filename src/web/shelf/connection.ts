import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Row } from './row.ts'

interface Tables extends DBSchema {
  tables: { key: string; value: Row }
  /** Each entry of a log under the id of its table and its index. */
  entries: { key: [string, number]; value: unknown }
}

export type Database = IDBPDatabase<Tables>

const NAME = 'paddock'
const VERSION = 1

/** How long a browser may take to open it, in milliseconds: some never answer, and others wait for a page that sleeps. */
const PATIENCE = 10_000

function build(database: Database): void {
  database.createObjectStore('tables', { keyPath: 'id' })
  database.createObjectStore('entries')
}

/** What comes too late is given back: an open connection is in the way of newer pages. */
function inTime(opening: Promise<Database>): Promise<Database | null> {
  let isLate = false
  const late = new Promise<null>((resolve) =>
    setTimeout(() => {
      isLate = true
      resolve(null)
    }, PATIENCE),
  )
  opening.then(
    (database) => isLate && database.close(),
    () => undefined,
  )
  return Promise.race([opening, late])
}

/** The way to the browser's database. It is opened when it is needed, and again when the browser has closed it. */
export class Connection {
  #opening: Promise<Database | null> | null = null

  /** Null where there is none to be had: missing, forbidden, stuck, or already that of a newer page. */
  open(): Promise<Database | null> {
    this.#opening ??= this.#opened()
    return this.#opening
  }

  /** Gives way to a newer page, or to whoever deletes it all; what is under way is finished first. */
  close(): void {
    this.#opening?.then((database) => database?.close())
    this.#opening = null
  }

  async #opened(): Promise<Database | null> {
    try {
      const lost = () => this.close()
      return await inTime(openDB<Tables>(NAME, VERSION, { upgrade: build, blocking: lost, terminated: lost }))
    } catch {
      return null
    }
  }
}
