import { type Measured, spread } from '../measure.ts'
import { AT_ONCE, type Plan } from './plan.ts'
import { Contest, type Played } from './processes.ts'
import { digits, type Row, range } from './report.ts'
import type { Done } from './run.ts'

/** How many acts a match has, about: few of Dodge Dice by random players have less than half of these, and at the bare server none ends. */
const ACTS_OF_MATCH: Readonly<Record<string, number>> = { paddock: 50, boardgame: 50, bare: Number.POSITIVE_INFINITY }
/** Before anything was measured. */
const FIRST_GUESS = 1000

/** One server, and what it did in each round. */
export class Runner {
  readonly contest: Contest
  readonly played: Played[] = []
  #acts: number

  private constructor(contest: Contest, guess: number) {
    this.contest = contest
    this.#acts = guess
  }

  static async open(name: string, { milliseconds }: Plan): Promise<Runner> {
    return new Runner(await Contest.open(name), (FIRST_GUESS * milliseconds) / 1000)
  }

  async round(milliseconds: number, rate?: number): Promise<Played> {
    await this.contest.stock(AT_ONCE + Math.ceil((this.#acts * 1.5) / ACTS_OF_MATCH[this.contest.name]!))
    const work = { atOnce: AT_ONCE, tables: AT_ONCE, milliseconds, ...(rate === undefined ? {} : { rate }) }
    const done = await this.contest.play(work)
    this.#acts = Math.max(this.#acts, done.acts)
    return done
  }

  async count(milliseconds: number): Promise<void> {
    this.played.push(await this.round(milliseconds))
  }

  /** Half of what it can do, in acts a second. */
  get half(): number {
    return spread(this.measured.rates).median / 2
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
