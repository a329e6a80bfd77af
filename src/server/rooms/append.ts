import type { TableEvent } from '../../protocol/live/events.ts'
import type { Standing } from '../../protocol/live/standing.ts'
import type { Append, Rating, TableStatus } from '../store/store.ts'
import type { Noted } from './table-log.ts'

/** What changes who sits where, or how far the game is. */
const SEATING: readonly TableEvent['kind'][] = ['sat', 'stood', 'began', 'handed', 'ended']

export const isSeating = (noted: readonly Noted[]): boolean => noted.some(({ event }) => SEATING.includes(event.kind))

/** What the store is told of these events. */
export function appendOf(
  table: string,
  standing: Standing,
  noted: readonly Noted[],
  ratings?: readonly Rating[],
): Append {
  return {
    table,
    first: noted[0]!.seq,
    events: noted.map(({ kept }) => kept),
    ...(isSeating(noted) ? { standing: { status: statusOf(standing), guests: guestsOf(standing) } } : {}),
    ...(ratings ? { ratings } : {}),
  }
}

export function statusOf({ secret, sitters }: Standing): TableStatus {
  if (secret !== null) return 'over'
  return sitters ? 'playing' : 'waiting'
}

const guestsOf = ({ holders }: Standing): string[] => [
  ...new Set(holders.flatMap((holder) => (holder ? [holder.guest] : []))),
]
