import type { Game, Kinds, Result, Seat, Waiting, Watcher } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import type { OpenedMatch, SeatNote } from '../protocol/match-file.ts'
import { FILE_WORDS } from '../protocol/words.ts'
import { type Say, speaker } from '../words/say.ts'
import type { Played } from './replay.ts'

export const resultOf = (waiting: Waiting): Result | null => (waiting.kind === 'over' ? waiting.result : null)

/** All that is shown of a played match. */
export interface Shown {
  readonly match: OpenedMatch
  readonly at: number
  readonly played: Played
  readonly watcher: Watcher | undefined
  readonly legal: boolean
}

export function asJson(shown: Shown, say: Say) {
  const { match, at, played, watcher, legal } = shown
  const { game } = match
  const { state } = played
  const waiting = game.waiting(state)
  return {
    game: game.id,
    at,
    waiting: waitingFor(shown, waiting),
    ...(watcher === undefined ? { state } : { view: game.view(state, watcher) }),
    ...(legal ? { legal: legalFor(shown, say) } : {}),
    result: resultOf(waiting),
    log: played.entries.map(({ entry }) => (watcher === undefined ? entry : game.redact(entry, watcher))),
  }
}

/** What a chance event is drawn from may be hidden, so a watcher learns only what everybody may know. */
export const waitingFor = ({ watcher }: Shown, waiting: Waiting): Waiting =>
  waiting.kind === 'chance' && watcher !== undefined
    ? { kind: 'chance', chance: { kind: waiting.chance.kind, seat: waiting.chance.seat } }
    : waiting

export interface LegalAction {
  readonly seat: Seat
  readonly action: Kinds['action']
  readonly text: string
}

/** A watcher learns only its own choices. */
export function legalFor({ match: { game }, played: { state }, watcher }: Shown, say: Say): LegalAction[] {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') return []
  const seats = waiting.seats.filter((seat) => watcher === undefined || seat === watcher)
  return seats.flatMap((seat) => choices(game, state, seat, say))
}

function choices(game: Game, state: Kinds['state'], seat: Seat, say: Say): LegalAction[] {
  const view = game.view(state, seat)
  return game.legal(state, seat).map((action) => ({ seat, action, text: say(game.choice(view, action)) }))
}

/** Those who gave no name are called by their number, from 1 as people count. */
export function seatNames(seats: readonly SeatNote[]): string[] {
  const say = speaker(FILE_WORDS)
  return seats.map(({ name }, seat) => name ?? say(sentence('file.player', { number: seat + 1 })))
}
