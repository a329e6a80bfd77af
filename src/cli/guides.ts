import type { Guide } from '../engine/guide.ts'
import { MANIFESTS } from '../games/index.ts'

/** What games tell those who play them here, by the games' ids. */
export const GUIDES: ReadonlyMap<string, Guide | null> = new Map(
  await Promise.all(
    Object.values(MANIFESTS).map(async ({ game, guide }) => [game.id, guide ? await guide() : null] as const),
  ),
)
