import type { Time } from '../../src/server/time.ts'

interface Ring {
  readonly at: number
  readonly ring: () => void
}

/** A clock that stands until it is told how much time has passed. */
export class StandingTime implements Time {
  #now = 1_700_000_000_000
  readonly #rings = new Set<Ring>()

  now = (): number => this.#now

  after = (milliseconds: number, ring: () => void): (() => void) => {
    const one = { at: this.#now + milliseconds, ring }
    this.#rings.add(one)
    return () => this.#rings.delete(one)
  }

  /** What rings meanwhile rings at its own time, in order. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#rings.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.ring()
    }
    this.#now = until
  }

  #next(until: number): Ring | undefined {
    return [...this.#rings].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  }
}
