import type { Clock } from '../../../table/referee.ts'

/** The clock of the page; it counts time as it passes, whatever the time of day is set to. */
export const CLOCK: Clock = {
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds)
    return () => clearTimeout(timer)
  },
}
