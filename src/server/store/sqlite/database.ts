import { existsSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { storeFault } from '../fault.ts'
import { APPLICATION_ID, COUNTS, SETTINGS, STEPS } from './sql.ts'
import { isDamaged, isForeign } from './trouble.ts'

export type Database = DatabaseSyncInstance

/** How long SQLite waits for somebody else who writes. */
const PATIENCE = 5_000

/** Opens the database to write, and brings it up to this program; one that a newer program wrote is not touched. */
export function openDatabase(file: string, steps: readonly string[] = STEPS): Database {
  if (existsSync(file)) openToRead(file, steps).close()
  return prepared(file, new DatabaseSync(file, { timeout: PATIENCE }), (database) => {
    database.exec(SETTINGS)
    migrate(database, steps)
  })
}

/** Opens a database that is there, only to read. */
export function openToRead(file: string, steps: readonly string[] = STEPS): Database {
  if (!existsSync(file)) throw storeFault('broken', 'missing', { file })
  const database = new DatabaseSync(file, { timeout: PATIENCE, readOnly: true })
  return prepared(file, database, () => check(file, database, steps))
}

/** The same, after a look at every page of it. */
export function openSound(file: string): Database {
  const database = openToRead(file)
  return prepared(file, database, () => {
    if (database.prepare('PRAGMA quick_check(1)').get().quick_check !== 'ok')
      throw storeFault('broken', 'damaged', { file })
  })
}

export interface Counts {
  readonly tables: number
  readonly events: number
}

export const countsIn = (database: Database): Counts => database.prepare(COUNTS).get()

/** A database that cannot be used is not left open. */
function prepared(file: string, database: Database, prepare: (database: Database) => void): Database {
  try {
    prepare(database)
    return database
  } catch (error) {
    database.close()
    if (isForeign(error)) throw storeFault('broken', 'foreign', { file })
    throw isDamaged(error) ? storeFault('broken', 'damaged', { file }) : error
  }
}

const numberOf = (database: Database, pragma: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get())[0])

/** A file to which nobody has written yet is no foreign one. */
const isOurs = (database: Database): boolean =>
  numberOf(database, 'page_count') === 0 || numberOf(database, 'application_id') === APPLICATION_ID

function check(file: string, database: Database, { length: ours }: readonly string[]): void {
  if (!isOurs(database)) throw storeFault('broken', 'foreign', { file })
  const theirs = numberOf(database, 'user_version')
  if (theirs > ours) throw storeFault('newer', 'newer', { file, theirs, ours })
}

/** All steps in one transaction: killed in between, it is the old database. */
function migrate(database: Database, steps: readonly string[]): void {
  const due = steps.slice(numberOf(database, 'user_version'))
  if (due.length === 0) return
  inTransaction(database, () => {
    for (const step of due) database.exec(step)
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${steps.length}`)
  })
}

/** Durable when it returns; when it throws, nothing has happened. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const value = work()
    database.exec('COMMIT')
    return value
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
