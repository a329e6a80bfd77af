import type { Exact } from '../engine/exact.ts'
import type { Kinds } from '../engine/game.ts'
import type { Lore, Reflex } from '../engine/lore.ts'
import { anyAction, type Choose } from '../engine/playout.ts'
import { assessing } from './assessing.ts'
import { casual } from './casual.ts'
import { byPlan, byReflex, byRoutine, type Conduct } from './conduct.ts'
import { exactly } from './exactly.ts'
import { best, blind, careless, type Glance } from './glance.ts'
import { type Assess, concluded, type Evaluate, type Judge, type Thought } from './judge.ts'
import { pairwise } from './pairwise.ts'
import type { Effort } from './plans.ts'
import { type PlayingEffort, playingOut, type Way } from './playing-out.ts'
import { clueless, type Hunch, hunchBy, reflexive } from './reflex.ts'
import { Resolve } from './resolve.ts'
import { answeringByRoutine, asReflex } from './routinely.ts'
import { type SearchEffort, searching, surveying } from './search.ts'
import { besideReflex, ofActions } from './survey.ts'

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

/** About a millisecond. */
const USUAL: SearchEffort = { budget: 240, width: 48, steps: 48, worlds: 3 }
/** Fifty times as much. */
const WIDE: SearchEffort = { budget: 12_000, width: 1200, steps: 1200, worlds: 6 }
/** Enough to find the turns that are worth a closer look. */
const FAIR: SearchEffort = { budget: 4000, width: 400, steps: 400, worlds: 6 }
/** As little as will do for a game that is only played out. */
const NARROW: Effort = { width: 2, steps: 8 }

/** The whole turn of somebody who otherwise follows a reflex: each way through it, but little beyond. */
const SHORT: SearchEffort = { budget: 600, width: 30, steps: 400, worlds: 1 }

const SOME_HASTY_GAMES: PlayingEffort = { candidates: 6, games: 1000, laps: Number.POSITIVE_INFINITY }
const HASTY_GAMES: PlayingEffort = { ...SOME_HASTY_GAMES, games: 16_000 }
const SOME_REFLEX_GAMES: PlayingEffort = { candidates: 6, games: 400, laps: 1 }
const REFLEX_GAMES: PlayingEffort = { candidates: 8, games: 4000, laps: 2 }
const ROUTINE_GAMES: PlayingEffort = { candidates: 6, games: 240, laps: 1 }
const PLANNED_GAMES: PlayingEffort = { candidates: 6, games: 4000, laps: 1 }

type MakeJudge = <K extends Kinds>(lore: Lore<K>) => Judge<K>

const JUDGES: Readonly<Record<Level, MakeJudge>> = {
  random: clueless,
  casual: (lore) => atAGlance(lore) ?? casual(lore.evaluate),
  club: (lore) => atAGlance(lore) ?? searching(USUAL, lore.evaluate),
  expert(lore) {
    const { reflex, hasty, evaluate } = lore
    if (hasty) return byActions(hasty, SOME_HASTY_GAMES, evaluate)
    return reflex ? beyond(reflex, lore, SOME_REFLEX_GAMES) : searching(WIDE, evaluate)
  },
  champion(lore) {
    const { exact } = lore
    return exact ? exactly(exact, JUDGES.club(lore), knowing(exact, lore, byGames)) : byGames(lore)
  },
}

/** Where two alone say something about more, judges by that. */
function knowing<K extends Kinds>(exact: Exact<K>, lore: Lore<K>, judgeBy: (lore: Lore<K>) => Judge<K>): Judge<K> {
  const { pairs } = exact
  if (!pairs) return judgeBy(lore)
  return pairwise(exact, pairs, JUDGES.club(lore), (evaluate) => judgeBy({ ...lore, evaluate }))
}

const atAGlance = <K extends Kinds>({ reflex, evaluate }: Lore<K>): Judge<K> | null =>
  reflex && reflexive(reflex, evaluate)

/** Plays on after the actions that seem best at a glance. */
const byActions = <K extends Kinds>(
  quick: Reflex<K>,
  effort: PlayingEffort,
  evaluate: Evaluate<K['state']>,
): Judge<K> => playingOut(ofActions(reflexive(quick, evaluate)), { ...effort, evaluate, conduct: byReflex(quick) })

