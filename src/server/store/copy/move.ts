import { mkdirSync } from 'node:fs'
import { Database } from '../postgres/database.ts'
import { faultily } from '../postgres/trouble.ts'
import { openToRead } from '../sqlite/database.ts'
import { lockFolder } from '../sqlite/lock.ts'
import { databaseIn } from '../sqlite/place.ts'
import { type Copied, copyAll, type Source, type Target } from './copy.ts'
import { fromPostgresAll, intoPostgres } from './postgres-shelves.ts'
import { intoNewFile } from './snapshot.ts'
import { fromSqlite } from './sqlite-shelves.ts'

/** Longer than any page takes on a slow machine. */
const PATIENCE = 60_000

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/** Copies all tables from one place to another that is empty. A place is a folder of data, or the address of a Postgres. */
export const move = (from: string, to: string): Promise<Copied> =>
  readingFrom(from, (source) => writingTo(to, (target) => copyAll(source, target)))

function readingFrom<T>(place: string, work: (source: Source) => Promise<T>): Promise<T> {
  return isPostgres(place)
    ? withDatabase(place, (database) => fromPostgresAll(database, work))
    : readingFolder(place, work)
}

async function readingFolder<T>(folder: string, work: (source: Source) => Promise<T>): Promise<T> {
  const database = openToRead(databaseIn(folder))
  try {
    return await fromSqlite(folder, database, work)
  } finally {
    database.close()
  }
}

function writingTo<T>(place: string, work: (target: Target) => Promise<T>): Promise<T> {
  return isPostgres(place)
    ? withDatabase(place, (database) => intoPostgres(database, work))
    : writingFolder(place, work)
}

/** No server can open the folder meanwhile. */
async function writingFolder<T>(folder: string, work: (target: Target) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(folder)
  try {
    return await intoNewFile(databaseIn(folder), work)
  } finally {
    lock.release()
  }
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database({ url, patience: PATIENCE, connections: 1 })
  await database.open()
  try {
    return await faultily(() => work(database))
  } finally {
    await database.close()
  }
}
