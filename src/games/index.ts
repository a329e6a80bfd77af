import type { Game } from '../engine/game.ts'
import { allensDirt } from './allens-dirt/game.ts'
import { allensDirtSeason } from './allens-dirt-season/game.ts'
import { diceyCurves } from './dicey-curves/game.ts'
import { dodgeDice } from './dodge-dice/game.ts'
import { monza } from './monza/game.ts'

/** Every game there is, by id. */
export const GAMES: Readonly<Record<string, Game>> = {
  [dodgeDice.id]: dodgeDice,
  [monza.id]: monza,
  [diceyCurves.id]: diceyCurves,
  [allensDirt.id]: allensDirt,
  [allensDirtSeason.id]: allensDirtSeason,
}
