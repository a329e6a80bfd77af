import type { Command } from 'commander'
import pico from 'picocolors'
import { begin, type Match, replay } from '../engine/match.ts'
import { entryFault, readMatch, type SeatNote } from '../protocol/match-file.ts'
import { invalid, misused } from './complaint.ts'
import { DRAWABLES } from './drawables.ts'
import { readText, STANDARD_INPUT } from './files.ts'
import { findGame } from './find-game.ts'
import { fortune } from './fortune.ts'
import { LEVELS_TEXT, playerFor, RANDOM } from './players.ts'
import { seatNames } from './shown.ts'
import { askGame, askPeople, askSeats, PERSON, type PeopleWishes, type TableSeat } from './table/arrange.ts'
import { playSession } from './table/loop.ts'
import { matchText } from './table/orders.ts'
import { openSession } from './table/session.ts'
import { openTalk, type Talk } from './table/talk.ts'
import { seedNumber, type TableWishes, tableFor, wholeNumber } from './wishes.ts'

interface TableOptions extends TableWishes, PeopleWishes {
  readonly seed?: number
  readonly resume?: string
  readonly json?: boolean
}

const EXAMPLES = `
What the command line leaves open is asked. At the table, type the number of a choice, or:
  /WORDS   the choices with all these words; / shows them all
  u        take back your last act, until chance or another player has followed
  s FILE   save the match; --resume FILE goes on with it
  l        the log so far
  q        quit

Examples:
  paddock table
  paddock table dodge-dice --seats 3 --people 1 --names Ann --bots club,casual
  paddock table dodge-dice --seats 4 --people 4 --names Ann,Ben,Cleo,Dan --options starter=random
  paddock table --resume evening.json`

export function addTable(program: Command): void {
  program
    .command('table')
    .summary('play in the terminal')
    .description('Plays a game in the terminal, with people at one keyboard and bots.')
    .argument('[game]', 'id of a game (asked if not given)')
    .option('--seats <n>', 'how many players', wholeNumber(1, 1000))
    .option('--people <n>', 'how many of them are people; they sit first', wholeNumber(0, 1000))
    .option('--names <list>', 'names of the players: Ann,Ben')
    .option(
      '--bots <levels>',
      `who plays the other seats: a level for all, or several in turn (${LEVELS_TEXT})`,
      RANDOM,
    )
    .option('--options <list>', "the table's options: name=value,name=value")
    .option('--board <board>', 'a board of the game by name, or a file')
    .option('--seed <s>', 'repeatable chance (default: unforeseeable)', seedNumber)
    .option('--resume <file>', 'go on with a saved match')
    .option('--json', 'talk on standard error, and print the match file at the end')
    .addHelpText('after', EXAMPLES)
    .action(table)
}

async function table(game: string | undefined, options: TableOptions): Promise<void> {
  const talk = openTalk(options.json ? process.stderr : process.stdout)
  try {
    const { match, seats } = await (options.resume === undefined
      ? arrange(talk, game, options)
      : resume(options.resume))
    if (talk.hasEnded()) return talk.say('Goodbye.')
    const session = openSession(match, seats, talk, fortune(options.seed))
    await playSession(session)
    if (options.json) process.stdout.write(matchText(session))
  } finally {
    talk.close()
  }
}

interface Arranged {
  readonly match: Match
  readonly seats: readonly TableSeat[]
}

async function arrange(talk: Talk, id: string | undefined, options: TableOptions): Promise<Arranged> {
  const game = id === undefined ? await askGame(talk) : findGame(id)
  const known = await tableFor(game, { ...options, seats: options.seats ?? game.seats.least })
  const seats = options.seats ?? (await askSeats(talk, game))
  const agreed = seats === known.seats ? known : await tableFor(game, { ...options, seats })
  const people = await askPeople(talk, game, seats, options)
  talk.say(`\n${pico.bold(game.title)}: ${people.map(({ name }) => name).join(', ')}.`)
  return { match: begin(game, agreed), seats: people }
}

async function resume(path: string): Promise<Arranged> {
  if (path === STANDARD_INPUT) throw misused('--resume needs a file, since the players type on standard input.')
  const opened = readMatch(await readText(path), DRAWABLES)
  if (!opened.ok) throw invalid(path, opened.fault)
  const { game, table, log, seats } = opened.value
  const replayed = replay(game, table, log)
  if (!replayed.ok) throw invalid(path, entryFault(opened.value, replayed.index, replayed.refusal))
  const names = seatNames(seats)
  for (const seat of seats) if (isBot(seat)) playerFor(game, String(seat.player))
  return {
    match: replayed.match,
    seats: seats.map((seat, i) => ({ ...seat, name: names[i]!, player: playerOf(seat) })),
  }
}

const isBot = ({ player }: SeatNote): boolean => player !== undefined && player !== PERSON

const playerOf = ({ player }: SeatNote): string => (typeof player === 'string' ? player : PERSON)
