import { execFileSync } from 'node:child_process'
import { spread } from '../measure.ts'
import { SEATS } from './match.ts'
import { AT_ONCE, BARS, type Plan, WHOLE_CROWD } from './plan.ts'
import { Contest } from './processes.ts'
import { atMost, digits, type Row, range, rows, title } from './report.ts'
import type { Work } from './run.ts'

const MEGABYTE = 1_000_000
/** What is missing up to the whole may be added up. */
const NEARLY_WHOLE = 9000
/** Files of a process that are not connections. */
const OTHER_FILES = 100

/** As many tables as this process may have connections for; `ulimit -n` says how many. */
function crowdOf(wished: number): number {
  const files = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  if (files === 'unlimited') return wished
  return Math.min(wished, Math.floor((Number(files) - OTHER_FILES) / SEATS))
}

const ACTS = 2000
const TIMES = 5
/** Matches that take the place of those that end within so many acts. */
const SPARE = 100

/** The next act comes at one of a hundred tables that are played to their end, or at the table that has waited longest of all. */
const PLAYED = { atOnce: AT_ONCE, tables: AT_ONCE, acts: ACTS }
const ANYWHERE = { atOnce: AT_ONCE, acts: ACTS }

async function costOf(contest: Contest, work: Work, prepare: () => Promise<void> = async () => {}): Promise<number> {
  let sum = 0
  for (let time = 0; time < TIMES; time++) {
    await prepare()
    sum += (await contest.play(work)).cost
  }
  return sum / TIMES
}

/** The same server twice: with a hundred tables, and with a crowd. */
class Twins {
  readonly #few: Contest
  readonly many: Contest
  /** What an act costs at a hundred tables of the crowd, and anywhere in it, beside one where there are no others. */
  readonly played: number[] = []
  readonly anywhere: number[] = []

  private constructor(few: Contest, many: Contest) {
    this.#few = few
    this.many = many
  }

  static async open(name: string): Promise<Twins> {
    return new Twins(await Contest.open(name), await Contest.open(name))
  }

  async round(isCounted: boolean): Promise<void> {
    const few = await costOf(this.#few, PLAYED, () => this.#few.stock(AT_ONCE + SPARE))
    const played = await costOf(this.many, PLAYED)
    const anywhere = await costOf(this.many, ANYWHERE)
    if (!isCounted) return
    this.played.push(played / few)
    this.anywhere.push(anywhere / few)
  }

  close(): void {
    this.#few.close()
    this.many.close()
  }
}

/** What many idle tables take, and whether an act costs more beside them; also at a server that knows no games. */
export async function crowd({ crowd: wished, rounds, warmUp }: Plan): Promise<void> {
  const count = crowdOf(wished)
  const [paddock, bare] = [await Twins.open('paddock'), await Twins.open('bare')]
  const { memory: empty } = await paddock.many.used()
  for (const { many } of [paddock, bare]) await many.stock(count)
  const { memory } = await paddock.many.used()
  title(`A crowd: ${digits(count)} tables in play, ${digits(count * SEATS)} idle connections`)
  console.log(`${digits((memory - empty) / count / 1000)} kB a table with its connections\n`)
  for (let round = -warmUp; round < rounds; round++) for (const twins of [paddock, bare]) await twins.round(round >= 0)
  for (const twins of [paddock, bare]) twins.close()
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    memoryRow(empty, memory, count),
    atMost('an act at 100 tables beside idle ones, beside one without them', spread(paddock.played), BARS.ofCrowd, '×'),
    told('the same at the bare server', bare.played),
    told('an act each time at another table of them all', paddock.anywhere),
    told('the same at the bare server', bare.anywhere),
  )
}

function told(name: string, ratios: readonly number[]): Row {
  const all = spread(ratios)
  return [name, `${digits(all.median)} ×`, range(all), '', '']
}

/** A small crowd says nothing of a large one: most of what it takes is room that was not collected yet. */
function memoryRow(empty: number, memory: number, count: number): Row {
  const whole = (empty + ((memory - empty) * WHOLE_CROWD) / count) / MEGABYTE
  if (count < NEARLY_WHOLE)
    return ['memory of the server', `${digits(memory / MEGABYTE)} MB`, '', '', 'a smaller crowd']
  return atMost(
    'memory of the server, for 10,000 tables',
    { median: whole, least: whole, most: whole },
    BARS.memory,
    'MB',
  )
}
