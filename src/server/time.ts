/** Time as a server has it; a test has another. */
export interface Time {
  /** In milliseconds since 1970. */
  now(): number
  /** Rings after so many milliseconds, unless the answer is called before. */
  after(milliseconds: number, ring: () => void): () => void
}

export const TIME: Time = {
  now: () => Date.now(),
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds)
    return () => clearTimeout(timer)
  },
}
