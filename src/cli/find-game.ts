import type { Game } from '../engine/game.ts'
import { GAMES } from '../games/index.ts'
import { nearest } from '../protocol/nearest.ts'
import { quoted } from './clean.ts'
import { misused } from './complaint.ts'

/** The game of this id; for any other word, a complaint with the nearest one. */
export function findGame(id: string): Game {
  if (Object.hasOwn(GAMES, id)) return GAMES[id]!
  const near = nearest(id, Object.keys(GAMES))
  const hint = near ? `did you mean "${near}"?` : `there are: ${Object.keys(GAMES).join(', ')}.`
  throw misused(`There is no game ${quoted(id)}; ${hint}`)
}
