import type { Judge } from '../bots/judge.ts'
import { botOf, conductOf } from '../bots/levels.ts'
import { type PlayingEffort, playingOut } from '../bots/playing-out.ts'
import { type SearchEffort, searching, surveying } from '../bots/search.ts'
import { besideReflex } from '../bots/survey.ts'
import type { Kinds } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'

/** How long a review may take where a table cannot be solved: seconds, mostly a minute at most, or as long as it takes. */
export const EFFORTS = ['quick', 'usual', 'thorough'] as const
export type Effort = (typeof EFFORTS)[number]

/**
 * Who judges every decision. Between club and expert, and between expert and champion, stand two who only review; where games
 * can be played out in haste, nobody does, and games tell.
 */
export const JUDGES = ['club', 'keen', 'expert', 'brisk', 'champion', 'games'] as const
export type JudgeName = (typeof JUDGES)[number]
type BotName = Exclude<JudgeName, 'games'>

/** Who judges every decision, and who is asked again before one is blamed: null where nobody is. */
export interface Judges<K extends Kinds = Kinds> {
  readonly name: BotName
  readonly first: Judge<K>
  readonly second: Judge<K> | null
}

/** The strongest there is takes minutes for a match: where turns are searched, an expert does, and otherwise a champion. */
const SEARCHED: Readonly<Record<Effort, BotName>> = { quick: 'club', usual: 'keen', thorough: 'expert' }
const PLAYED_OUT: Readonly<Record<Effort, BotName>> = { quick: 'club', usual: 'brisk', thorough: 'champion' }

export function judgesFor<K extends Kinds>(effort: Effort, lore: Lore<K>): Judges<K> {
  const name = (lore.reflex || lore.exact ? PLAYED_OUT : SEARCHED)[effort]
  return { name, first: judgeOf(name, lore), second: isSurer(name) ? botOf('champion', lore).judge : null }
}

/** The longer a champion plays on, the more it knows; nobody else would say anything new. */
const isSurer = (name: BotName): boolean => name === 'brisk' || name === 'champion'

function judgeOf<K extends Kinds>(name: BotName, lore: Lore<K>): Judge<K> {
  if (name === 'keen') return searching(KEEN, lore.evaluate)
  return name === 'brisk' ? brisk(lore) : botOf(name, lore).judge
}

/** Follows enough ways through a turn to find nearly all that an expert finds, in a fifth of the time; a club player does not. */
const KEEN: SearchEffort = { budget: 1000, width: 100, steps: 400, worlds: 6 }
/** The ways through a turn that are worth a closer look. */
const WAYS: SearchEffort = { budget: 600, width: 30, steps: 400, worlds: 1 }
const FEW_GAMES: PlayingEffort = { candidates: 6, games: 400, laps: 1 }

/** As champions judge, with a tenth of their games. */
function brisk<K extends Kinds>(lore: Lore<K>): Judge<K> {
  const { reflex, evaluate, mover } = lore
  const survey = surveying(WAYS, evaluate)
  const manner = { ...FEW_GAMES, evaluate, conduct: conductOf(lore), mover }
  return playingOut(reflex ? besideReflex(reflex, survey) : survey, manner)
}
