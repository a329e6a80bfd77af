/** How long what only bots and dice did may wait, in milliseconds. */
const WAIT = 1000

/**
 * Saves what a person did at once and all else now and then: the whole log for each entry of a long season would take
 * longer than the season. What still waits is saved before the page goes.
 */
export class Keeper {
  readonly #save: () => void
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(save: () => void) {
    this.#save = save
  }

  now(): void {
    this.forget()
    this.#save()
  }

  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), WAIT)
  }

  /** Saves what waits, if anything does. */
  flush = (): void => {
    if (this.#timer !== null) this.now()
  }

  /** What waits is no longer the truth. */
  forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
