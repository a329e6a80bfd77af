import type { Game } from '../engine/game.ts'
import { allensDirt } from './allens-dirt/index.ts'
import { allensDirtSeason } from './allens-dirt-season/index.ts'
import { diceyCurves } from './dicey-curves/index.ts'
import { dodgeDice } from './dodge-dice/index.ts'
import { monza } from './monza/index.ts'

/** Every game there is, by id. */
export const GAMES: Readonly<Record<string, Game>> = {
  [dodgeDice.id]: dodgeDice,
  [monza.id]: monza,
  [diceyCurves.id]: diceyCurves,
  [allensDirt.id]: allensDirt,
  [allensDirtSeason.id]: allensDirtSeason,
}
