import type { FaultRecord } from '../fault.ts'
import type { Reads } from './reads.ts'
import type { Write } from './writes.ts'

/** What the thread of the database is told. Each order is answered once, in their order. */
export type Order =
  | { readonly kind: 'commit'; readonly writes: readonly Write[] }
  | { readonly kind: 'read'; readonly name: keyof Reads; readonly values: readonly unknown[] }
  | { readonly kind: 'close' }

export type Answer =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'fault'; readonly fault: FaultRecord }

/** What it opens; its first answer says whether it could. */
export interface Task {
  readonly file: string
}
