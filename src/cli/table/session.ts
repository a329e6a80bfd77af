import pico from 'picocolors'
import type { Seat, Watcher } from '../../engine/game.ts'
import type { Match } from '../../engine/match.ts'
import type { Choose } from '../../engine/playout.ts'
import type { Random } from '../../engine/random.ts'
import { type Say, speaker } from '../../words/say.ts'
import { CATALOGUE } from '../catalogue.ts'
import { playerFor } from '../players.ts'
import { PERSON, type TableSeat } from './arrange.ts'
import type { Talk } from './talk.ts'

/** A match that is being played at this terminal. */
export interface Session {
  match: Match
  readonly seats: readonly TableSeat[]
  readonly names: readonly string[]
  readonly say: Say
  readonly talk: Talk
  readonly random: Random
  /** Files this session wrote and may write again. */
  readonly saved: Set<string>
  readonly bots: readonly (Choose | null)[]
  /** Who looked at the screen last. */
  reader: Seat | null
  over: boolean
}

const COLOURS = [pico.cyan, pico.yellow, pico.magenta, pico.green, pico.blue, pico.red]

export function openSession(match: Match, seats: readonly TableSeat[], talk: Talk, random: Random): Session {
  const names = seats.map(({ name }) => name)
  const coloured = names.map((name, seat) => COLOURS[seat % COLOURS.length]!(name))
  const bots = seats.map(({ player }) => (player === PERSON ? null : playerFor(match.game, player)))
  const say = speaker(CATALOGUE, coloured)
  return { match, seats, names, say, talk, random, saved: new Set(), bots, reader: null, over: false }
}

/** Several people share the screen, so it shows only what is public; one person alone sees their own cards. */
export function watcher({ bots }: Session): Watcher {
  const people = [...bots.keys()].filter((seat) => bots[seat] === null)
  return people.length === 1 ? people[0]! : null
}
