import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import type { Seat } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import { LIBRARY } from '../games/index.ts'
import { type ReadRecord, readRecord } from '../protocol/record.ts'
import { speaker } from '../words/say.ts'
import { CATALOGUE } from './catalogue.ts'
import { misused } from './complaint.ts'
import { withFaultJson } from './fault-json.ts'
import { readValue, sound } from './match-file.ts'
import { print, printJson } from './output.ts'
import { playFile } from './play-file.ts'
import { playText } from './play-text.ts'
import { asJson, type Shown, seatNames } from './shown.ts'
import { ANY, seedNumber, wholeNumber } from './wishes.ts'

interface PlayOptions {
  readonly at?: number
  readonly view?: Seat | 'spectator'
  readonly legal?: boolean
  readonly seed?: number
  readonly json?: boolean
}

const EXAMPLES = `
Seats are counted from 0, as in the file. Without --seed every roll and draw must stand in the log.
With --json what is refused is printed too: { "fault": { where, code, sentence } }, with exit code 3.

Examples:
  paddock play match.json
  paddock play match.json --at 12 --legal
  paddock play match.json --view 0 --json
  echo '{"game":"dodge-dice","seats":2,"log":[{"seat":0,"action":{"kind":"roll"}}]}' | paddock play - --seed 7`

export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('play a match file and show where it stands')
    .description(
      'Plays a match file by the rules and shows the table, who is waited for, what is legal, and the result.',
    )
    .argument('<file>', 'the match file (- for standard input)')
    .option('--at <n>', 'play only the first n entries of the log', wholeNumber(0, ANY))
    .option('--view <seat>', 'show only what this seat may know; "spectator" for what is public', watcherName)
    .option('--legal', 'list the legal actions')
    .option('--seed <s>', 'draw the chance events that the log leaves out', seedNumber)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: PlayOptions) => withFaultJson(options.json ?? false, () => play(file, options)))
}

function watcherName(text: string): Seat | 'spectator' {
  if (text === 'spectator') return text
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be the number of a seat, or spectator.')
}

async function play(file: string, options: PlayOptions): Promise<void> {
  const opened = sound(file, await readRecord(await readValue(file), LIBRARY))
  const watcher = watcherAt(opened, options.view)
  const at = entriesAt(opened, options.at)
  const random = options.seed === undefined ? null : seeded(options.seed)
  const played = sound(file, playFile(opened, at, random))
  show({ file: played, at, watcher, legal: options.legal ?? false }, options.json ?? false)
}

function watcherAt({ table }: ReadRecord, view: PlayOptions['view']): Shown['watcher'] {
  if (view === undefined) return undefined
  if (view === 'spectator') return null
  if (view < table.seats) return view
  throw misused(`--view ${view}: There are ${table.seats} seats, counted from 0.`)
}

function entriesAt({ record: { log } }: ReadRecord, at = log.length): number {
  if (at <= log.length) return at
  throw misused(`--at ${at}: There are not so many entries in the log (${log.length}).`)
}

function show(shown: Shown, json: boolean): void {
  const names = seatNames(shown.file.match.head.seats)
  const say = speaker(CATALOGUE, names)
  if (json) printJson(asJson(shown, say))
  else print(playText(shown, names, say))
}
