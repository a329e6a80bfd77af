import type { Kinds } from '../engine/game.ts'
import { type Choose, pickByKind } from '../engine/playout.ts'
import { asChooser, type Bot, type Evaluate } from './bot.ts'
import { casual } from './casual.ts'
import { club } from './club.ts'
import { best, careless, type Glance, type Reflex, reflexBot, reflexChooser } from './reflex.ts'

/** From the weakest to the strongest. */
export const LEVEL_NAMES = ['random', 'casual', 'club'] as const
export type Level = (typeof LEVEL_NAMES)[number]

type MakeBot = <K extends Kinds>(evaluate: Evaluate<K['state']>) => Bot<K>

export const LEVELS: Readonly<Record<Level, MakeBot>> = {
  random:
    () =>
    ({ legal, random }) =>
      pickByKind(legal, random),
  casual,
  club,
}

export const isLevel = (name: string): name is Level => Object.hasOwn(LEVELS, name)

/** How the levels take what a reflex tells them. */
const GLANCES: Readonly<Partial<Record<Level, Glance>>> = { casual: careless, club: best }

/** The bot of a level: where a game has a reflex, its house players follow it instead of searching. */
export function botOf<K extends Kinds>(level: Level, evaluate: Evaluate<K['state']>, reflex?: Reflex<K>): Bot<K> {
  const glance = GLANCES[level]
  return reflex && glance ? reflexBot(reflex, glance) : LEVELS[level]<K>(evaluate)
}

/** The same where the engine asks for a choice. */
export function chooserOf<K extends Kinds>(
  level: Level,
  evaluate: Evaluate<K['state']>,
  reflex?: Reflex<K>,
): Choose<K> {
  const glance = GLANCES[level]
  return reflex && glance ? reflexChooser(reflex, glance) : asChooser(botOf(level, evaluate))
}
