import type { Exact } from '../engine/exact.ts'
import type { Kinds } from '../engine/game.ts'
import type { Lore, Reflex } from '../engine/lore.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { casual } from './casual.ts'
import { byPlan, byReflex, type Conduct } from './conduct.ts'
import { exactly } from './exactly.ts'
import { best, blind, careless, type Glance } from './glance.ts'
import { concluded, type Judge, type Thought } from './judge.ts'
import type { Effort } from './plans.ts'
import { type PlayingEffort, playingOut } from './playing-out.ts'
import { clueless, type Hunch, hunchBy, reflexive } from './reflex.ts'
import { Resolve } from './resolve.ts'
import { type SearchEffort, searching, surveying } from './search.ts'
import { ofActions } from './survey.ts'

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

// About a millisecond, fifty times as much, and in between, for what is looked at more closely.
const USUAL: SearchEffort = { budget: 240, width: 48, steps: 48, worlds: 3 }
const WIDE: SearchEffort = { budget: 12_000, width: 1200, steps: 1200, worlds: 6 }
const FAIR: SearchEffort = { budget: 3000, width: 300, steps: 300, worlds: 4 }
/** As little as will do for a game that is only played out. */
const NARROW: Effort = { width: 2, steps: 8 }

/** How much is played out by reflexes, and by those so hasty that games are played to their end. */
interface Quickness {
  readonly reflex: PlayingEffort
  readonly hasty: PlayingEffort
}

const SOME_GAMES: Quickness = {
  reflex: { candidates: 4, games: 240, laps: 1 },
  hasty: { candidates: 6, games: 1000, laps: Number.POSITIVE_INFINITY },
}
const MANY_GAMES: Quickness = {
  reflex: { candidates: 6, games: 2400, laps: 1 },
  hasty: { candidates: 6, games: 16_000, laps: Number.POSITIVE_INFINITY },
}
const PLANNED_GAMES: PlayingEffort = { candidates: 6, games: 160, laps: 1 }

type MakeJudge = <K extends Kinds>(lore: Lore<K>) => Judge<K>

const JUDGES: Readonly<Record<Level, MakeJudge>> = {
  random: clueless,
  casual: (lore) => atAGlance(lore) ?? casual(lore.evaluate),
  club: (lore) => atAGlance(lore) ?? searching(USUAL, lore.evaluate),
  expert: (lore) => quickly(SOME_GAMES, lore) ?? searching(WIDE, lore.evaluate),
  champion: (lore) => {
    const plays = quickly(MANY_GAMES, lore) ?? byPlans(lore)
    return lore.exact ? exactly(lore.exact, JUDGES.club(lore), plays) : plays
  },
}

const atAGlance = <K extends Kinds>({ reflex, evaluate }: Lore<K>): Judge<K> | null =>
  reflex && reflexive(reflex, evaluate)

/** Plays on after what seems best at a glance, as house players do or in haste. */
function quickly<K extends Kinds>(quickness: Quickness, { reflex, hasty, evaluate }: Lore<K>): Judge<K> | null {
  const quick = hasty ?? reflex
  if (!quick) return null
  const effort = hasty ? quickness.hasty : quickness.reflex
  return playingOut(ofActions(reflexive(quick, evaluate)), { ...effort, evaluate, conduct: byReflex(quick) })
}

/** Plays on after the best turns that a search has found, by narrow plans. */
const byPlans = <K extends Kinds>(lore: Lore<K>): Judge<K> =>
  playingOut(surveying(FAIR, lore.evaluate), { ...PLANNED_GAMES, evaluate: lore.evaluate, conduct: conductOf(lore) })

/** How a game is played where it is only played out. */
export const conductOf = <K extends Kinds>({ reflex, hasty, evaluate }: Lore<K>): Conduct<K> => {
  const quick = hasty ?? reflex
  return quick ? byReflex(quick) : byPlan(NARROW, evaluate)
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
export const asChooser = <K extends Kinds>(bot: Bot<K>): Choose<K> => {
  const resolve = new Resolve<K>()
  return (game, state, seat, random) =>
    resolutely(bot, resolve, { game, view: game.view(state, seat), seat, legal: game.legal(state, seat), random })
}

/** Nothing stops it from thinking a turn through, so it keeps to it. */
function resolutely<K extends Kinds>(bot: Bot<K>, resolve: Resolve<K>, thought: Thought<K>): K['action'] {
  const known = resolve.recall(thought) ?? atOnce(bot, thought)
  if (known) return known
  const { worths, turn } = concluded(bot.judge(thought))
  const action = taken(bot, worths, thought)
  if (turn?.[0] === action) resolve.keep(thought, action, turn.slice(1))
  return action
}

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
