import type { Time } from '../time.ts'

/** So many at once, and so many more each second. */
export interface Rate {
  readonly atOnce: number
  readonly aSecond: number
}

const SECOND = 1000

/** What somebody may still do: it comes back with time. */
export class Allowance {
  readonly #rate: Rate
  readonly #time: Time
  #left: number
  #at: number

  constructor(rate: Rate, time: Time) {
    this.#rate = rate
    this.#time = time
    this.#left = rate.atOnce
    this.#at = time.now()
  }

  /** Whether so much may be done now; then it is done. */
  take(amount = 1): boolean {
    const now = this.#time.now()
    const { atOnce, aSecond } = this.#rate
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) / SECOND) * aSecond)
    this.#at = now
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }
}
