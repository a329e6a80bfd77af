import type { Trouble } from '../browser/trouble.ts'
import type { Row } from './row.ts'

/** What one transaction may do. What it finds may be anything. */
export interface Ledger {
  row(id: string): Promise<unknown>
  rows(): Promise<readonly unknown[]>
  /** The entries from an index on. */
  entries(id: string, from: number): Promise<unknown[]>
  keepRow(row: Row): Promise<unknown>
  keepEntries(id: string, from: number, entries: readonly unknown[]): Promise<unknown>
  dropRow(id: string): Promise<unknown>
  dropEntries(id: string, from: number): Promise<unknown>
}

export type Mode = 'readonly' | 'readwrite'

export type Done<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }

export interface Store {
  /** Why nothing outlives this page, if that is so. */
  readonly trouble: Trouble | null
  /** One transaction: all that the work does is kept, or nothing of it. */
  run<T>(mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>>
  /** Lets the browser see what was taken away: asked for nothing, it may go on refusing by what it counted before. */
  recount(): Promise<unknown>
}
