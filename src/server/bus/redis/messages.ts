import type { GuestId, TableId } from '../../store/store.ts'

/** What members of a table tell each other. */
export type Message =
  /** Null: what was told of it before may have been lost. */
  | { readonly kind: 'grown'; readonly from: string; readonly seq: number | null }
  | { readonly kind: 'present'; readonly from: string; readonly guests: readonly GuestId[] }
  | { readonly kind: 'left'; readonly from: string }
  /** An alarm is due. */
  | { readonly kind: 'ring' }

const CHANNEL = 'paddock:table:'

export const channelOf = (table: TableId): string => `${CHANNEL}${table}`
export const tableOf = (channel: string): TableId => channel.slice(CHANNEL.length)
/** Who is at a table: the guests of each process, as JSON. */
export const membersKey = (table: TableId): string => `paddock:members:${table}`
/** There as long as the process is. */
export const processKey = (process: string): string => `paddock:process:${process}`
export const depositKey = (name: string): string => `paddock:deposit:${name}`
export const BEATS = 'paddock:beats'
export const QUEUE = 'paddock-alarms'
