import pico from 'picocolors'
import type { Watcher } from '../../engine/game.ts'
import type { Random } from '../../engine/random.ts'
import { peopleOf } from '../../engine/sitter.ts'
import type { Match } from '../../protocol/match.ts'
import type { Referee } from '../../table/referee.ts'
import { SeatView } from '../../table/seat-view.ts'
import { type Say, speaker } from '../../words/say.ts'
import { CATALOGUE } from '../catalogue.ts'
import { refereeOf } from '../referee.ts'
import { seatNames } from '../shown.ts'
import type { Talk } from './talk.ts'

/** A match that is being played at this terminal. */
export interface Session {
  readonly match: Match
  readonly referee: Referee
  /** All that may be printed; its watcher is whoever sits at the screen. */
  readonly screen: SeatView
  readonly names: readonly string[]
  readonly say: Say
  readonly talk: Talk
  /** Files this session wrote and may write again. */
  readonly saved: Set<string>
  /** How many entries of the log were told. */
  told: number
  over: boolean
}

const COLOURS = [pico.cyan, pico.yellow, pico.magenta, pico.green, pico.blue, pico.red]

export function openSession(match: Match, talk: Talk, random: Random): Session {
  const { head, timeline } = match
  const names = seatNames(head.seats)
  const coloured = names.map((name, seat) => COLOURS[seat % COLOURS.length]!(name))
  const say = speaker({ ...CATALOGUE, ...timeline.game.words }, coloured)
  const onChange = (change: string): void => void (change === 'undone' && screen.undone())
  const referee = refereeOf(match, { random, onChange })
  const screen = new SeatView(referee, peopleOf(head.seats), publicEyes(match))
  return { match, referee, screen, names, say, talk, saved: new Set(), told: timeline.length, over: false }
}

/** Several people share the screen, so it shows only what is public; one person alone sees their own cards. */
export function publicEyes({ head: { seats } }: Match): Watcher {
  const people = peopleOf(seats)
  return people.length === 1 ? people[0]! : null
}
