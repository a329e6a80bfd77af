import type { TableHead } from './table-head.ts'

const KEPT = 24

// Heads come the latest first.

const finished = (heads: readonly TableHead[]): TableHead[] => heads.filter(({ isOver }) => isOver)

/** Finished tables make room for new ones, the oldest first. */
export function tooMany(heads: readonly TableHead[]): string[] {
  const over = finished(heads)
  const running = heads.length - over.length
  return over.slice(Math.max(0, KEPT - running)).map(({ id }) => id)
}

/** Who goes where the browser has no room left, one after the other; the table at hand stays. */
export const firstToGo = (heads: readonly TableHead[], own: string): string[] =>
  finished(heads)
    .map(({ id }) => id)
    .filter((id) => id !== own)
    .reverse()

/** As many of them as make so much room, in their order; none, where all together make too little. */
export function enoughOf(tables: readonly { id: string; size: number }[], needed: number): string[] {
  let room = 0
  const last = tables.findIndex(({ size }) => {
    room += size
    return room >= needed
  })
  return tables.slice(0, last + 1).map(({ id }) => id)
}
