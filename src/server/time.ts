/** Time as a server has it; a test has another. */
export interface Time {
  /** In milliseconds since 1970. */
  readonly now: () => number
  /** Rings after so many milliseconds, unless the answer is called before. */
  readonly after: (milliseconds: number, ring: () => void) => () => void
}

/** The system's; nobody waits for its rings when all else has ended. Where the clock on the wall jumps, this one goes on. */
export const TIME: Time = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}

/** The same, but whatever rings is done by `guard`. */
export const guardedTime = ({ now, after }: Time, guard: (ring: () => void) => void): Time => ({
  now,
  after: (milliseconds, ring) => after(milliseconds, () => guard(ring)),
})
