import type { Game } from '../engine/game.ts'
import type { Manifest } from './manifest.ts'

/** A line for each game, in the order of the shelf. */
const REGISTERED: readonly { readonly manifest: Manifest }[] = [
  await import('./dodge-dice/index.ts'),
  await import('./monza/index.ts'),
  await import('./dicey-curves/index.ts'),
  await import('./allens-dirt/index.ts'),
  await import('./allens-dirt-season/index.ts'),
  await import('../../examples/pig/index.ts'),
]

/** Every game there is, by id. */
export const MANIFESTS: Readonly<Record<string, Manifest>> = Object.fromEntries(
  REGISTERED.map(({ manifest }) => [manifest.game.id, manifest]),
)

/** The rules alone. */
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  REGISTERED.map(({ manifest: { game } }) => [game.id, game]),
)

/** All of them, as those who read matches want them. */
export const LIBRARY = {
  ids: Object.keys(MANIFESTS),
  find: async (id: string): Promise<Manifest> => MANIFESTS[id]!,
}
