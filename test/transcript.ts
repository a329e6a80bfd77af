import { createHash } from 'node:crypto'
import type { Entry, Game, Table } from '../src/engine/game.ts'
import type { Random } from '../src/engine/random.ts'
import { copy } from '../src/engine/values.ts'
import type { State } from './contract/moment.ts'
import { advance, nextEntry } from './contract/moments.ts'
import { english, playerNames } from './english.ts'

/** How much of a game is written out, in characters; what lies between is only summed up. */
export interface Lengths {
  readonly beginning: number
  readonly end: number
}

const PICTURE_EVERY = 10
const CHOICES = 8

/** A whole game in text: what the table waits for, what may be done, what was done, and what it looks like. */
export function transcript(game: Game, table: Table, random: Random, lengths: Lengths): string {
  const names = playerNames(table.seats)
  const state = game.setup(table)
  const parts = [heading(game, table, names), picture(game, state, names)]
  for (let number = 1; ; number++) {
    const entry = nextEntry(game, state, random)
    if (!entry) break
    parts.push(step(game, state, entry, names, number))
    if (number % PICTURE_EVERY === 0) parts.push(picture(game, state, names))
  }
  return `${shortened(parts, lengths).join('\n')}\n${ending(game, state, names)}`
}

function heading(game: Game, { seats, options, board }: Table, names: readonly string[]): string {
  const title = game.boards.find((named) => named.board === board)?.title
  return [
    `${game.title}, rules ${game.rulesVersion}`,
    `${seats} seats: ${names.join(', ')}`,
    `options: ${JSON.stringify(options)}`,
    ...(title ? [`board: ${title}`] : []),
    '',
  ].join('\n')
}

/** The table as a spectator sees it. */
const picture = (game: Game, state: State, names: readonly string[]): string =>
  `${indented(game.draw(game.view(state, null), names), '    ')}\n`

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n')

/** Plays the entry, and tells what was due, what could be done and what was done. */
function step(game: Game, state: State, entry: Entry, names: readonly string[], number: number): string {
  const due = [
    `${number}. ${english(game, game.prompt(game.view(state, null)), names)}`,
    ...choices(game, state, names),
  ]
  const before = copy(state)
  advance(game, state, entry)
  const seen = game.redact(entry, null)
  const told = game.describe(seen, game.view(before, null), game.view(state, null))
  const hidden = JSON.stringify(seen) === JSON.stringify(entry) ? [] : [`   > others see ${JSON.stringify(seen)}`]
  const lines = told.map((sentence) => `   ${english(game, sentence, names)}`)
  return [...due, `   > ${JSON.stringify(entry)}`, ...hidden, ...lines, ''].join('\n')
}

function choices(game: Game, state: State, names: readonly string[]): string[] {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') return []
  return waiting.seats.flatMap((seat) => {
    const legal = game.legal(state, seat)
    const view = game.view(state, seat)
    const shown = legal.slice(0, CHOICES).map((action) => english(game, game.choice(view, action), names))
    const more = legal.length > CHOICES ? [`and ${legal.length - CHOICES} more`] : []
    return [`   ${names[seat]} may: ${[...shown, ...more].join(' | ')}`]
  })
}

function ending(game: Game, state: State, names: readonly string[]): string {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'over') throw new Error('a transcript ends with its game')
  const { places, scores } = waiting.result
  const lines = names.map((name, seat) => `${places[seat]}. ${name} (${scores[seat]})`)
  return [english(game, game.prompt(game.view(state, null)), names), ...lines, picture(game, state, names)].join('\n')
}

/** The beginning and the end of a long game; a digest stands for the rest, so that no change goes unnoticed. */
function shortened(parts: readonly string[], { beginning, end }: Lengths): string[] {
  const head = fitting(parts, beginning)
  const tail = fitting([...parts.slice(head)].reverse(), end)
  const middle = parts.slice(head, parts.length - tail)
  if (middle.length === 0) return [...parts]
  const digest = createHash('sha256').update(middle.join('\n')).digest('hex').slice(0, 16)
  return [
    ...parts.slice(0, head),
    `… ${middle.length} parts, digest ${digest} …\n`,
    ...parts.slice(parts.length - tail),
  ]
}

/** How many parts from the first on fit into a length. */
function fitting(parts: readonly string[], length: number): number {
  let [count, used] = [0, 0]
  while (count < parts.length && used + parts[count]!.length < length) used += parts[count++]!.length + 1
  return count
}
