import type { Command } from 'commander'
import pico from 'picocolors'
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import { type Match, newMatch, openMatch, withoutProof } from '../protocol/match.ts'
import { misused } from './complaint.ts'
import { STANDARD_INPUT } from './files.ts'
import { findGame } from './find-game.ts'
import { fortune } from './fortune.ts'
import { checkPlayers, readValue, soundMatch, textOf } from './match-file.ts'
import { printJsonText } from './output.ts'
import { LEVELS_TEXT, RANDOM } from './players.ts'
import { askGame, askPeople, askSeats, type PeopleWishes } from './table/arrange.ts'
import { ORDER_LINES } from './table/help.ts'
import { playSession } from './table/loop.ts'
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
${ORDER_LINES}

Examples:
  paddock table
  paddock table dodge-dice --seats 3 --people 1 --names Ann --bots club,casual
  paddock table allens-dirt --people 2 --names Ann,Ben --bots club --options laps=3
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
    const match = await (options.resume === undefined ? arrange(talk, game, options) : resume(options.resume))
    if (talk.hasEnded()) return talk.say('Goodbye.')
    await playSession(openSession(match, talk, fortune(options.seed)))
    if (options.json) printJsonText(textOf(match))
  } finally {
    talk.close()
  }
}

async function arrange(talk: Talk, id: string | undefined, options: TableOptions): Promise<Match> {
  const game = id === undefined ? await askGame(talk) : findGame(id)
  const known = await tableFor(game, { ...options, seats: options.seats ?? game.seats.least })
  const seats = options.seats ?? (await askSeats(talk, game))
  const agreed = seats === known.seats ? known : await tableFor(game, { ...options, seats })
  const playable = MANIFESTS[game.id]!
  const people = await askPeople(talk, playable, seats, options)
  if (!talk.hasEnded()) talk.say(`\n${pico.bold(game.title)}: ${people.map(({ name }) => name).join(', ')}.`)
  return newMatch(playable, agreed, people)
}

async function resume(path: string): Promise<Match> {
  if (path === STANDARD_INPUT) throw misused('--resume needs a file, since the players type on standard input.')
  const match = withoutProof(soundMatch(path, await openMatch(await readValue(path), LIBRARY)))
  checkPlayers(path, match)
  return match
}
