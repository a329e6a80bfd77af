import type { Guide } from '../engine/guide.ts'
import { MANIFESTS } from '../games/index.ts'

/** What every game tells those who play it in text, by id. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  await Promise.all(Object.values(MANIFESTS).map(async ({ game, guide }) => [game.id, await guide()] as const)),
)
