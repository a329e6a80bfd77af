import { type Interval, wilson } from '../engine/interval.ts'

/** Few games that came out alike say little of how far others may differ: they count as if so many more had differed most. */
const DOUBT = 4

/** What came of some games, each counted from 0 to 1. */
export class Sample {
  games = 0
  #sum = 0
  #squares = 0

  add(worth: number): void {
    this.games++
    this.#sum += worth
    this.#squares += worth * worth
  }

  get mean(): number {
    return this.#sum / this.games
  }

  /** Wilson's, for as many games won or lost as would tell as much: what is evaluated before its end differs less than they do. */
  interval(): Interval {
    const most = this.mean * (1 - this.mean)
    if (!(most > 0)) return wilson(this.#sum, this.games)
    const games = (this.games * most) / this.#variance(most)
    return wilson(this.mean * games, games)
  }

  #variance(most: number): number {
    const spread = Math.max(0, this.#squares - this.#sum * this.mean)
    return (spread + DOUBT * most) / (this.games - 1 + DOUBT)
  }
}
