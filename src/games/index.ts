import { manifest as pig } from '../../examples/pig/index.ts'
import type { Game } from '../engine/game.ts'
import { manifest as allensDirt } from './allens-dirt/index.ts'
import { manifest as allensDirtSeason } from './allens-dirt-season/index.ts'
import { manifest as diceyCurves } from './dicey-curves/index.ts'
import { manifest as dodgeDice } from './dodge-dice/index.ts'
import type { Manifest } from './manifest.ts'
import { manifest as monza } from './monza/index.ts'

const ALL: readonly Manifest[] = [dodgeDice, monza, diceyCurves, allensDirt, allensDirtSeason, pig]

/** Every game there is, by id. */
export const MANIFESTS: Readonly<Record<string, Manifest>> = Object.fromEntries(
  ALL.map((manifest) => [manifest.game.id, manifest]),
)

/** The rules alone. */
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(ALL.map(({ game }) => [game.id, game]))

/** All of them, as those who read matches want them. */
export const LIBRARY = {
  ids: Object.keys(MANIFESTS),
  find: async (id: string): Promise<Manifest> => MANIFESTS[id]!,
}
