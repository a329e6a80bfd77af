import type { GuestId, TableId } from '../store/store.ts'

/**
 * What processes that serve the same tables tell each other. The log is the truth: whatever is lost here costs time, and nothing
 * else.
 */
export interface Bus {
  /** Comes to a table. Whatever the others tell from then on is heard, so the log is read after it. */
  join(table: TableId, ears: Ears): Promise<Membership>
  /** Keeps a short text for whoever asks for it first, and only for so long; rejects where that cannot be promised. */
  deposit(name: string, text: string, milliseconds: number): Promise<void>
  withdraw(name: string): Promise<string | null>
  /** Whether the others can be heard. */
  readonly isUp: boolean
  close(): Promise<void>
}

/** What a member of a table hears. */
export interface Ears {
  /** Somebody else went on with the table: its log has so many events; null: it may have more. */
  grown(seq: number | null): void
  /** Guests came or went at other members, or another member leads. */
  changed(): void
  /** The time is up for which the alarm was set. */
  ring(): void
}

/** One process at one table. */
export interface Membership {
  /** Whether what happens by itself happens here. One of all members leads; after a fault it may be two for a while. */
  readonly leads: boolean
  /** Who is connected at the other members. */
  readonly others: ReadonlySet<GuestId>
  /** This member went on with the table. */
  grew(seq: number): void
  /** Who is connected here. */
  hosts(guests: readonly GuestId[]): void
  /** When to ring, in milliseconds since 1970; null: not at all. There is one alarm. */
  alarm(at: number | null): void
  leave(): void
}
