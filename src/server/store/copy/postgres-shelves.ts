import type { PoolClient } from 'pg'
import type { Database } from '../postgres/database.ts'
import { PAGE, type Source, type Target } from './copy.ts'
import { columnsOf, keyOf, type Row, SHELVES, type Shelf } from './shelves.ts'

/** What is true is 1 on the way. */
const sentType = (type: string): string => (type === 'boolean' ? 'integer' : type)

const selected = ({ columns }: Shelf): string =>
  Object.entries(columns)
    .map(([name, type]) => (type === 'boolean' ? `"${name}"::integer AS "${name}"` : `"${name}"`))
    .join(', ')

const marks = (count: number): string => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ')

async function readPage(client: PoolClient, shelf: Shelf, after: Row | null): Promise<readonly Row[]> {
  const later = after ? `WHERE (${keyOf(shelf)}) > (${marks(shelf.key)})` : ''
  const sql = `SELECT ${selected(shelf)} FROM paddock.${shelf.name} ${later} ORDER BY ${keyOf(shelf)} LIMIT ${PAGE}`
  const { rows } = await client.query(sql, after?.slice(0, shelf.key))
  return rows.map((row) => Object.keys(shelf.columns).map((column) => row[column]))
}

async function putRows(client: PoolClient, shelf: Shelf, rows: readonly Row[]): Promise<void> {
  const types = Object.values(shelf.columns)
  const arrays = types.map((type, index) => `$${index + 1}::${sentType(type)}[]`).join(', ')
  const values = types.map((type, index) => (type === 'boolean' ? `c${index}::boolean` : `c${index}`)).join(', ')
  const names = types.map((_, index) => `c${index}`).join(', ')
  const sql = `INSERT INTO paddock.${shelf.name} (${columnsOf(shelf)}) SELECT ${values} FROM unnest(${arrays}) AS row (${names})`
  await client.query(
    sql,
    types.map((_, index) => rows.map((row) => row[index])),
  )
}

/** A whole database as it is when this begins, whoever writes to it meanwhile. */
export const fromPostgresAll = <T>(database: Database, work: (source: Source) => Promise<T>): Promise<T> =>
  database.inTransaction(
    (client) => work({ place: database.place, page: (shelf, after) => readPage(client, shelf, after) }),
    'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  )

const ALL = SHELVES.map(({ name }) => `paddock.${name}`).join(', ')
/** New tables are numbered after those that came. */
const NUMBERED = `SELECT setval(pg_get_serial_sequence('paddock.tables', 'number'), max(number)) FROM paddock.tables`

/** All in one transaction, in which nobody else writes. */
export const intoPostgres = <T>(database: Database, work: (target: Target) => Promise<T>): Promise<T> =>
  database.inTransaction(async (client) => {
    await client.query(`LOCK TABLE ${ALL} IN EXCLUSIVE MODE`)
    const value = await work({
      place: database.place,
      page: (shelf, after) => readPage(client, shelf, after),
      put: (shelf, rows) => putRows(client, shelf, rows),
    })
    await client.query(NUMBERED)
    return value
  })
