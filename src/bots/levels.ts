import type { Exact } from '../engine/exact.ts'
import type { Kinds } from '../engine/game.ts'
import type { Lore, Reflex } from '../engine/lore.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { casual } from './casual.ts'
import { exactly } from './exactly.ts'
import { best, blind, careless, type Glance } from './glance.ts'
import { concluded, type Judge, type Thought } from './judge.ts'
import { type PlayingEffort, playingOut } from './playing-out.ts'
import { clueless, type Hunch, hunchBy, reflexive } from './reflex.ts'
import { type SearchEffort, searching } from './search.ts'

/** From the weakest to the strongest. */
export const LEVEL_NAMES = ['random', 'casual', 'club', 'expert', 'champion'] as const
export type Level = (typeof LEVEL_NAMES)[number]

export const isLevel = (name: string): name is Level => (LEVEL_NAMES as readonly string[]).includes(name)

const GLANCES: Readonly<Record<Level, Glance>> = {
  random: blind,
  casual: careless,
  club: best,
  expert: best,
  champion: best,
}

// About a millisecond, fifty times as much, and as little as will do for a game that is only played out.
const USUAL: SearchEffort = { budget: 240, width: 48, steps: 48, worlds: 3 }
const WIDE: SearchEffort = { budget: 12_000, width: 1200, steps: 1200, worlds: 6 }
const NARROW: SearchEffort = { budget: 0, width: 4, steps: 12, worlds: 1 }

const SOME_GAMES: PlayingEffort = { candidates: 4, games: 60, laps: 1 }
const MANY_GAMES: PlayingEffort = { candidates: 6, games: 240, laps: 1 }

type MakeJudge = <K extends Kinds>(lore: Lore<K>) => Judge<K>

const JUDGES: Readonly<Record<Level, MakeJudge>> = {
  random: clueless,
  casual: (lore) => byReflex(lore) ?? casual(lore.evaluate),
  club: (lore) => byReflex(lore) ?? searching(USUAL, lore.evaluate),
  expert: (lore) => (lore.reflex ? playing(SOME_GAMES, lore) : searching(WIDE, lore.evaluate)),
  champion: (lore) => {
    const plays = playing(MANY_GAMES, lore)
    return lore.exact ? exactly(lore.exact, JUDGES.club(lore), plays) : plays
  },
}

const byReflex = <K extends Kinds>({ reflex, evaluate }: Lore<K>): Judge<K> | null =>
  reflex && reflexive(reflex, evaluate)

/** Plays on after what seems best at a glance or by a wide search, as house players do, or as a narrow search. */
function playing<K extends Kinds>(effort: PlayingEffort, lore: Lore<K>): Judge<K> {
  const { reflex, evaluate } = lore
  const first = byReflex(lore) ?? searching(WIDE, evaluate)
  const policy = reflex
    ? reflexChooser(reflex, best)
    : asChooser<K>({ judge: searching(NARROW, evaluate), glance: best, hunch: null })
  return playingOut(first, { ...effort, policy, evaluate })
}

/** What a game has for those who think about it. */
export interface Lender<K extends Kinds = Kinds> {
  thinking(): Promise<Lore<K>>
  readonly exact: (() => Promise<Exact<K>>) | null
}

/** All that a level needs to know: the champion also how to solve the game. */
export async function loreFor<K extends Kinds>(level: string, { thinking, exact }: Lender<K>): Promise<Lore<K>> {
  const lore = await thinking()
  return level === 'champion' && exact ? { ...lore, exact: await exact() } : lore
}

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
  return { glance, hunch: reflex && isHouseLevel(level) ? hunchBy(reflex) : null }
}

const isHouseLevel = (level: Level): boolean => level === 'casual' || level === 'club'

export const botOf = <K extends Kinds>(level: Level, lore: Lore<K>): Bot<K> => ({
  ...habitOf(level, lore.reflex),
  judge: JUDGES[level](lore),
})

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

/** Thinks as long as there is need to, or until it is enough. */
export const decide = <K extends Kinds>(bot: Bot<K>, thought: Thought<K>, isEnough?: () => boolean): K['action'] =>
  atOnce(bot, thought) ?? taken(bot, concluded(bot.judge(thought), isEnough).worths, thought)

/** How long a bot at a table thinks at most, in milliseconds. */
export const PATIENCE = 300

/** Seats a bot where the engine asks for a choice. The state goes no further than this function. */
export const asChooser =
  <K extends Kinds>(bot: Bot<K>): Choose<K> =>
  (game, state, seat, random) =>
    decide(bot, { game, view: game.view(state, seat), seat, legal: game.legal(state, seat), random })

/** The same by level. A reflex is asked without a view in between, which would cost more than the choice. */
export function chooserOf<K extends Kinds>(level: Level, lore: Lore<K>): Choose<K> {
  if (level === 'random') return anyAction
  return lore.reflex && isHouseLevel(level) ? reflexChooser(lore.reflex, GLANCES[level]) : asChooser(botOf(level, lore))
}

const reflexChooser =
  <K extends Kinds>(reflex: Reflex<K>, glance: Glance): Choose<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    return legal.length === 1 ? legal[0]! : legal[glance(reflex(state, seat, legal), random, legal)]!
  }
