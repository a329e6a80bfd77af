import type { StatementSyncInstance } from '@photostructure/sqlite'
import type { Database } from './database.ts'
import { SQL } from './sql.ts'

export type Statements = Readonly<Record<keyof typeof SQL, StatementSyncInstance>>

/** Everything is prepared once, so that a fault of the schema shows when the database is opened. */
export const prepareAll = (database: Database): Statements =>
  Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)])) as Statements
