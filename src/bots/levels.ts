import type { Kinds } from '../engine/game.ts'
import type { Lore, Reflex } from '../engine/lore.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { casual } from './casual.ts'
import { club } from './club.ts'
import { best, blind, careless, type Glance } from './glance.ts'
import { concluded, type Evaluate, type Judge, type Thought } from './judge.ts'
import { clueless, type Hunch, hunchBy, reflexive } from './reflex.ts'

/** From the weakest to the strongest. */
export const LEVEL_NAMES = ['random', 'casual', 'club'] as const
export type Level = (typeof LEVEL_NAMES)[number]

export const isLevel = (name: string): name is Level => (LEVEL_NAMES as readonly string[]).includes(name)

const GLANCES: Readonly<Record<Level, Glance>> = { random: blind, casual: careless, club: best }

type MakeJudge = <K extends Kinds>(evaluate: Evaluate<K['state']>) => Judge<K>

const JUDGES: Readonly<Record<Level, MakeJudge>> = { random: clueless, casual, club }

/** How a level decides without thinking; the hunch is null where it has to think. */
export interface Habit<K extends Kinds = Kinds> {
  readonly glance: Glance
  readonly hunch: Hunch<K> | null
}

/** A bot is a judge and a glance. */
export interface Bot<K extends Kinds = Kinds> extends Habit<K> {
  readonly judge: Judge<K>
}

/** Where a game has a reflex, its house players follow it instead of searching. */
export function habitOf<K extends Kinds>(level: Level, reflex: Reflex<K> | null): Habit<K> {
  const glance = GLANCES[level]
  if (level === 'random') return { glance, hunch: ({ legal }) => legal.map(() => 0) }
  return { glance, hunch: reflex && hunchBy(reflex) }
}

export function botOf<K extends Kinds>(level: Level, { evaluate, reflex }: Lore<K>): Bot<K> {
  const searches = level === 'random' || !reflex
  return { ...habitOf(level, reflex), judge: searches ? JUDGES[level]<K>(evaluate) : reflexive(reflex, evaluate) }
}

export const taken = <K extends Kinds>(
  { glance }: Habit<K>,
  worths: readonly number[],
  { legal, random }: Thought<K>,
) => legal[glance(worths, random, legal)]!

/** What is done without thinking: with one choice only, or by a hunch. Null if there is need to think. */
export function atOnce<K extends Kinds>(habit: Habit<K>, thought: Thought<K>): K['action'] | null {
  if (thought.legal.length === 1) return thought.legal[0]!
  return habit.hunch && taken(habit, habit.hunch(thought), thought)
}

/** Thinks as long as there is need to. */
export const decide = <K extends Kinds>(bot: Bot<K>, thought: Thought<K>): K['action'] =>
  atOnce(bot, thought) ?? taken(bot, concluded(bot.judge(thought)).worths, thought)

/** Seats a bot where the engine asks for a choice. The state goes no further than this function. */
export const asChooser =
  <K extends Kinds>(bot: Bot<K>): Choose<K> =>
  (game, state, seat, random) =>
    decide(bot, { game, view: game.view(state, seat), seat, legal: game.legal(state, seat), random })

/** The same by level. A reflex is asked without a view in between, which would cost more than the choice. */
export function chooserOf<K extends Kinds>(level: Level, lore: Lore<K>): Choose<K> {
  if (level === 'random') return anyAction
  return lore.reflex ? reflexChooser(lore.reflex, GLANCES[level]) : asChooser(botOf(level, lore))
}

const reflexChooser =
  <K extends Kinds>(reflex: Reflex<K>, glance: Glance): Choose<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    return legal.length === 1 ? legal[0]! : legal[glance(reflex(state, seat, legal), random, legal)]!
  }
