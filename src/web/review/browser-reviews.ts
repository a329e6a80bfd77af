import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Findings } from '../../lab/review.ts'
import { type KeptReviews, memoryReviews } from './kept-reviews.ts'

interface Row {
  readonly key: string
  readonly findings: Findings
  /** When it was written last, in milliseconds since 1970. */
  readonly touched: number
}

interface Reviews extends DBSchema {
  reviews: { key: string; value: Row; indexes: { touched: number } }
}

/** Apart from the tables: what can be worked out again must not be in their way. */
const NAME = 'paddock-reviews'
const VERSION = 1

/** The oldest give way: a review takes some hundred kilobytes at most. */
const MOST = 100

function build(database: IDBPDatabase<Reviews>): void {
  database.createObjectStore('reviews', { keyPath: 'key' }).createIndex('touched', 'touched')
}

/** The reviews of this browser. Whatever it refuses lives as long as the page. */
export function browserReviews(): KeptReviews {
  const memory = memoryReviews()
  let opening: Promise<IDBPDatabase<Reviews>> | null = null
  const open = () => {
    opening ??= attempt()
    return opening
  }
  return {
    read: async (key) => (await memory.read(key)) ?? open().then((database) => found(database, key), nothing),
    async keep(key, findings) {
      await memory.keep(key, findings)
      await open().then((database) => put(database, { key, findings, touched: Date.now() }).catch(nothing), nothing)
    },
  }
}

/** A browser that forbids it may throw instead of answering. */
const attempt = async () => openDB<Reviews>(NAME, VERSION, { upgrade: build })

const nothing = () => null

async function found(database: IDBPDatabase<Reviews>, key: string): Promise<Findings | null> {
  const row = await database.get('reviews', key).catch(nothing)
  return Array.isArray(row?.findings?.found) ? row.findings : null
}

async function put(database: IDBPDatabase<Reviews>, row: Row): Promise<void> {
  const transaction = database.transaction('reviews', 'readwrite')
  await transaction.store.put(row)
  const keys = await transaction.store.index('touched').getAllKeys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => transaction.store.delete(key)))
  await transaction.done
}
