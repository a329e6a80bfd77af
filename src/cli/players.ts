import { chooserOf, isLevel, LEVEL_NAMES } from '../bots/levels.ts'
import type { Game } from '../engine/game.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { EVALUATIONS } from '../games/evaluations.ts'
import { REFLEXES } from '../games/reflexes.ts'
import { misused } from './complaint.ts'

export const RANDOM = 'random'
export const LEVELS_TEXT = LEVEL_NAMES.join(', ')

/** Who decides for a seat, by the name of a bot's level. */
export function playerFor(game: Game, level: string): Choose {
  if (level === RANDOM) return anyAction
  if (!isLevel(level)) throw misused(`There is no bot "${level}"; there are: ${LEVELS_TEXT}.`)
  const evaluate = EVALUATIONS[game.id]
  if (!evaluate) throw misused(`${game.title} has no "${level}" bot; it has: ${RANDOM}.`)
  return chooserOf(level, { evaluate, reflex: REFLEXES[game.id] ?? null })
}

/** `club,random` for so many seats: the levels in turn, and again from the first where there are fewer of them. */
export function levelsFor(seats: number, text: string): string[] {
  const levels = text.split(',').map((level) => level.trim())
  if (levels.length > seats) throw misused(`--bots names ${levels.length} bots, but there are ${seats} seats for them.`)
  return Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!)
}
