import pico from 'picocolors'
import type { Result } from '../engine/game.ts'
import type { Choice, PublicWaiting } from '../table/seat-view.ts'
import type { Told } from '../table/story.ts'
import type { Say } from '../words/say.ts'
import { columns } from './output.ts'
import { sightOf } from './referee.ts'
import { allChoices, type Shown } from './shown.ts'

/** A played file in text: its log, the picture, and what comes next. */
export function playText({ file, watcher, legal }: Shown, names: readonly string[], say: Say): string {
  const { match, places } = file
  const { game } = match.timeline
  const { view, told, waiting, choices } = sightOf(match, watcher ?? null)
  const offered = watcher === undefined ? allChoices(match.timeline) : choices
  return [
    `${pico.bold(game.title)}: ${names.join(', ')}`,
    ...told.since(0).flatMap((line) => entryLines(line, places[line.index]!, say)),
    '',
    game.draw(view, names),
    '',
    pico.bold(say(game.prompt(view))),
    ...waitingLines(waiting, names),
    ...(legal ? offered.map((choice) => legalLine(choice, say)) : []),
  ].join('\n')
}

/** Chance that was drawn stands without a number, since the file has no such entry. */
function entryLines({ sentences }: Told, place: number | null, say: Say): string[] {
  const number = place === null ? '' : String(place)
  return sentences.map((line, i) => `${pico.dim((i === 0 ? number : '').padStart(4))}  ${say(line)}`)
}

function waitingLines(waiting: PublicWaiting, names: readonly string[]): string[] {
  if (waiting.kind === 'over') return [ranking(waiting.result, names)]
  if (waiting.kind === 'chance') return [`Waiting for chance: ${waiting.chance.kind}.`]
  return [`Waiting for ${waiting.seats.map((seat) => `seat ${seat} (${names[seat]})`).join(', ')}.`]
}

const legalLine = ({ seat, action, meaning }: Choice, say: Say): string =>
  `  seat ${seat}  ${say(meaning)}  ${pico.dim(JSON.stringify(action))}`

/** Who came where, best first. */
export function ranking({ places, scores }: Result, names: readonly string[]): string {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  return columns(order.map((seat) => [`  ${places[seat]}.`, names[seat]!, scores[seat]!]))
}
