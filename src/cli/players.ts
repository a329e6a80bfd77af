import type { Assess } from '../bots/judge.ts'
import { botOf, chooserOf, decide, isLevel, LEVEL_NAMES, type Level, loreFor, PATIENCE } from '../bots/levels.ts'
import type { Game } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'
import type { Choose } from '../engine/playout.ts'
import type { Random } from '../engine/random.ts'
import { MANIFESTS } from '../games/index.ts'
import type { Bots } from '../table/referee.ts'
import { quoted } from './clean.ts'
import { misused } from './complaint.ts'

export const RANDOM = 'random'
export const LEVELS_TEXT = LEVEL_NAMES.join(', ')
/** What it knows will do for all others. */
const STRONGEST: Level = 'champion'

const THINKING = new Map(
  await Promise.all(
    Object.values(MANIFESTS).map(async (manifest) => [manifest.game.id, await loreFor(STRONGEST, manifest)] as const),
  ),
)

/** All that bots know of a game. */
export const loreOf = ({ id }: Game): Lore => THINKING.get(id)!

export function levelNamed(name: string): Level {
  if (!isLevel(name)) throw misused(`There is no bot ${quoted(name)}; there are: ${LEVELS_TEXT}.`)
  return name
}

/** Who decides for a seat, by the name of a bot's level. */
export const playerFor = (game: Game, level: string): Choose => chooserOf(levelNamed(level), loreOf(game))

/** Bots that think until they have decided, or until nobody would wait longer. */
export const botsFor = (game: Game, random: Random): Bots => ({
  decide({ level, ...decision }) {
    const until = performance.now() + PATIENCE
    const bot = botOf(levelNamed(level), loreOf(game))
    return { action: decide(bot, { game, ...decision, random }, () => performance.now() > until) }
  },
})

/** Who tells what choices are worth: the strongest there is. */
export const strongestAssessor = (game: Game): Assess => botOf(LEVEL_NAMES.at(-1)!, THINKING.get(game.id)!).assess

/** `club,random` for so many seats: the levels in turn, and again from the first where there are fewer of them. */
export function levelsFor(seats: number, text: string): Level[] {
  const levels = text.split(',').map((level) => level.trim())
  if (levels.length > seats) throw misused(`--bots names ${levels.length} bots, but there are ${seats} seats for them.`)
  return Array.from({ length: seats }, (_, seat) => levelNamed(levels[seat % levels.length]!))
}
