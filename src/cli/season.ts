import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { peopleOf } from '../engine/sitter.ts'
import { MOST_LAPS } from '../games/allens-dirt/board.ts'
import { DRIVERS, RACES } from '../games/allens-dirt-season/board.ts'
import { allensDirtSeason } from '../games/allens-dirt-season/game.ts'
import { MANIFESTS } from '../games/index.ts'
import { type Match, newMatch } from '../protocol/match.ts'
import { type Complaint, failure, misused } from './complaint.ts'
import { reasoned, STANDARD_INPUT } from './files.ts'
import { fortune, randomSeed } from './fortune.ts'
import { createFile, replaceFile } from './match-file.ts'
import { columns, note, print, printJson } from './output.ts'
import { LEVELS_TEXT } from './players.ts'
import { seasonJson, sheetCsv, sheetJson, standingsCsv } from './season/data.ts'
import { type Driver, type DriverWishes, driversFor, HOUSE_LEVEL } from './season/drivers.ts'
import { openSeason, stateOf } from './season/file.ts'
import { seasonHtml } from './season/html.ts'
import { type OddsWishes, titleChances } from './season/odds.ts'
import { isRaceDone, raceWithPeople, runRace, streamFor } from './season/race.ts'
import { bookOf, type SeasonBook } from './season/standing.ts'
import { sheetText, standingsText } from './season/text.ts'
import { seedNumber, tableFor, wholeNumber } from './wishes.ts'

interface Formats {
  readonly json?: boolean
  readonly csv?: boolean
  readonly html?: string
}

interface NewOptions extends DriverWishes {
  readonly laps?: number
  readonly board?: string
  readonly json?: boolean
}

interface RaceOptions extends Formats {
  readonly seed?: number
}

interface RunOptions extends Formats {
  readonly seed?: number
  readonly laps?: number
  readonly bots: string
}

interface StandingsOptions extends Formats, OddsWishes {
  readonly odds?: boolean
  readonly race?: number
}

const MOST_SEASONS = 1_000_000
const MOST_JOBS = 64

export function addSeason(program: Command, worker: URL): void {
  const season = program
    .command('season')
    .helpCommand(false)
    .summary("run a season of Allen's Dirt")
    .description(
      `Runs a season of Allen's Dirt: ${DRIVERS} drivers, ${RACES} races, one champion, kept in a match file.`,
    )
    .addHelpText(
      'after',
      '\nExamples:\n  paddock season new 2031.json --people 1 --names Ann\n  paddock season race 2031.json',
    )
  addNew(season)
  addRace(season)
  addStandings(season, worker)
  addRun(season)
}

const withFormats = (command: Command): Command =>
  command
    .option('--json', 'print JSON')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .option('--html <file>', 'write a printable score sheet of the whole season')

const NEW_EXAMPLES = `
The first drivers are driven by people, the others by house drivers. What is not listed, the house chooses.

Examples:
  paddock season new 2031.json
  paddock season new 2031.json --people 2 --names Ann,Ben --numbers 7,42 --colours red,black
  paddock season new short.json --laps 3 --bots club,casual`

const laps = wholeNumber(1, MOST_LAPS)

function addNew(season: Command): void {
  season
    .command('new')
    .summary('begin a season')
    .description('Begins a season and writes its file.')
    .argument('<file>', 'the file to write; it must not exist')
    .option('--names <list>', 'names of the drivers: Ann,Ben')
    .option('--numbers <list>', 'numbers of their cars: 7,42')
    .option('--colours <list>', 'colours of their cars: red,black')
    .option('--people <n>', 'how many of the drivers people drive; they come first', wholeNumber(0, 1000))
    .option('--bots <levels>', `the house drivers: one level, or several in turn (${LEVELS_TEXT})`, HOUSE_LEVEL)
    .option('--laps <n>', 'laps in each race (default: those of the board)', laps)
    .option('--board <board>', 'a board of the game by name, or a file')
    .option('--json', 'print JSON')
    .addHelpText('after', NEW_EXAMPLES)
    .action(begin)
}

async function begin(file: string, options: NewOptions): Promise<void> {
  const drivers = driversFor(options)
  createFile(file, await newSeason(drivers, options))
  if (options.json) return printJson({ file, drivers })
  print(
    columns([
      ['no.', 'driver', 'colour', 'driven by'],
      ...drivers.map(({ number, name, colour, player }) => [number, name, colour, player]),
    ]),
  )
  note(`A new season. "paddock season race ${file}" runs its first race.`)
}

async function newSeason(drivers: readonly Driver[], wishes: Pick<NewOptions, 'laps' | 'board'>): Promise<Match> {
  const { laps, board } = wishes
  const playable = MANIFESTS[allensDirtSeason.id]!
  const table = await tableFor(playable.game, {
    ...(laps === undefined ? {} : { options: `laps=${laps}` }),
    ...(board === undefined ? {} : { board }),
  })
  return newMatch(playable, table, drivers)
}

function addRace(season: Command): void {
  withFormats(
    season
      .command('race')
      .summary('run the next race')
      .description('Runs the next race, or goes on with the one under way, and prints its score sheet.')
      .argument('<file>', 'the file of the season')
      .option('--seed <s>', 'repeatable chance (default: unforeseeable)', seedNumber),
  )
    .addHelpText(
      'after',
      '\nPeople are asked in the terminal. The file is saved after everything they do, so a race can be left (q) and taken up again.\n\nExamples:\n  paddock season race 2031.json\n  paddock season race 2031.json --seed 5 --csv',
    )
    .action(race)
}

