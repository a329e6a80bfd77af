import type { Standing } from '../../protocol/live/standing.ts'
import type { Time } from '../time.ts'

/** Counts the grace of guests who have a seat and no connection. */
export class Absence {
  readonly #time: Time
  readonly #grace: number
  readonly #onGone: (guest: string) => void
  readonly #waiting = new Map<string, () => void>()

  constructor(time: Time, grace: number, onGone: (guest: string) => void) {
    this.#time = time
    this.#grace = grace
    this.#onGone = onGone
  }

  /** Those who are missing now; whoever was missing before has no more time than before. */
  missing(guests: readonly string[]): void {
    for (const [guest, stop] of this.#waiting) if (!guests.includes(guest)) this.#forget(guest, stop)
    for (const guest of guests) if (!this.#waiting.has(guest)) this.#await(guest)
  }

  #await(guest: string): void {
    const ring = () => {
      this.#waiting.delete(guest)
      this.#onGone(guest)
    }
    this.#waiting.set(guest, this.#time.after(this.#grace, ring))
  }

  #forget(guest: string, stop: () => void): void {
    stop()
    this.#waiting.delete(guest)
  }
}

/** Those who should be there: the guests whose seats no bot keeps. */
export const ownersIn = ({ holders, kept }: Standing): string[] =>
  holders.flatMap((holder, seat) => (holder && !kept[seat] ? [holder.guest] : []))
