export const SPEEDS = [1, 2, 4, 8] as const
export type ReplaySpeed = (typeof SPEEDS)[number]

/** What the projector shows now. */
export interface Frame {
  /** How many entries are played. */
  readonly at: number
  /** Whether the dice of the next entry are in the air. */
  readonly isRolling: boolean
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
}

/** Milliseconds at single speed. */
export interface Timing {
  /** How long the dice of an entry are in the air; 0 for none. */
  rolling(index: number): number
  /** How long the moment after so many entries is looked at. */
  looking(at: number): number
}

/** Shows one moment after the other, forward and back, by hand or by itself. */
export class Projector {
  readonly #length: number
  readonly #timing: Timing
  readonly #listeners = new Set<() => void>()
  #frame: Frame
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(length: number, at: number, timing: Timing) {
    this.#length = length
    this.#timing = timing
    this.#frame = { at: this.#within(at), isRolling: false, isPlaying: false, speed: 1 }
  }

  frame = (): Frame => this.#frame

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.pause()
    }
  }

  /** Goes to a moment; what plays by itself plays on from there. */
  go = (at: number): void => {
    this.#show({ at: this.#within(at), isRolling: false })
    this.#wait()
  }

  /** From the end it begins again. */
  play = (): void => {
    const { at } = this.#frame
    this.#show({ isPlaying: true, isRolling: false, at: at === this.#length ? 0 : at })
    this.#step()
  }

  pause = (): void => {
    clearTimeout(this.#timer)
    this.#show({ isPlaying: false, isRolling: false })
  }

  toggle = (): void => (this.#frame.isPlaying ? this.pause() : this.play())

  setSpeed = (speed: ReplaySpeed): void => this.#show({ speed })

  /** Lands dice that are in the air. */
  land = (): void => {
    if (this.#frame.isRolling) this.#arrive()
  }

  #within(at: number): number {
    return Number.isInteger(at) ? Math.min(Math.max(at, 0), this.#length) : 0
  }

  #step(): void {
    const { at } = this.#frame
    if (at === this.#length) return this.pause()
    const time = this.#timing.rolling(at)
    if (time === 0) return this.#arrive()
    this.#show({ isRolling: true })
    this.#after(time, () => this.#arrive())
  }

  #arrive(): void {
    this.#show({ at: this.#frame.at + 1, isRolling: false })
    if (this.#frame.at === this.#length) this.pause()
    else this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#frame.isPlaying) this.#after(this.#timing.looking(this.#frame.at), () => this.#step())
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, time / this.#frame.speed)
  }

  #show(change: Partial<Frame>): void {
    this.#frame = { ...this.#frame, ...change }
    for (const listener of this.#listeners) listener()
  }
}
