import { type Command, Option } from 'commander'
import { MOST_LAPS } from '../games/allens-dirt/board.ts'
import { DRIVERS, RACES } from '../games/allens-dirt-season/board.ts'
import { misused } from './complaint.ts'
import { fileName, STANDARD_INPUT } from './files.ts'
import { createFile, textOf } from './match-file.ts'
import { columns, note, print, printJson, printJsonText } from './output.ts'
import { LEVELS_TEXT } from './players.ts'
import { sheetCsv, sheetJson } from './season/data.ts'
import { type Driver, type DriverWishes, driversFor, HOUSE_LEVEL } from './season/drivers.ts'
import { stateOf } from './season/file.ts'
import { type OddsWishes, titleChances } from './season/odds.ts'
import { newSeason, openFile, type SeasonWishes } from './season/opening.ts'
import { race, run } from './season/running.ts'
import { bookOf } from './season/standing.ts'
import { checkFormats, type Formats, tellSeason, writeHtml } from './season/telling.ts'
import { sheetText } from './season/text.ts'
import { seedNumber, wholeNumber } from './wishes.ts'

interface NewOptions extends DriverWishes, SeasonWishes {
  readonly json?: boolean
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
    .argument('<file>', 'the file to write; it must not exist (- for standard output)')
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
  checkFormats(file, options)
  const drivers = driversFor(options)
  const season = await newSeason(drivers, options)
  if (file === STANDARD_INPUT) return printJsonText(textOf(season))
  createFile(file, season)
  if (options.json) return printJson({ file, drivers })
  print(driversText(drivers))
  note(`A new season. "paddock season race ${fileName(file)}" runs its first race.`)
}

const driversText = (drivers: readonly Driver[]): string =>
  columns([
    ['no.', 'driver', 'colour', 'driven by'],
    ...drivers.map(({ number, name, colour, player }) => [number, name, colour, player]),
  ])

function addRace(season: Command): void {
  withFormats(
    season
      .command('race')
      .summary('run the next race')
      .description('Runs the next race, or goes on with the one under way, and prints its score sheet.')
      .argument('<file>', 'the file of the season (- for standard input and output)')
      .option('--seed <s>', 'repeatable chance (default: unforeseeable)', seedNumber),
  )
    .addHelpText(
      'after',
      '\nPeople are asked in the terminal. The file is saved after everything they do, so a race can be left (q) and taken up again.\n\nExamples:\n  paddock season race 2031.json\n  paddock season race 2031.json --seed 5 --csv',
    )
    .action(race)
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
  if (sheet === null) return tellSeason(book, options, print)
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
