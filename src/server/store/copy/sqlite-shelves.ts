import { type Database, inTransaction } from '../sqlite/database.ts'
import { PAGE, type Source, type Target } from './copy.ts'
import { columnsOf, keyOf, type Row, type Shelf } from './shelves.ts'

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ')

function readPage(database: Database, shelf: Shelf, after: Row | null): readonly Row[] {
  const { name, columns, key } = shelf
  const later = after ? `WHERE (${keyOf(shelf)}) > (${marks(key)})` : ''
  const sql = `SELECT ${columnsOf(shelf)} FROM ${name} ${later} ORDER BY ${keyOf(shelf)} LIMIT ${PAGE}`
  const rows = database.prepare(sql).all(...(after?.slice(0, key) ?? []))
  return rows.map((row: Record<string, string | number | null>) => Object.keys(columns).map((column) => row[column]!))
}

/** A whole database as it is when this begins, whoever writes to it meanwhile. */
export async function fromSqlite<T>(
  place: string,
  database: Database,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  database.exec('BEGIN')
  try {
    return await work({ place, page: async (shelf, after) => readPage(database, shelf, after) })
  } finally {
    database.exec('ROLLBACK')
  }
}

/** A database that nobody else has yet. */
export const toSqlite = (place: string, database: Database): Target => ({
  place,
  page: async (shelf, after) => readPage(database, shelf, after),
  put: async (shelf, rows) => {
    const { length } = Object.keys(shelf.columns)
    const insert = database.prepare(`INSERT INTO ${shelf.name} (${columnsOf(shelf)}) VALUES (${marks(length)})`)
    inTransaction(database, () => {
      for (const row of rows) insert.run(...row)
    })
  },
})
