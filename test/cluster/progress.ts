/** In a second. */
const LOOKS = 10

/** Counts acts, so that faults come while something happens, and a standstill is noticed. */
export class Progress {
  readonly #patience: number
  /** Looks since somebody was answered. A machine that is busy with other things looks less often. */
  #looks = 0
  #waiting: { readonly until: number; readonly go: () => void } | null = null
  #longest = 0
  acts = 0

  /** `patience`: in seconds. */
  constructor(patience: number) {
    this.#patience = patience
  }

  /** Somebody was answered, after so many milliseconds. */
  acted(milliseconds: number): void {
    this.acts++
    this.#looks = 0
    this.#longest = Math.max(this.#longest, milliseconds)
    if (this.#waiting && this.acts >= this.#waiting.until) this.#waiting.go()
  }

  after(acts: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting = { until: this.acts + acts, go }
    })
  }

  /** The longest time that an answer took since this was asked last, in milliseconds. */
  takeLongest(): number {
    const longest = this.#longest
    this.#longest = 0
    return longest
  }

  /** Resolves when nobody has been answered for too long; never, once it is stopped. */
  standstill(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = setInterval(() => {
        if (++this.#looks > this.#patience * LOOKS) resolve()
      }, 1000 / LOOKS)
      signal.addEventListener('abort', () => clearInterval(look))
    })
  }
}
