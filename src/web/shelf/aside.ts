import { keys, read, remove, write } from '../browser/shelf-space.ts'
import { tableIn, type Whole } from './row.ts'

/** Where a table lies while others are written in its place: whatever happens meanwhile, it is not lost. */
export interface Aside {
  /** Whether it is safe there. */
  lay(table: Whole): boolean
  drop(id: string): void
}

const PREFIX = 'paddock.aside.'

/** In the browser's simple store, which has room of its own. */
export const BROWSER_ASIDE: Aside = {
  lay: (table) => write(PREFIX + table.row.id, table) === null,
  drop: (id) => remove(PREFIX + id),
}

/** The tables that nobody could put back before their page went. */
export const laidAside = (): Whole[] =>
  keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => wholeIn(read(key)))

function wholeIn(found: unknown): Whole[] {
  const { row, log } = Object(found) as Partial<Whole>
  return row && tableIn(row) === row && Array.isArray(log) ? [{ row, log }] : []
}

/** For a store that goes with its page. */
export const NO_ASIDE: Aside = { lay: () => true, drop: () => undefined }
