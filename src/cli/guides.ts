import type { Guide } from '../engine/guide.ts'
import type { Risks } from '../engine/risk.ts'
import { MANIFESTS } from '../games/index.ts'

/** What games tell those who play them here, by the games' ids. */
export const GUIDES: ReadonlyMap<string, Guide | null> = new Map(
  await Promise.all(
    Object.values(MANIFESTS).map(async ({ game, guide }) => [game.id, guide ? await guide() : null] as const),
  ),
)

/** What games tell of the risks of a choice, by the games' ids. */
export const RISKS: ReadonlyMap<string, Risks | null> = new Map(
  await Promise.all(
    Object.values(MANIFESTS).map(async ({ game, risks }) => [game.id, risks ? await risks() : null] as const),
  ),
)
