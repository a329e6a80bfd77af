import type { GuestId, TableId } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Bus, Ears, Membership } from './bus.ts'
import { Deposits } from './deposits.ts'

/** The bus of one process: whoever is at a table is here. */
export class InProcessBus implements Bus {
  readonly isUp = true
  readonly #time: Time
  readonly #deposits: Deposits
  readonly #tables = new Map<TableId, Set<Member>>()

  constructor(time: Time) {
    this.#time = time
    this.#deposits = new Deposits(time)
  }

  async join(table: TableId, ears: Ears): Promise<Membership> {
    const members = this.#tables.get(table) ?? new Set()
    this.#tables.set(table, members)
    const gone = () => members.size === 0 && this.#tables.get(table) === members && this.#tables.delete(table)
    return new Member(members, ears, this.#time, gone)
  }

  async deposit(name: string, text: string, milliseconds: number): Promise<void> {
    this.#deposits.put(name, text, milliseconds)
  }

  async withdraw(name: string): Promise<string | null> {
    return this.#deposits.take(name)
  }

  async close(): Promise<void> {
    for (const members of [...this.#tables.values()]) for (const member of [...members]) member.leave()
  }
}

const NOBODY: ReadonlySet<GuestId> = new Set()

class Member implements Membership {
  readonly #members: Set<Member>
  readonly #time: Time
  readonly #onGone: () => void
  readonly ears: Ears
  guests: readonly GuestId[] = []
  #stopAlarm: () => void = () => undefined

  constructor(members: Set<Member>, ears: Ears, time: Time, onGone: () => void) {
    this.#members = members
    this.#time = time
    this.#onGone = onGone
    this.ears = ears
    members.add(this)
  }

  get #others(): Member[] {
    return [...this.#members].filter((member) => member !== this)
  }

  /** Whoever has been here longest. */
  get leads(): boolean {
    return this.#members.values().next().value === this
  }

  get others(): ReadonlySet<GuestId> {
    if (this.#members.size === 1) return NOBODY
    return new Set(this.#others.flatMap(({ guests }) => guests))
  }

  grew(seq: number): void {
    for (const { ears } of this.#others) queueMicrotask(() => ears.grown(seq))
  }

  hosts(guests: readonly GuestId[]): void {
    this.guests = guests
    this.#tellChange()
  }

  #tellChange(): void {
    for (const { ears } of this.#others) queueMicrotask(() => ears.changed())
  }

  alarm(at: number | null): void {
    this.#stopAlarm()
    const wait = at === null ? null : Math.max(0, at - this.#time.now())
    this.#stopAlarm = wait === null ? () => undefined : this.#time.after(wait, () => this.ears.ring())
  }

  leave(): void {
    this.#stopAlarm()
    if (!this.#members.delete(this)) return
    this.#tellChange()
    this.#onGone()
  }
}
