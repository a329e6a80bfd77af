import type { Append, NewEvent, Rating, TableRow, Upload } from '../../../src/server/store/store.ts'

let made = 0

/** A name that no other row has. */
export const fresh = (kind: string): string => `${kind}-${++made}`

export function tableRow(differs: Partial<TableRow> = {}): TableRow {
  const id = fresh('table-of-the-contract')
  return {
    id,
    code: fresh('code'),
    plan: JSON.stringify({ game: 'monza', seats: 3 }),
    isPublic: false,
    host: fresh('host'),
    secret: `secret of ${id}`,
    commitment: `commitment of ${id}`,
    created: 1_000,
    ...differs,
  }
}

/** So many events whose bodies name the table and their number. */
export const eventsFrom = (table: string, first: number, count = 1): NewEvent[] =>
  Array.from({ length: count }, (_, index) => ({ at: 2_000 + first + index, body: bodyOf(table, first + index) }))

export const bodyOf = (table: string, seq: number): string => JSON.stringify({ kind: 'said', text: `${table} ${seq}` })

export const appendTo = (table: string, first: number, count = 1): Append => ({
  table,
  first,
  events: eventsFrom(table, first, count),
})

export const rating = (differs: Partial<Rating>): Rating => ({
  game: 'monza',
  guest: 'ann',
  name: 'Ann',
  mu: 25.5,
  sigma: 8.25,
  shown: 0.75,
  games: 1,
  ...differs,
})

export const upload = (differs: Partial<Upload> = {}): Upload => ({
  id: fresh('upload'),
  kind: 'match',
  guest: fresh('guest'),
  body: '{"game":"monza"}',
  created: 3_000,
  ...differs,
})
