import { spread } from '../measure.ts'
import type { Pauses } from './pauses.ts'
import { BARS, type Plan } from './plan.ts'
import type { Played } from './processes.ts'
import { atMost, digits, type Row, range, rows, title } from './report.ts'
import { Runner } from './runner.ts'

/** How long acts take at half of what the server can do, and nothing else. */
export async function pace(plan: Plan): Promise<void> {
  const { milliseconds, rounds, warmUp } = plan
  const [paddock, bare] = [await Runner.open('paddock', plan), await Runner.open('bare', plan)]
  for (let round = 0; round < warmUp; round++) for (const runner of [paddock, bare]) await runner.round(milliseconds)
  for (let round = 0; round < Math.min(rounds, 3); round++) await paddock.count(milliseconds)
  await halfSpeed(paddock, bare, plan)
  for (const { contest } of [paddock, bare]) contest.close()
}

/** The same for both servers, at a rate that is half of the first one's. */
export async function halfSpeed(paddock: Runner, bare: Runner, { milliseconds, rounds }: Plan): Promise<void> {
  const { half } = paddock
  const [ours, theirs]: [Played[], Played[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push(await paddock.round(milliseconds, half))
    theirs.push(await bare.round(milliseconds, half))
  }
  title(`What an act takes at ${digits(half)} acts a second, half of what Paddock can do`)
  const times = spread(ours.map(({ p99 }) => p99))
  const clear = spread(ours.map(({ clear99 }) => clear99))
  const share = Math.round(spread(ours.map((done) => done.clear)).median * 100)
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    atMost('p99 of all acts, from when they were due', times, BARS.p99, 'ms'),
    [
      `p99 of the ${share} % around which the load generator never stood still`,
      `${digits(clear.median)} ms`,
      range(clear),
      '',
      '',
    ],
  )
  title('Where it goes, in milliseconds: medians of the rounds, and the worst')
  rows(
    ['', 'median', 'p99', 'collections', 'longest of them', 'event loop late, p99', 'at most'],
    ...rowsOf('Paddock', ours),
    ...rowsOf('bare ws, SQLite', theirs),
  )
}

const rowsOf = (name: string, played: readonly Played[]): Row[] => [
  [name, told(played.map(({ median }) => median)), told(played.map(({ p99 }) => p99)), ...paused(played, 'served')],
  ['its load generator', '', '', ...paused(played, 'pauses')],
]

function paused(played: readonly Played[], of: 'served' | 'pauses'): string[] {
  const each = (part: keyof Pauses) => told(played.map((done) => done[of][part]))
  return [each('collecting'), each('longest'), each('late99'), each('latest')]
}

function told(values: readonly number[]): string {
  const all = spread(values)
  return `${digits(all.median)} (${range(all)})`
}
