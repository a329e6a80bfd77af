import type { Game } from '../engine/game.ts'
import { dodgeDice } from './dodge-dice/index.ts'

/** Every game there is, by id. */
export const GAMES: Readonly<Record<string, Game>> = {
  [dodgeDice.id]: dodgeDice,
}