async function race(file: string, options: RaceOptions): Promise<void> {
  const season = await openFile(file, options)
  if (season.timeline.result) throw failure(`${file}: The season is over; "paddock season standings ${file}" shows it.`)
  const races = stateOf(season).races.length
  const random = options.seed === undefined ? fortune(undefined) : streamFor(season, options.seed)
  if (peopleOf(season.head.seats).length > 0)
    await raceWithPeople(file, season, random, options.json || options.csv ? process.stderr : process.stdout)
  else runRace(season, HOUSE_LEVEL, random)
  replaceFile(file, season)
  if (isRaceDone(season, races)) tellRace(bookOf(season, null), options)
}

function tellRace(book: SeasonBook, options: Formats): void {
  const sheet = book.sheets.at(-1)!
  if (options.json) printJson(sheetJson(sheet))
  else if (options.csv) print(sheetCsv(sheet))
  else print(`${sheetText(sheet)}\n\n${standingsText(book)}`)
  writeHtml(book, options)
}

function addStandings(season: Command, worker: URL): void {
  withFormats(
    season
      .command('standings')
      .summary('show where a season stands')
      .description('Shows the standings, and with --odds what they may come to.')
      .argument('<file>', 'the file of the season (- for standard input)')
      .option('--race <n>', 'show the score sheet of a race instead', wholeNumber(1, RACES))
      .option('--odds', "each driver's chance of the title, from runs of the rest of the season by house drivers")
      .option(
        '--games <n>',
        'how many times the rest of the season is run for the odds',
        wholeNumber(1, MOST_SEASONS),
        1000,
      )
      .option('--seed <s>', 'the seed of these runs (default: a random one)', seedNumber)
      .option('--jobs <n>', 'how many threads (default: all processors)', wholeNumber(1, MOST_JOBS)),
  )
    .addHelpText(
      'after',
      '\nCtrl-C ends the odds early and prints what is known by then.\n\nExamples:\n  paddock season standings 2031.json --odds\n  paddock season standings 2031.json --race 3\n  paddock season standings 2031.json --html 2031.html',
    )
    .action((file: string, options: StandingsOptions) => standings(file, options, worker))
}

async function standings(file: string, options: StandingsOptions, worker: URL): Promise<void> {
  const season = await openFile(file, options)
  const sheet = options.race === undefined ? null : bookOf(season, null).sheets[options.race - 1]
  if (sheet === undefined) throw misused(`--race ${options.race}: ${stateOf(season).races.length} races have been run.`)
  const book = bookOf(season, options.odds ? await titleChances(season, options, worker) : null)
  if (sheet === null) return tellSeason(book, options)
  if (options.json) printJson(sheetJson(sheet))
  else print(options.csv ? sheetCsv(sheet) : sheetText(sheet))
  writeHtml(book, options)
}

function addRun(season: Command): void {
  withFormats(
    season
      .command('run')
      .summary('run a whole season without people')
      .description('Runs all races of a season, or the rest of one, by house drivers.')
      .argument('[file]', 'the file of a season to finish; it is saved (default: a new season that is only told)')
      .option('--seed <s>', 'the seed of all chance (default: a random one, which is reported)', seedNumber)
      .option('--laps <n>', 'laps in each race of a new season', laps)
      .option(
        '--bots <levels>',
        `the house drivers of a new season, or who drives for people (${LEVELS_TEXT})`,
        HOUSE_LEVEL,
      ),
  )
    .addHelpText(
      'after',
      '\nRace by race with the same seed gives the same season.\n\nExamples:\n  paddock season run --seed 5\n  paddock season run 2031.json --json\n  paddock season run --laps 3 --bots club,casual --html season.html',
    )
    .action(run)
}

async function run(file: string | undefined, options: RunOptions): Promise<void> {
  const season = await (file === undefined ? newSeason(driversFor(options), options) : openFile(file, options))
  if (file !== undefined && options.laps !== undefined) throw lapsAreAgreed(file, season, options.laps)
  const seed = options.seed ?? randomSeed()
  while (!season.timeline.result) runRace(season, options.bots, streamFor(season, seed))
  if (file !== undefined) replaceFile(file, season)
  if (options.seed === undefined) note(`Seed ${seed}.`)
  tellSeason(bookOf(season, null), options)
}

const lapsAreAgreed = (file: string, season: Match, laps: number): Complaint =>
  misused(`--laps ${laps}: The season in ${file} has ${stateOf(season).table.options.laps} laps a race already.`)

function tellSeason(book: SeasonBook, options: Formats): void {
  if (options.json) printJson(seasonJson(book))
  else print(options.csv ? standingsCsv(book) : standingsText(book))
  writeHtml(book, options)
}

/** The score sheet must not take the place of the season itself. */
async function openFile(file: string, { html }: Formats): Promise<Match> {
  if (html !== undefined && file !== STANDARD_INPUT && resolve(html) === resolve(file))
    throw misused(`--html ${html}: This is the file of the season itself.`)
  return openSeason(file)
}

function writeHtml(book: SeasonBook, { html }: Formats): void {
  if (html !== undefined) reasoned(html, () => writeFileSync(html, seasonHtml(book)))
}
