export type TableId = string
export type GuestId = string

/** A table as it was set up. It never changes; what happens at it are its events. */
export interface TableRow {
  readonly id: TableId
  readonly code: string
  /** JSON of the plan; the store does not look into it. */
  readonly plan: string
  readonly isPublic: boolean
  readonly host: GuestId
  /** Of the dice; it stands in no summary. */
  readonly secret: string
  readonly commitment: string
  /** Milliseconds since 1970, as all times here. */
  readonly created: number
}

export interface NewEvent {
  readonly at: number
  /** The request of the client that asked for it. */
  readonly by?: string
  /** JSON of the event; the store does not look into it. */
  readonly body: string
}

export interface StoredEvent extends NewEvent {
  /** 1, 2, 3, … at each table, without a gap. */
  readonly seq: number
}

export type TableStatus = 'waiting' | 'playing' | 'over'

/** What lists know of a table beside its row. */
export interface Standing {
  readonly status: TableStatus
  /** Who sits there. */
  readonly guests: readonly GuestId[]
}

/** Events that go on with one table. They are written all or none, with all that comes with them. */
export interface Append {
  readonly table: TableId
  /** The number of the first of the events: the log must end right before it. */
  readonly first: number
  readonly events: readonly NewEvent[]
  /** Where the events change it. */
  readonly standing?: Standing
  /** Where the events end a rated game. */
  readonly ratings?: readonly Rating[]
}

/**
 * `taken`: nothing of it is written, because the table's log does not end right before it (somebody else was first, or
 * what should stand before it was lost), or because a rating has changed meanwhile.
 */
export type Appended = 'kept' | 'taken'

export interface TableSummary extends Standing {
  readonly id: TableId
  readonly code: string
  readonly plan: string
  readonly host: GuestId
  readonly created: number
  /** When its last event happened, or when it was created. */
  readonly touched: number
}

export type TableQuery =
  /** Public tables that wait for players, newest first. */
  | { readonly kind: 'open'; readonly limit: number }
  /** Tables that a guest hosts or sits at, the last touched first. */
  | { readonly kind: 'own'; readonly guest: GuestId; readonly limit: number }

/** What a guest, or a level of bots, is worth at a game after so many rated games. */
export interface Rating {
  readonly game: string
  readonly guest: GuestId
  readonly name: string
  readonly mu: number
  readonly sigma: number
  /** What a leaderboard sorts by. */
  readonly shown: number
  /** The games behind it: one more than the rating before it, so that no game counts twice. */
  readonly games: number
}

/** A rating as it was after one table. */
export interface PastRating extends Rating {
  readonly table: TableId
  readonly at: number
}

export interface Ratings {
  /** The newest of these guests; who was never rated is missing. */
  get(game: string, guests: readonly GuestId[]): Promise<readonly Rating[]>
  leaderboard(game: string, limit: number): Promise<readonly Rating[]>
  /** Newest first. */
  history(game: string, guest: GuestId, limit: number): Promise<readonly PastRating[]>
}

export interface Upload {
  readonly id: string
  readonly kind: 'match' | 'board'
  readonly guest: GuestId
  readonly body: string
  readonly created: number
}

export interface Uploads {
  put(upload: Upload): Promise<'kept' | 'taken' | 'too-large' | 'too-many'>
  get(id: string): Promise<Upload | null>
}

/** Characters of one upload, and uploads of one guest. */
export const LARGEST_UPLOAD = 5_000_000
export const MOST_UPLOADS = 50
/** No list is longer, whatever limit is wished. */
export const LONGEST_LIST = 100
export const listed = (limit: number): number => Math.max(0, Math.min(limit, LONGEST_LIST))

/**
 * Where tables are kept. What a promise has said is on the disk. All of it rejects with a `StoreFault` alone, and then
 * nothing was written that anybody was told of.
 */
export interface Store {
  /** `taken`: there is a table of this id or code. */
  create(row: TableRow): Promise<'created' | 'taken'>
  /** All of a batch in one durable commit, answered one by one; those that are taken leave the others alone. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
  events(table: TableId, after: number, limit?: number): Promise<readonly StoredEvent[]>
  table(id: TableId): Promise<TableRow | null>
  byCode(code: string): Promise<TableRow | null>
  list(query: TableQuery): Promise<readonly TableSummary[]>
  readonly ratings: Ratings
  readonly uploads: Uploads
  setting(name: string): Promise<string | null>
  /** The first value stays: the answer is the one that counts from now on. */
  keepSetting(name: string, value: string): Promise<string>
  /** Forgets tables that nobody plays at and nobody touched since; ratings and files stay. So many are gone, at most a hundred. */
  forget(before: number): Promise<number>
  /** A copy of all that is durable now, in a new file. */
  backup(file: string): Promise<void>
  /** Waits for what is under way. */
  close(): Promise<void>
}
