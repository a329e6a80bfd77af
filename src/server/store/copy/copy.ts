import { storeFault } from '../fault.ts'
import { type Row, SHELVES, type Shelf } from './shelves.ts'

/** Rows as they were at one moment, page by page in the order of their keys. */
export interface Source {
  readonly place: string
  page(shelf: Shelf, after: Row | null): Promise<readonly Row[]>
}

/** Where nothing is yet. What is put stays if all goes well, and else nothing of it does. */
export interface Target extends Source {
  put(shelf: Shelf, rows: readonly Row[]): Promise<void>
}

/** How many rows a page has; uploads are large. */
export const PAGE = 200

/** How many rows of each kind were copied. */
export type Copied = Readonly<Record<string, number>>

/** Copies everything, and then reads both again to see that they are the same. */
export async function copyAll(source: Source, target: Target): Promise<Copied> {
  for (const shelf of SHELVES) await refuseRows(target, shelf)
  for (const shelf of SHELVES) for await (const rows of pages(source, shelf)) await target.put(shelf, rows)
  const counts: Record<string, number> = {}
  for (const shelf of SHELVES) counts[shelf.name] = await compare(source, target, shelf)
  return counts
}

async function refuseRows(target: Target, shelf: Shelf): Promise<void> {
  if ((await target.page(shelf, null)).length > 0) throw storeFault('broken', 'not-empty', { place: target.place })
}

async function* pages(source: Source, shelf: Shelf): AsyncGenerator<readonly Row[]> {
  let rows = await source.page(shelf, null)
  while (rows.length > 0) {
    yield rows
    rows = await source.page(shelf, rows.at(-1)!)
  }
}

/** How many rows both have; they sort texts alike, so the pages are the same. */
async function compare(source: Source, target: Target, shelf: Shelf): Promise<number> {
  const copies = pages(target, shelf)
  let count = 0
  for await (const rows of pages(source, shelf)) {
    const { value } = await copies.next()
    if (JSON.stringify(value) !== JSON.stringify(rows)) throw differs(target, shelf)
    count += rows.length
  }
  if (!(await copies.next()).done) throw differs(target, shelf)
  return count
}

const differs = ({ place }: Target, { name }: Shelf) => storeFault('broken', 'differs', { place, shelf: name })
