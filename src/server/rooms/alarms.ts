import type { Membership } from '../bus/bus.ts'
import type { Time } from '../time.ts'

interface Alarm {
  readonly at: number
  readonly ring: () => void
}

/** All times that a room waits for, over the one alarm of its table. */
export class Alarms implements Time {
  readonly now: () => number
  readonly #membership: Pick<Membership, 'alarm'>
  readonly #alarms = new Set<Alarm>()
  #set: number | null = null

  constructor({ now }: Pick<Time, 'now'>, membership: Pick<Membership, 'alarm'>) {
    this.now = now
    this.#membership = membership
  }

  after = (milliseconds: number, ring: () => void): (() => void) => {
    const alarm = { at: this.now() + milliseconds, ring }
    this.#alarms.add(alarm)
    this.#reset()
    return () => {
      if (this.#alarms.delete(alarm)) this.#reset()
    }
  }

  /** Whatever is due; an alarm that came too early does nothing, and another comes. */
  ring(): void {
    const now = this.now()
    const due = [...this.#alarms].filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
    this.#set = null
    for (const alarm of due) if (this.#alarms.delete(alarm)) alarm.ring()
    this.#reset()
  }

  #reset(): void {
    const next = this.#alarms.size === 0 ? null : Math.min(...[...this.#alarms].map(({ at }) => at))
    if (next === this.#set) return
    this.#set = next
    this.#membership.alarm(next)
  }
}