/** The strongest there is where nothing is solved: in haste to the end, or after the best turns, by reflexes or narrow plans. */
function byGames<K extends Kinds>(lore: Lore<K>): Judge<K> {
  const { reflex, hasty, evaluate } = lore
  if (hasty) return byActions(hasty, HASTY_GAMES, evaluate)
  return reflex ? beyond(reflex, lore, REFLEX_GAMES) : byTurns(lore)
}

/** Plays on after the turn of a reflex and the best ones of a search beside it. */
const beyond = <K extends Kinds>(reflex: Reflex<K>, lore: Lore<K>, effort: PlayingEffort): Judge<K> =>
  playingOut(besideReflex(reflex, surveying(SHORT, lore.evaluate)), { ...effort, ...wayOf(lore) })

/** How a champion plays on. */
const wayOf = <K extends Kinds>(lore: Lore<K>): Omit<Way<K>, 'laps'> => ({
  evaluate: lore.evaluate,
  conduct: conductOf(lore),
  mover: lore.mover,
})

/** Plays on after the best turns of a search; where hands are hidden, beside the turn that is made by routine. */
function byTurns<K extends Kinds>(lore: Lore<K>): Judge<K> {
  const { evaluate, routine } = lore
  const way = wayOf(lore)
  const open = playingOut<K>(surveying(FAIR, evaluate), { ...PLANNED_GAMES, ...way })
  if (!routine) return open
  const survey = besideReflex(asReflex(routine), surveying(SHORT, evaluate))
  const inTurn = playingOut<K>(survey, { ...ROUTINE_GAMES, ...way })
  const unknown = playingOut<K>(surveying(SHORT, evaluate), { ...ROUTINE_GAMES, ...way })
  const hidden = answeringByRoutine(routine, lore, { inTurn, unknown })
  return (thought) => (thought.game.hides(thought.view.table.options) ? hidden : open)(thought)
}

type MakeAssess = <K extends Kinds>(lore: Lore<K>) => Assess<K>

/** Those who do not play out know no more than what they choose by. */
const ASSESSMENTS: Readonly<Record<Level, MakeAssess>> = {
  random: (lore) => JUDGES.random(lore),
  casual: (lore) => JUDGES.casual(lore),
  club: (lore) => JUDGES.club(lore),
  expert: (lore) => (lore.hasty || lore.reflex ? afterActions(lore) : JUDGES.expert(lore)),
  champion(lore) {
    const { exact } = lore
    if (!exact) return afterActions(lore)
    return (thought, within) => {
      const judgeBy = (known: typeof lore) => (one: typeof thought) => afterActions(known)(one, within)
      return exactly(exact, JUDGES.club(lore), knowing(exact, lore, judgeBy))(thought)
    }
  },
}

/** Plays on after every action, as far as the strongest do; where hands are hidden, too. */
function afterActions<K extends Kinds>(lore: Lore<K>): Assess<K> {
  const { reflex, hasty, evaluate } = lore
  const way = wayOf(lore)
  if (hasty) return assessing(ofActions(searching(SHORT, evaluate)), { ...way, laps: HASTY_GAMES.laps })
  if (reflex) return assessing(besideReflex(reflex, surveying(SHORT, evaluate)), { ...way, laps: REFLEX_GAMES.laps })
  return assessing(surveying(FAIR, evaluate), { ...way, laps: PLANNED_GAMES.laps })
}

/** How a game is played where it is only played out. */
export const conductOf = <K extends Kinds>({ reflex, hasty, routine, evaluate }: Lore<K>): Conduct<K> => {
  const quick = hasty ?? reflex
  if (quick) return byReflex(quick)
  const plan = byPlan(NARROW, evaluate)
  return routine ? byRoutine(routine, plan) : plan
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
  readonly assess: Assess<K>
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
  assess: ASSESSMENTS[level](lore),
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

/** Follows a reflex, whoever's level that is. */
export const reflexChooser =
  <K extends Kinds>(reflex: Reflex<K>, glance: Glance): Choose<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    return legal.length === 1 ? legal[0]! : legal[glance(reflex(state, seat, legal), random, legal)]!
  }
