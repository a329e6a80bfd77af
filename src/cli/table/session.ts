import pico from 'picocolors'
import type { Seat, Watcher } from '../../engine/game.ts'
import type { Guide } from '../../engine/guide.ts'
import type { Random } from '../../engine/random.ts'
import type { Risks } from '../../engine/risk.ts'
import { peopleOf } from '../../engine/sitter.ts'
import type { Match } from '../../protocol/match.ts'
import type { Referee } from '../../table/referee.ts'
import { SeatView } from '../../table/seat-view.ts'
import { type Say, speaker } from '../../words/say.ts'
import { CATALOGUE } from '../catalogue.ts'
import { GUIDES, RISKS } from '../guides.ts'
import { refereeOf } from '../referee.ts'
import { seatNames } from '../shown.ts'
import type { Talk } from './talk.ts'

/** Numbers that were typed before their questions were asked. */
export interface Ahead {
  readonly seat: Seat
  readonly numbers: readonly string[]
  /** How long the log was when the last of them was used. */
  readonly at: number
}

/** A match that is being played at this terminal. */
export interface Session {
  readonly match: Match
  readonly referee: Referee
  /** All that may be printed; its watcher is whoever sits at the screen. */
  readonly screen: SeatView
  readonly names: readonly string[]
  readonly say: Say
  readonly talk: Talk
  /** Null for a game that has none. */
  readonly guide: Guide | null
  /** Null for a game without. */
  readonly risks: Risks | null
  /** Files this session wrote and may write again. */
  readonly saved: Set<string>
  /** How long the log was before each answer that was given here and stands. */
  readonly answered: number[]
  ahead: Ahead | null
  /** Whether drives are asked step by step. */
  isStepwise: boolean
  /** How many entries of the log were told. */
  told: number
  over: boolean
}

const COLOURS = [pico.cyan, pico.yellow, pico.magenta, pico.green, pico.blue, pico.red]

export function openSession(match: Match, talk: Talk, random: Random): Session {
  const { head, timeline } = match
  const names = seatNames(head.seats)
  const guide = GUIDES.get(timeline.game.id) ?? null
  const risks = RISKS.get(timeline.game.id) ?? null
  const coloured = names.map((name, seat) => COLOURS[seat % COLOURS.length]!(name))
  const say = speaker({ ...CATALOGUE, ...timeline.game.words, ...guide?.words, ...risks?.words }, coloured)
  const onChange = (change: string): void => void (change === 'undone' && screen.undone())
  const referee = refereeOf(match, { random, onChange })
  const screen = new SeatView(referee, peopleOf(head.seats), publicEyes(match))
  const fixed = { match, referee, screen, names, say, talk, guide, risks, saved: new Set<string>(), answered: [] }
  return { ...fixed, ahead: null, isStepwise: false, told: timeline.length, over: false }
}

/** Several people share the screen, so it shows only what is public; one person alone sees their own cards. */
export function publicEyes({ head: { seats } }: Match): Watcher {
  const people = peopleOf(seats)
  return people.length === 1 ? people[0]! : null
}
