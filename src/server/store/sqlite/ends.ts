import type { TableId } from '../store.ts'
import type { Statements } from './statements.ts'

/** Where the log of a table ends: its number in the database, and that of its last event. */
export interface End {
  readonly number: number
  last: number
}

const MOST = 20_000

/**
 * The ends of the logs that were written last. Nobody else writes to the database, so they stay true until a transaction
 * fails; then all of them are forgotten, because some may tell of what was not kept.
 */
export class Ends {
  readonly #statements: Pick<Statements, 'end'>
  readonly #known = new Map<TableId, End>()

  constructor(statements: Pick<Statements, 'end'>) {
    this.#statements = statements
  }

  /** Null where there is no such table. */
  of(table: TableId): End | null {
    return this.#known.get(table) ?? this.#read(table)
  }

  #read(table: TableId): End | null {
    const row = this.#statements.end.get(table)
    if (!row) return null
    if (this.#known.size >= MOST) this.#known.clear()
    const end: End = { number: row.number, last: row.last ?? 0 }
    this.#known.set(table, end)
    return end
  }

  forget(): void {
    this.#known.clear()
  }
}
