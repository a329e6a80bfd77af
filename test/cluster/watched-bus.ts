import type { Bus, Ears, Membership } from '../../src/server/bus/bus.ts'
import type { Time } from '../../src/server/time.ts'

interface Seen {
  readonly membership: Membership
  alarm: number | null
}

/** A bus that can be asked what this process believes of a table. */
export class WatchedBus implements Bus {
  readonly #bus: Bus
  readonly #seen = new Map<string, Seen>()

  readonly #time: Pick<Time, 'now'>

  constructor(bus: Bus, time: Pick<Time, 'now'>) {
    this.#bus = bus
    this.#time = time
  }

  get isUp(): boolean {
    return this.#bus.isUp
  }

  async join(table: string, ears: Ears): Promise<Membership> {
    const membership = await this.#bus.join(table, ears)
    const seen: Seen = { membership, alarm: null }
    this.#seen.set(table, seen)
    const alarm = (at: number | null): void => {
      seen.alarm = at
      membership.alarm(at)
    }
    const leave = (): void => {
      if (this.#seen.get(table) === seen) this.#seen.delete(table)
      membership.leave()
    }
    return watched(membership, { alarm, leave })
  }

  deposit(name: string, text: string, milliseconds: number): Promise<void> {
    return this.#bus.deposit(name, text, milliseconds)
  }

  withdraw(name: string): Promise<string | null> {
    return this.#bus.withdraw(name)
  }

  close(): Promise<void> {
    return this.#bus.close()
  }

  told(table: string): string {
    const seen = this.#seen.get(table)
    const bus = this.isUp ? '' : ', without Redis'
    if (!seen) return `is not at this table${bus}`
    const { membership, alarm } = seen
    const due = alarm === null ? 'no alarm' : `an alarm in ${alarm - this.#time.now()} ms`
    return `${membership.leads ? 'leads' : 'follows'}, ${due}, elsewhere are [${[...membership.others]}]${bus}`
  }
}

const watched = (membership: Membership, { alarm, leave }: Pick<Membership, 'alarm' | 'leave'>): Membership => ({
  get leads() {
    return membership.leads
  },
  get others() {
    return membership.others
  },
  grew: (seq) => membership.grew(seq),
  hosts: (guests) => membership.hosts(guests),
  alarm,
  leave,
})
