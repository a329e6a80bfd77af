import { execFileSync } from 'node:child_process'
import { spread } from '../measure.ts'
import { SEATS } from './match.ts'
import { AT_ONCE, BARS, type Plan, WHOLE_CROWD } from './plan.ts'
import { Contest } from './processes.ts'
import { atMost, digits, rows, title } from './report.ts'

const MEGABYTE = 1_000_000
/** Files of a process that are not connections. */
const OTHER_FILES = 100

/** As many tables as this process may have connections for; `ulimit -n` says how many. */
function crowdOf(wished: number): number {
  const files = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  if (files === 'unlimited') return wished
  return Math.min(wished, Math.floor((Number(files) - OTHER_FILES) / SEATS))
}

/** What many idle tables take, and whether an act costs more beside them. */
export async function crowd({ crowd: wished, milliseconds, rounds, warmUp }: Plan): Promise<void> {
  const count = crowdOf(wished)
  const few = await Contest.open('paddock')
  const many = await Contest.open('paddock')
  const { memory: empty } = await many.used()
  await many.stock(count)
  const { memory } = await many.used()
  const whole = empty + ((memory - empty) * WHOLE_CROWD) / count
  title(`A crowd: ${digits(count)} tables in play, ${digits(count * SEATS)} idle connections`)
  console.log(
    `${digits(memory / MEGABYTE)} MB, ${digits((memory - empty) / count / 1000)} kB a table; if the rest were here too, as below.`,
  )
  if (count < wished) console.log('More files are needed for all of them: ulimit -n 30000.')
  const costs: { few: number; many: number }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    await few.stock(AT_ONCE * 30)
    const work = { atOnce: AT_ONCE, milliseconds }
    const cost = { few: (await few.play(work)).cost, many: (await many.play(work)).cost }
    if (round >= 0) costs.push(cost)
  }
  few.close()
  many.close()
  const megabytes = whole / MEGABYTE
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    atMost('memory of the server', { median: megabytes, least: megabytes, most: megabytes }, BARS.memory, 'MB'),
    atMost('an act beside them costs', spread(costs.map((cost) => cost.many / cost.few)), BARS.ofCrowd, '×'),
  )
}
