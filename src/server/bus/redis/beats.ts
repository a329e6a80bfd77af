import type { Time } from '../../time.ts'

/** Milliseconds between two signs of life, and how long after the last a process is taken for dead. */
export const BEAT = 1_000
export const DEAD = 3_500

/** Which other processes are alive. */
export class Beats {
  readonly #time: Time
  readonly #last = new Map<string, number>()

  constructor(time: Time) {
    this.#time = time
  }

  /** Whether it was known to live before. */
  heard(process: string): boolean {
    const isKnown = this.#last.has(process)
    this.#last.set(process, this.#time.now())
    return isKnown
  }

  /** Those of whom nothing was heard for too long; they are told of once. */
  dead(): string[] {
    const dead = [...this.#last].filter(([, at]) => this.#time.now() - at > DEAD).map(([process]) => process)
    for (const process of dead) this.#last.delete(process)
    return dead
  }
}
