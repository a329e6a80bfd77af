import pico from 'picocolors'
import type { Game } from '../../engine/game.ts'
import { sentence } from '../../engine/sentence.ts'
import { PERSON, type Sitter, usualColour } from '../../engine/sitter.ts'
import { GAMES } from '../../games/index.ts'
import { NAME_LIMIT, type Playable } from '../../protocol/record.ts'
import { speaker } from '../../words/say.ts'
import { quoted, unsteered } from '../clean.ts'
import { misused } from '../complaint.ts'
import { columns } from '../output.ts'
import { levelsFor } from '../players.ts'
import { rangeText } from '../wishes.ts'
import { askNumber, type Talk } from './talk.ts'

/** What the command line says about who plays. */
export interface PeopleWishes {
  readonly people?: number
  readonly names?: string
  readonly bots: string
}

export async function askGame(talk: Talk): Promise<Game> {
  const games = Object.values(GAMES)
  talk.say(pico.bold('Which game?'))
  talk.say(columns(games.map((game, i) => [`  ${i + 1}`, game.title, aboutText(game)])))
  return games[(await askNumber(talk, 'Game', 1, games.length, 1)) - 1]!
}

function aboutText({ id, words, seats }: Game): string {
  return `${speaker(words)(sentence(`${id}.about`))} (${rangeText(seats)} players)`
}

export const askSeats = (talk: Talk, { seats }: Game): Promise<number> =>
  askNumber(talk, 'How many players?', seats.least, seats.most, seats.least)

/** People take the first seats, bots the others. */
export async function askPeople(
  talk: Talk,
  { livery }: Playable,
  seats: number,
  wishes: PeopleWishes,
): Promise<Sitter[]> {
  const names = (wishes.names ?? '').split(',').map(plain)
  const people = wishes.people ?? (await askNumber(talk, 'How many of them are people?', 0, seats, 1))
  checkPeople(seats, people, names)
  const levels = levelsFor(Math.max(1, seats - people), wishes.bots)
  const list: Sitter[] = []
  for (let seat = 0; seat < seats; seat++) {
    const isPerson = seat < people
    const usual = `${isPerson ? 'Player' : 'Bot'} ${seat + 1}`
    const asked = isPerson && wishes.names === undefined ? await askName(talk, usual) : ''
    const player = isPerson ? PERSON : levels[seat - people]!
    list.push({ name: names[seat] || asked || usual, player, colour: usualColour(livery, seat) })
  }
  return list
}

function checkPeople(seats: number, people: number, names: readonly string[]): void {
  if (people > seats) throw misused(`--people ${people}: There are only ${seats} seats.`)
  if (names.length > seats) throw misused(`--names: ${names.length} names, but only ${seats} seats.`)
  const long = names.find((name) => name.length > NAME_LIMIT)
  if (long) throw misused(`--names: A name has at most ${NAME_LIMIT} letters, ${quoted(long)} has ${long.length}.`)
}

async function askName(talk: Talk, usual: string): Promise<string> {
  const name = await talk.ask(`Name? [${usual}] `)
  return plain(name ?? '').slice(0, NAME_LIMIT)
}

const plain = (name: string): string => unsteered(name).trim()
