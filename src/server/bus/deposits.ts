import type { Time } from '../time.ts'

const MOST = 10_000

/** Short texts, each for whoever asks first. */
export class Deposits {
  readonly #time: Time
  readonly #kept = new Map<string, { readonly text: string; readonly until: number }>()

  constructor(time: Time) {
    this.#time = time
  }

  put(name: string, text: string, milliseconds: number): void {
    this.#forgetOld()
    this.#kept.set(name, { text, until: this.#time.now() + milliseconds })
  }

  take(name: string): string | null {
    const found = this.#kept.get(name)
    this.#kept.delete(name)
    return found && found.until >= this.#time.now() ? found.text : null
  }

  #forgetOld(): void {
    for (const [name, { until }] of this.#kept)
      if (until < this.#time.now() || this.#kept.size >= MOST) this.#kept.delete(name)
  }
}
