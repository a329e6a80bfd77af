import type { Exact } from '../../src/engine/exact.ts'
import type { Game } from '../../src/engine/game.ts'
import { MANIFESTS } from '../../src/games/index.ts'

/** Every game that can be solved, and what it says for that. */
export const SOLVABLE: readonly { readonly game: Game; readonly exact: Exact }[] = (
  await Promise.all(
    Object.values(MANIFESTS).map(async ({ game, exact }) => ({ game, exact: exact && (await exact()) })),
  )
).flatMap(({ game, exact }) => (exact ? [{ game, exact }] : []))
