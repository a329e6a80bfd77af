import type { Kinds, Seat, Watcher } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import type { Sitter } from '../engine/sitter.ts'
import type { Timeline } from '../engine/timeline.ts'
import { FILE_WORDS } from '../protocol/words.ts'
import type { Choice, Sight } from '../table/seat-view.ts'
import { type Say, speaker } from '../words/say.ts'
import type { PlayedFile } from './play-file.ts'
import { sightOf } from './referee.ts'

/** All that is shown of a played file. */
export interface Shown {
  readonly file: PlayedFile
  readonly at: number
  /** Undefined when everything may be shown. */
  readonly watcher: Watcher | undefined
  readonly legal: boolean
}

export function asJson({ file: { match }, at, watcher, legal }: Shown, say: Say) {
  const known = watcher === undefined ? wholeTruth(match.timeline) : seen(sightOf(match, watcher))
  const { waiting, choices, result, log, ...table } = known
  return {
    game: match.head.game,
    at,
    waiting,
    ...table,
    ...(legal ? { legal: choices.map((choice) => legalAction(choice, say)) } : {}),
    result,
    log,
  }
}

function wholeTruth(timeline: Timeline) {
  const { waiting, present: state, result, log } = timeline
  return { waiting, state, choices: allChoices(timeline), result, log }
}

function seen({ waiting, view, choices, result, told }: Sight) {
  return { waiting, view, choices, result, log: told.since(0).map(({ entry }) => entry) }
}

/** What everybody who is waited for may do. */
export function allChoices({ game, present, waiting }: Timeline): Choice[] {
  return waiting.kind === 'seats' ? waiting.seats.flatMap((seat) => choicesOf(game, present, seat)) : []
}

function choicesOf(game: Timeline['game'], state: Kinds['state'], seat: Seat): Choice[] {
  const view = game.view(state, seat)
  return game.legal(state, seat).map((action) => ({ seat, action, meaning: game.choice(view, action) }))
}

const legalAction = ({ seat, action, meaning }: Choice, say: Say) => ({ seat, action, text: say(meaning) })

/** Those who gave no name are called by their number, from 1 as people count. */
export function seatNames(seats: readonly Sitter[]): string[] {
  const say = speaker(FILE_WORDS)
  return seats.map(({ name }, seat) => name || say(sentence('file.player', { number: seat + 1 })))
}
