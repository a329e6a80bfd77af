import { DRIVERS } from '../../games/allens-dirt-season/board.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import { NAME_LIMIT, type SeatNote } from '../../protocol/match-file.ts'
import { misused } from '../complaint.ts'
import { levelsFor, playerFor } from '../players.ts'
import { seatNames } from '../shown.ts'
import { PERSON } from '../table/arrange.ts'

/** A driver as the season's file notes it at the driver's seat. */
export interface Driver {
  readonly name: string
  readonly number: number
  readonly colour: string
  /** A person, or the level of a house driver. */
  readonly player: string
}

const NAMES = ['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Flora', 'Gus', 'Hilda', 'Igor', 'Jolie', 'Knut', 'Lotte']

/** Twelve that can be told apart on white paper; a number always stands beside them. */
export const COLOURS: Readonly<Record<string, string>> = {
  red: '#c62828',
  blue: '#1565c0',
  green: '#2e7d32',
  orange: '#ef6c00',
  purple: '#6a1b9a',
  teal: '#00838f',
  brown: '#5d4037',
  pink: '#d81b60',
  lime: '#827717',
  navy: '#1a237e',
  grey: '#546e7a',
  black: '#212121',
}
const COLOUR_NAMES = Object.keys(COLOURS)
const MOST_NUMBER = 999

/** Who decides where a file does not say so: a person holds a seat only if the file names one. */
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
  for (const level of levels) playerFor(allensDirtSeason, level)
  const named = distinct('--names', filled(listed('--names', names, checkName), NAMES))
  const numbered = distinct('--numbers', filled(listed('--numbers', numbers, checkNumber), NUMBERS))
  const coloured = filled(listed('--colours', colours, checkColour), COLOUR_NAMES)
  return named.map((name, seat) => ({
    name,
    number: Number(numbered[seat]),
    colour: coloured[seat]!,
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
  if (twice !== undefined) throw misused(`${option}: "${twice}" is there twice, and drivers must be told apart.`)
  return words
}

function checkName(option: string, name: string): void {
  if (/\p{Cc}/u.test(name)) throw misused(`${option}: A name has no control characters.`)
  if (name.length > NAME_LIMIT)
    throw misused(`${option}: A name has at most ${NAME_LIMIT} letters, "${name}" has ${name.length}.`)
}

function checkNumber(option: string, text: string): void {
  if (!/^\d{1,3}$/.test(text) || String(Number(text)) !== text)
    throw misused(`${option}: A car has a whole number from 0 to ${MOST_NUMBER}, which "${text}" is not.`)
}

function checkColour(option: string, colour: string): void {
  if (!Object.hasOwn(COLOURS, colour))
    throw misused(`${option}: There is no colour "${colour}"; there are: ${COLOUR_NAMES.join(', ')}.`)
}

/** The drivers of a file, which may note anything or nothing. */
export function driversOf(seats: readonly SeatNote[]): Driver[] {
  const names = seatNames(seats)
  return seats.map(({ number, colour, player }, seat) => ({
    name: names[seat]!,
    number: isCarNumber(number) ? number : seat + 1,
    colour: typeof colour === 'string' && Object.hasOwn(COLOURS, colour) ? colour : COLOUR_NAMES[seat]!,
    player: typeof player === 'string' ? player : HOUSE_LEVEL,
  }))
}

const isCarNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_NUMBER
