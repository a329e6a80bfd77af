import { afterWriting } from '../../src/web/shelf/guard.ts'
import { openShelf } from '../../src/web/shelf/open-shelf.ts'
import type { Shelf } from '../../src/web/shelf/shelf.ts'
import type { TableHead } from '../../src/web/shelf/table-head.ts'

// A page with a shelf and nothing else: what shelf.spec.ts talks to.

/** The head of a table that has just begun. */
const headOf = (id: string, change: Partial<TableHead> = {}): TableHead => ({
  ...{ id, record: { game: 'monza' }, begun: 1, touched: 1, isOver: false, length: 0, revision: 5 },
  ...change,
})

declare global {
  interface Window {
    shelf: Shelf
    headOf: typeof headOf
    afterWriting: typeof afterWriting
    told: string[]
  }
}

const shelf = openShelf()
const told: string[] = []
shelf.watch(null, (id) => told.push(id))
Object.assign(window, { shelf, headOf, afterWriting, told })
