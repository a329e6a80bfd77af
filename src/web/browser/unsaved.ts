import type { Trouble } from './trouble.ts'

const tables = new Set<() => Trouble | null>()

/** A table that is being played says how it is saved. */
export function onLeaving(save: () => Trouble | null): () => void {
  tables.add(save)
  return () => tables.delete(save)
}

/** Saves every table of this page as it is now; what stands in the way, if anything does. */
export const saveAll = (): Trouble | null =>
  [...tables].map((save) => save()).find((trouble) => trouble !== null) ?? null
