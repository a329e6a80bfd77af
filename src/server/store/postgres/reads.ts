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
import type { Database } from './database.ts'
import { SQL } from './schema.ts'

interface EventColumns {
  readonly seq: number
  readonly at: number
  readonly by: string | null
  readonly body: string
}

const eventOf = ({ seq, at, by, body }: EventColumns): StoredEvent =>
  by === null ? { seq, at, body } : { seq, at, by, body }

/** All that can be asked, each answered from what is durable. */
export const readsOf = (database: Database) => ({
  events: async (table: TableId, after: number, limit?: number): Promise<StoredEvent[]> =>
    (await database.ask<EventColumns>(SQL.events, table, after, limit ?? null)).map(eventOf),
  table: async (id: TableId): Promise<TableRow | null> => (await database.ask<TableRow>(SQL.table, id))[0] ?? null,
  byCode: async (code: string): Promise<TableRow | null> => (await database.ask<TableRow>(SQL.byCode, code))[0] ?? null,
  list: (query: TableQuery): Promise<TableSummary[]> => {
    const limit = listed(query.limit)
    return query.kind === 'open' ? database.ask(SQL.open, limit) : database.ask(SQL.own, query.guest, limit)
  },
  ratings: (game: string, guests: readonly GuestId[]): Promise<Rating[]> =>
    database.ask(SQL.ratings, game, guests.slice(0, LONGEST_LIST)),
  leaderboard: (game: string, limit: number): Promise<Rating[]> => database.ask(SQL.leaderboard, game, listed(limit)),
  history: (game: string, guest: GuestId, limit: number): Promise<PastRating[]> =>
    database.ask(SQL.history, game, guest, listed(limit)),
  upload: async (id: string): Promise<Upload | null> => (await database.ask<Upload>(SQL.uploaded, id))[0] ?? null,
  setting: async (name: string): Promise<string | null> =>
    (await database.ask<{ value: string }>(SQL.setting, name))[0]?.value ?? null,
})

export type Reads = ReturnType<typeof readsOf>
