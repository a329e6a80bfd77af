import type { Seen } from './table-head.ts'

/** A table that was removed and made again must not have a revision that somebody has seen. */
export const firstRevision = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

export const hasSeenAll = (kept: Seen, seen: Seen): boolean =>
  kept.length === seen.length && kept.revision === seen.revision

/** Whether all that somebody has seen is still there; `cut` is the revision of the last write that took entries away. */
export const hasOnlyGrown = (kept: Seen, cut: number, seen: Seen): boolean =>
  cut <= seen.revision && seen.revision <= kept.revision && seen.length <= kept.length

/** What a writer has seen after its own write. */
export const afterWriting = (seen: Seen, length: number): Seen => ({ length, revision: seen.revision + 1 })
