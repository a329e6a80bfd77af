import { COLOURS, type Colour, isColour } from '../../engine/colour.ts'
import { isNumber, LEAST_NUMBER, MOST_NUMBER, numberOf, PERSON, type Sitter, usualColour } from '../../engine/sitter.ts'
import { DRIVERS } from '../../games/allens-dirt-season/board.ts'
import { manifest } from '../../games/allens-dirt-season/index.ts'
import { NAME_LIMIT } from '../../protocol/record.ts'
import { quoted, unsteered } from '../clean.ts'
import { misused } from '../complaint.ts'
import { levelsFor } from '../players.ts'
import { seatNames } from '../shown.ts'

/** Who sits at a season, with a name and a number as readers know them. */
export type Driver = Required<Sitter>

const NAMES = ['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Flora', 'Gus', 'Hilda', 'Igor', 'Jolie', 'Knut', 'Lotte']

/** Who drives where nobody is named. */
export const HOUSE_LEVEL = 'club'

export interface DriverWishes {
  readonly names?: string
  readonly numbers?: string
  readonly colours?: string
  readonly people?: number
  readonly bots: string
}

/** What is wished for the first drivers; the others are as the house has them. */
export function driversFor({ names, numbers, colours, people = 0, bots }: DriverWishes): Driver[] {
  if (people > DRIVERS) throw misused(`--people ${people}: There are only ${DRIVERS} drivers.`)
  const levels = levelsFor(Math.max(1, DRIVERS - people), bots)
  const named = distinct('--names', filled(listed('--names', names, checkName), NAMES))
  const numbered = distinct('--numbers', filled(listed('--numbers', numbers, checkNumber), NUMBERS))
  const coloured = listed('--colours', colours, checkColour)
  return named.map((name, seat) => ({
    name,
    number: Number(numbered[seat]),
    colour: (coloured[seat] as Colour) || usualColour(manifest.livery, seat),
    player: seat < people ? PERSON : levels[seat - people]!,
  }))
}

const NUMBERS = Array.from({ length: DRIVERS }, (_, seat) => String(seat + 1))

function listed(option: string, text: string | undefined, check: (option: string, word: string) => void): string[] {
  const words = (text ?? '').split(',').map((word) => word.trim())
  if (words.length > DRIVERS) throw misused(`${option}: ${words.length} are listed, but there are ${DRIVERS} drivers.`)
  for (const word of words) if (word !== '') check(option, word)
  return words
}

/** What is left open is filled with what nobody wished for. */
function filled(wished: readonly string[], usual: readonly string[]): string[] {
  const free = usual.filter((word) => !wished.includes(word))
  return usual.map((word, seat) => wished[seat] || (wished.includes(word) ? free.shift()! : take(free, word)))
}

function take(free: string[], word: string): string {
  const at = free.indexOf(word)
  return free.splice(Math.max(0, at), 1)[0]!
}

function distinct(option: string, words: string[]): string[] {
  const twice = words.find((word, i) => words.indexOf(word) !== i)
  if (twice !== undefined) throw misused(`${option}: ${quoted(twice)} is there twice, and drivers must be told apart.`)
  return words
}

function checkName(option: string, name: string): void {
  if (unsteered(name) !== name) throw misused(`${option}: A name has no control characters.`)
  if (name.length > NAME_LIMIT)
    throw misused(`${option}: A name has at most ${NAME_LIMIT} letters, ${quoted(name)} has ${name.length}.`)
}

function checkNumber(option: string, text: string): void {
  if (!isNumber(Number(text)) || String(Number(text)) !== text)
    throw misused(
      `${option}: A car has a whole number from ${LEAST_NUMBER} to ${MOST_NUMBER}, which ${quoted(text)} is not.`,
    )
}

function checkColour(option: string, colour: string): void {
  if (!isColour(colour))
    throw misused(`${option}: There is no colour ${quoted(colour)}; there are: ${COLOURS.join(', ')}.`)
}

export function driversOf(seats: readonly Sitter[]): Driver[] {
  const names = seatNames(seats)
  return seats.map((sitter, seat) => ({ ...sitter, name: names[seat]!, number: numberOf(seats, seat) }))
}
