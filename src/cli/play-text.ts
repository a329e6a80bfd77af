import pico from 'picocolors'
import type { Result, Waiting } from '../engine/game.ts'
import type { Say } from '../words/say.ts'
import { columns } from './output.ts'
import type { PlayedEntry } from './replay.ts'
import { type LegalAction, legalFor, type Shown, waitingFor } from './shown.ts'

/** A played match in text: its log, the picture, and what comes next. */
export function playText(shown: Shown, names: readonly string[], say: Say): string {
  const { match, played, watcher } = shown
  const view = match.game.view(played.state, watcher ?? null)
  const waiting = waitingFor(shown, match.game.waiting(played.state))
  return [
    `${pico.bold(match.game.title)}: ${names.join(', ')}`,
    ...played.entries.flatMap((entry) => entryLines(entry, say)),
    '',
    match.game.draw(view, names),
    '',
    pico.bold(say(match.game.prompt(view))),
    ...waitingLines(waiting, names),
    ...(shown.legal ? legalFor(shown, say).map(legalLine) : []),
  ].join('\n')
}

/** Chance that was drawn stands without a number, since the file has no such entry. */
function entryLines({ index, told }: PlayedEntry, say: Say): string[] {
  const number = index === null ? '' : String(index)
  return told.map((line, i) => `${pico.dim((i === 0 ? number : '').padStart(4))}  ${say(line)}`)
}

function waitingLines(waiting: Waiting, names: readonly string[]): string[] {
  if (waiting.kind === 'over') return [ranking(waiting.result, names)]
  if (waiting.kind === 'chance') return [`Waiting for chance: ${waiting.chance.kind}.`]
  return [`Waiting for ${waiting.seats.map((seat) => `seat ${seat} (${names[seat]})`).join(', ')}.`]
}

const legalLine = ({ seat, action, text }: LegalAction): string =>
  `  seat ${seat}  ${text}  ${pico.dim(JSON.stringify(action))}`

/** Who came where, best first. */
export function ranking({ places, scores }: Result, names: readonly string[]): string {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  return columns(order.map((seat) => [`  ${places[seat]}.`, names[seat]!, scores[seat]!]))
}
