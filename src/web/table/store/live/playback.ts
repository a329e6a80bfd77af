import type { Clock } from '../../../../table/referee.ts'

/** One thing that happened and was not shown yet. */
export interface Step {
  readonly isOutcome: boolean
  /** Lets it happen before the eyes of who looks; whether dice fell. */
  happen(): boolean
}

export interface PlaybackParts {
  readonly clock: Clock
  /** How long dice are in the air and then lie there, in milliseconds. */
  dice(): number
  show(): void
}

/** More throws than this are not waited for one by one. */
const MOST_THROWS = 4

/** Shows what comes from afar in its order, and no throw before the dice of the last one lie still. */
export class Playback {
  readonly #parts: PlaybackParts
  #steps: Step[] = []
  /** Stops waiting for dice in the air; null where none are. */
  #stop: (() => void) | null = null

  constructor(parts: PlaybackParts) {
    this.#parts = parts
  }

  /** Whether something happened that was not shown yet. */
  get isBehind(): boolean {
    return this.#steps.length > 0
  }

  add(steps: readonly Step[]): void {
    this.#steps.push(...steps)
    if (this.#throws > MOST_THROWS) this.catchUp()
    else this.#go()
  }

  /** All of it at once. */
  catchUp(): void {
    this.#stop?.()
    this.#stop = null
    for (const { happen } of this.#steps.splice(0)) happen()
    this.#parts.show()
  }

  get #throws(): number {
    return this.#steps.filter(({ isOutcome }) => isOutcome).length
  }

  #go(): void {
    while (this.#steps.length > 0 && !(this.#stop && this.#steps[0]!.isOutcome)) this.#one(this.#steps.shift()!)
    this.#parts.show()
  }

  /** Dice are thrown from what was to be seen before them. */
  #one({ isOutcome, happen }: Step): void {
    if (isOutcome) this.#parts.show()
    if (!happen()) return
    this.#parts.show()
    const time = this.#parts.dice()
    if (time > 0) this.#stop = this.#parts.clock.after(time, () => this.#landed())
  }

  #landed(): void {
    this.#stop = null
    if (this.isBehind) this.#go()
  }
}
