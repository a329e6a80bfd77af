import { chooserOf, isLevel, LEVEL_NAMES } from '../bots/levels.ts'
import type { Game } from '../engine/game.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { MANIFESTS } from '../games/index.ts'
import { misused } from './complaint.ts'

export const RANDOM = 'random'
export const LEVELS_TEXT = LEVEL_NAMES.join(', ')

const THINKING = new Map(
  await Promise.all(Object.values(MANIFESTS).map(async ({ game, thinking }) => [game.id, await thinking()] as const)),
)

/** Who decides for a seat, by the name of a bot's level. */
export function playerFor(game: Game, level: string): Choose {
  if (level === RANDOM) return anyAction
  if (!isLevel(level)) throw misused(`There is no bot "${level}"; there are: ${LEVELS_TEXT}.`)
  return chooserOf(level, THINKING.get(game.id)!)
}

/** `club,random` for so many seats: the levels in turn, and again from the first where there are fewer of them. */
export function levelsFor(seats: number, text: string): string[] {
  const levels = text.split(',').map((level) => level.trim())
  if (levels.length > seats) throw misused(`--bots names ${levels.length} bots, but there are ${seats} seats for them.`)
  return Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!)
}
