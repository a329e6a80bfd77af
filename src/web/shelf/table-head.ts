import type { Trouble } from '../browser/trouble.ts'

/** Where a table was taken over from: the table's id, null for a match that came by link, and how many entries it had. */
export interface Origin {
  readonly id: string | null
  readonly at: number
  /** Whether what fell there after that moment falls again. */
  readonly sameDice?: boolean
}

/** How much of a table somebody has seen. The revision changes with every write; clocks may stand still or go back. */
export interface Seen {
  readonly length: number
  readonly revision: number
}

/** What is kept of a table besides its log: a record that the shelf does not look into, and what lists need. */
export interface TableHead extends Seen {
  readonly id: string
  readonly record: unknown
  readonly begun: number
  /** For people to read: clocks may go back, so it decides nothing. */
  readonly touched: number
  readonly isOver: boolean
  /** A table that was played on later has a higher one; those from the time before have none. */
  readonly order?: number
  /** The mark of the text it was taken over from last, which an earlier page may have written anew since. */
  readonly taken?: string
  readonly origin?: Origin
  /** When those who sit here want to be asked, by seat. */
  readonly askings?: readonly string[]
}

/** What may change besides the log. */
export type HeadChange = Partial<Pick<TableHead, 'record' | 'isOver' | 'askings'>>

/** Behind: somebody else wrote since, and nothing was written. With a trouble nothing was written either. */
export type Kept = 'kept' | 'behind' | Trouble

/** Something lies under an id, and nobody here can read it. */
export type Unread = 'broken' | 'newer'
export type Lost = 'missing' | Unread
