import { execFileSync } from 'node:child_process'
import { spread } from '../measure.ts'
import { SEATS } from './match.ts'
import { AT_ONCE, BARS, type Plan, WHOLE_CROWD } from './plan.ts'
import { Contest } from './processes.ts'
import { atMost, digits, type Row, range, rows, title } from './report.ts'

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

/** So many acts that few of a hundred new matches end before the last of them. */
const ACTS = 1000
const TIMES = 10

/** What acts cost at the tables there are, or at those that `renew` opens anew. */
async function costOf(contest: Contest, renew?: () => Promise<void>): Promise<number> {
  let sum = 0
  for (let time = 0; time < TIMES; time++) {
    await renew?.()
    sum += (await contest.play({ atOnce: AT_ONCE, acts: ACTS })).cost
  }
  return sum / TIMES
}

/** The same server twice: with a hundred tables, and with a crowd. */
class Twins {
  readonly #few: Contest
  readonly many: Contest
  readonly ratios: number[] = []

  private constructor(few: Contest, many: Contest) {
    this.#few = few
    this.many = many
  }

  static async open(name: string): Promise<Twins> {
    return new Twins(await Contest.open(name), await Contest.open(name))
  }

  async round(isCounted: boolean): Promise<void> {
    const few = await costOf(this.#few, () => this.#few.renew(AT_ONCE))
    const many = await costOf(this.many)
    if (isCounted) this.ratios.push(many / few)
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
  const theirs = spread(bare.ratios)
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    memoryRow(empty, memory, count),
    atMost('an act costs, beside one at 100 tables', spread(paddock.ratios), BARS.ofCrowd, '×'),
    ['the same at the bare server', `${digits(theirs.median)} ×`, range(theirs), '', ''],
  )
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
