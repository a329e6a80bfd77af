import type { Trouble } from './trouble.ts'

type Settled = () => Promise<Trouble | null>

const tables = new Set<Settled>()

/** A table that is being played says when all of it is kept, and what stands in the way if it cannot be. */
export function onLeaving(settled: Settled): () => void {
  tables.add(settled)
  return () => tables.delete(settled)
}

/** Waits until every table of this page is kept as it is now; what stands in the way, if anything does. */
export async function saveAll(): Promise<Trouble | null> {
  const troubles = await Promise.all([...tables].map((settled) => settled()))
  return troubles.find((trouble) => trouble !== null) ?? null
}
