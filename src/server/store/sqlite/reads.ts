import {
  type GuestId,
  LONGEST_LIST,
  listed,
  type PastRating,
  type Rating,
  type StoredEvent,
  type TableId,
  type TableQuery,
  type TableRow,
  type TableSummary,
  type Upload,
} from '../store.ts'
import type { Statements } from './statements.ts'

/** To SQLite: no limit. */
const ALL = -1

interface EventColumns {
  readonly seq: number
  readonly at: number
  readonly by: string | null
  readonly body: string
}

const eventOf = ({ seq, at, by, body }: EventColumns): StoredEvent =>
  by === null ? { seq, at, body } : { seq, at, by, body }

const rowOf = (columns: (Omit<TableRow, 'isPublic'> & { readonly isPublic: number }) | undefined): TableRow | null =>
  columns ? { ...columns, isPublic: columns.isPublic === 1 } : null

const summaryOf = (columns: Omit<TableSummary, 'guests'> & { readonly guests: string }): TableSummary => ({
  ...columns,
  guests: JSON.parse(columns.guests),
})

/** All that can be asked, each answered from what is durable. */
export const readsOf = (statements: Statements) => ({
  events: (table: TableId, after: number, limit = ALL): StoredEvent[] =>
    statements.events.all(table, after, limit).map(eventOf),
  table: (id: TableId): TableRow | null => rowOf(statements.table.get(id)),
  byCode: (code: string): TableRow | null => rowOf(statements.byCode.get(code)),
  list: (query: TableQuery): TableSummary[] => {
    const limit = listed(query.limit)
    const rows = query.kind === 'open' ? statements.open.all(limit) : statements.own.all(query.guest, limit)
    return rows.map(summaryOf)
  },
  ratings: (game: string, guests: readonly GuestId[]): Rating[] =>
    guests.slice(0, LONGEST_LIST).flatMap((guest) => statements.rating.all(game, guest)),
  leaderboard: (game: string, limit: number): Rating[] => statements.leaderboard.all(game, listed(limit)),
  history: (game: string, guest: GuestId, limit: number): PastRating[] =>
    statements.history.all(game, guest, listed(limit)),
  upload: (id: string): Upload | null => statements.uploaded.get(id) ?? null,
  setting: (name: string): string | null => statements.setting.get(name)?.value ?? null,
})

export type Reads = ReturnType<typeof readsOf>
