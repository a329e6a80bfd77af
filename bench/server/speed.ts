import { type Measured, ratio, spread } from '../measure.ts'
import { AT_ONCE, BARS, type Plan } from './plan.ts'
import { Contest } from './processes.ts'
import { atLeast, atMost, digits, type Row, range, rows, title } from './report.ts'
import type { Done } from './run.ts'

type Played = Done & { readonly cost: number }

/** No match of Dodge Dice is much shorter; so many matches are enough for so many acts. */
const ACTS_OF_MATCH = 14
/** Before anything was measured. */
const FIRST_GUESS = 1000

/** One server, and what it did in each round. */
class Runner {
  readonly contest: Contest
  readonly played: Played[] = []
  #acts: number

  constructor(contest: Contest, guess: number) {
    this.contest = contest
    this.#acts = guess
  }

  async round(milliseconds: number, rate?: number): Promise<Played> {
    await this.contest.stock(AT_ONCE + Math.ceil((this.#acts * 1.5) / ACTS_OF_MATCH))
    const work = { atOnce: AT_ONCE, tables: AT_ONCE, milliseconds, ...(rate === undefined ? {} : { rate }) }
    const done = await this.contest.play(work)
    this.#acts = Math.max(this.#acts, done.acts)
    return done
  }

  async count(milliseconds: number): Promise<void> {
    this.played.push(await this.round(milliseconds))
  }

  get measured(): Measured {
    return { name: this.contest.name, rates: this.played.map(rateOf) }
  }

  row(name: string): Row {
    const rates = spread(this.played.map(rateOf))
    const costs = spread(this.played.map(({ cost }) => cost / 1000))
    const own = spread(this.played.map(({ processor, acts }) => processor / acts))
    return [name, digits(rates.median), range(rates), costs.median.toFixed(3), range(costs, 3), own.median.toFixed(3)]
  }
}

const rateOf = ({ acts, milliseconds }: Done): number => (acts * 1000) / milliseconds

/** Acts a second at 100 tables of Dodge Dice with two players, beside what a server costs without rules. */
export async function speed({ milliseconds, rounds, warmUp }: Plan): Promise<void> {
  const guess = (FIRST_GUESS * milliseconds) / 1000
  const open = async (name: string) => new Runner(await Contest.open(name), guess)
  const [paddock, bare, boardgame] = [await open('paddock'), await open('bare'), await open('boardgame')]
  const all = [paddock, bare, boardgame]
  for (let round = 0; round < warmUp; round++) for (const runner of all) await runner.round(milliseconds)
  for (let round = 0; round < rounds; round++) for (const runner of all) await runner.count(milliseconds)
  title('Acts a second, Dodge Dice, two players at each of 100 tables')
  rows(
    ['', 'acts/s', 'least – most', 'processor s per 1,000 acts', 'least – most', 'of the load generator'],
    paddock.row('Paddock'),
    bare.row('bare ws, SQLite'),
    boardgame.row('boardgame.io 0.50.2, in memory'),
  )
  const half = spread(paddock.measured.rates).median / 2
  const paced: Played[] = []
  const barely: Played[] = []
  for (let round = 0; round < rounds; round++) {
    paced.push(await paddock.round(milliseconds, half))
    barely.push(await bare.round(milliseconds, half))
  }
  for (const { contest } of all) contest.close()
  const times = spread(paced.map(({ p99 }) => p99))
  const bareTimes = spread(barely.map(({ p99 }) => p99))
  const bytes = spread(paddock.played.map((done) => done.bytes)).median
  title('Bars')
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    atLeast('as fast as the bare server', ratio(paddock.measured, bare.measured), BARS.ofBare, '×'),
    atLeast('as fast as boardgame.io', ratio(paddock.measured, boardgame.measured), BARS.ofBoardgame, '×'),
    atMost(`p99 at half of it, ${digits(half)} acts/s`, times, BARS.p99, 'ms'),
    ['p99 of the bare server at the same rate', `${bareTimes.median.toFixed(2)} ms`, range(bareTimes, 2), '', ''],
    atMost('median to a client for one act', { median: bytes, least: bytes, most: bytes }, BARS.bytes, 'bytes'),
  )
}
