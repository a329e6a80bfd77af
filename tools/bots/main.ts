// `npm run bots -- --help` says how it is asked. Each pair plays until a sequential test decides, or its share is known well
// enough, or for so many seconds; what was played is kept in .cache/bots, and the next run goes on from there, as long as
// the bots are the same.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Interval } from '../../src/engine/interval.ts'
import { type Chapter, chapterFrom, rowWith, textOf, timeIn } from './chapter.ts'
import { type Crew, hire } from './crew.ts'
import { FIELDS, type Field, type Pair, titleOf } from './fields.ts'
import { lossesOf } from './losses.ts'
import type { Round } from './notes.ts'
import { goalOf, settled, standing, usualHalf } from './pairs.ts'
import { LOSSES, requestFrom, USAGE, type Wishes } from './wishes.ts'

const FILE = new URL('../../docs/bots.md', import.meta.url)

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)} %`

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const nameOf = (pair: Pair): string => pair.join(' against ')

/** An interval that is narrow needs another digit. */
const digitsOf = ([least, most]: Interval): number => (most - least < 0.005 ? 2 : 1)

function verdictOf(field: Field, pair: Pair, rounds: readonly Round[]): string {
  const { share, isDecided } = standing(field, rounds)
  const verdict = isDecided ? (share > 1 / field.seats ? 'better' : 'worse') : 'not decided'
  const goal = goalOf(field, pair, rounds)
  return goal ? `${verdict}; goal of ${percent(goal.share, 1)} ${goal.verdict}` : verdict
}

/** Whoever went on to a precision has the usual interval, else it holds whenever one looks. */
function rowOf(field: Field, pair: Pair, rounds: readonly Round[], time: string, precision: number | null): string {
  const { share, interval } = standing(field, rounds)
  const half = usualHalf(rounds)
  const isPrecise = precision !== null && half <= precision
  const shown: Interval = isPrecise ? [share - half, share + half] : interval
  const digits = digitsOf(shown)
  const verdict = verdictOf(field, pair, rounds)
  return rowWith([
    nameOf(pair),
    percent(share, digits),
    shown.map((end) => percent(end, digits)).join(' – '),
    rounds.length * field.seats,
    isPrecise ? `${verdict}, ± ${(half * 100).toFixed(2)}` : verdict,
    time,
  ])
}

const timeOf = (rounds: readonly Round[]): string =>
  (sum(rounds.map(({ milliseconds }) => milliseconds)) / sum(rounds.map(({ decisions }) => decisions))).toFixed(2)

/** What a busy machine takes is not written down. */
const UNTIMED = '–'

/** What was found out now. */
interface Found {
  readonly rounds: ReadonlyMap<Pair, readonly Round[]>
  readonly losses: readonly string[]
}

async function foundAt(field: Field, crew: Crew, wishes: Wishes): Promise<Found> {
  const rounds = new Map<Pair, readonly Round[]>()
  for (const pair of field.pairs) {
    if (wishes.only !== null && wishes.only !== pair.join('/')) continue
    rounds.set(pair, await settled(field, pair, crew, wishes))
  }
  const isForLosses = wishes.only === null || wishes.only === LOSSES
  return { rounds, losses: isForLosses ? await lossesOf(field, wishes.seconds) : [] }
}

/** What was not run stays as it was. */
function merged(before: Chapter, field: Field, { rounds, losses }: Found, { isTimed, precision }: Wishes): Chapter {
  const rows = new Map(before.rows)
  for (const [pair, played] of rounds) {
    // Of whom nothing is known nothing is told: without any seconds only what was kept is written down.
    if (played.length === 0) continue
    const time = isTimed ? timeOf(played) : (timeIn(rows.get(nameOf(pair))) ?? UNTIMED)
    rows.set(nameOf(pair), rowOf(field, pair, played, time, precision))
    console.error(`\r${rows.get(nameOf(pair))}`)
  }
  return { rows, losses: losses.length > 0 ? losses : before.losses }
}

/** The file is read only now: somebody may have written in it meanwhile. Chapters of games that were not asked for stay as they are. */
function write(field: Field, found: Found, wishes: Wishes): void {
  const [introduction, ...written] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n## ')
  const chapters = new Map(written.map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]))
  const title = titleOf(field)
  const chapter = merged(chapterFrom(chapters.get(title)), field, found, wishes)
  chapters.set(title, textOf(title, field.pairs.map(nameOf), chapter))
  const known = FIELDS.flatMap((each) => chapters.get(titleOf(each)) ?? [])
  writeFileSync(FILE, `${[introduction, ...known].join('\n\n## ')}\n`)
}

const isAsked = (field: Field, { games, seats, table }: Wishes): boolean =>
  (games.length === 0 || games.includes(field.game)) &&
  (seats === null || seats === field.seats) &&
  (table === null || titleOf(field).includes(table))

async function run(wishes: Wishes): Promise<void> {
  const crew = hire(wishes.jobs)
  for (const field of FIELDS) if (isAsked(field, wishes)) write(field, await foundAt(field, crew, wishes), wishes)
  crew.dismiss()
}

const request = requestFrom(process.argv.slice(2))
if (request.kind === 'wishes') await run(request)
else if (request.kind === 'help') console.log(USAGE)
else {
  console.error(request.sentence)
  process.exitCode = 2
}
