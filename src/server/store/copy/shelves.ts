type ColumnType = 'bigint' | 'boolean' | 'double precision' | 'integer' | 'text'

/** One kind of rows that every database holds, under the same names. */
export interface Shelf {
  readonly name: string
  readonly columns: Readonly<Record<string, ColumnType>>
  /** What tells its rows apart; the first columns. */
  readonly key: number
}

/** The values of a row in the order of its columns. What is true is 1. */
export type Row = readonly (string | number | null)[]

/** All that a database holds. */
export const SHELVES: readonly Shelf[] = [
  {
    name: 'tables',
    columns: {
      number: 'bigint',
      id: 'text',
      code: 'text',
      plan: 'text',
      is_public: 'boolean',
      host: 'text',
      secret: 'text',
      commitment: 'text',
      created: 'bigint',
      status: 'text',
    },
    key: 1,
  },
  { name: 'seated', columns: { guest: 'text', table_id: 'text', place: 'integer' }, key: 3 },
  {
    name: 'events',
    columns: { table_number: 'bigint', seq: 'integer', at: 'bigint', by: 'text', body: 'text' },
    key: 2,
  },
  {
    name: 'ratings',
    columns: {
      game: 'text',
      guest: 'text',
      games: 'integer',
      name: 'text',
      mu: 'double precision',
      sigma: 'double precision',
      shown: 'double precision',
      table_id: 'text',
      at: 'bigint',
      is_newest: 'boolean',
    },
    key: 3,
  },
  {
    name: 'uploads',
    columns: { id: 'text', kind: 'text', guest: 'text', body: 'text', created: 'bigint' },
    key: 1,
  },
  { name: 'settings', columns: { name: 'text', value: 'text' }, key: 1 },
]

const quoted = (name: string): string => `"${name}"`

export const columnsOf = ({ columns }: Shelf): string => Object.keys(columns).map(quoted).join(', ')
export const keyOf = ({ columns, key }: Shelf): string => Object.keys(columns).slice(0, key).map(quoted).join(', ')
