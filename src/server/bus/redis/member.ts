import { createHash } from 'node:crypto'
import type { GuestId, TableId } from '../../store/store.ts'
import type { Time } from '../../time.ts'
import type { Ears, Membership } from '../bus.ts'
import type { Message } from './messages.ts'

/** What a member needs of its bus. */
export interface Line {
  readonly process: string
  readonly time: Time
  readonly isUp: boolean
  tell(table: TableId, message: Message): void
  /** Keeps who is here, for those who come later, and tells those who are there. */
  announce(table: TableId, guests: readonly GuestId[]): void
  withdrawFrom(member: Member): void
  setJob(table: TableId, at: number, delay: number): void
}

/** A process that is at a table, and who is connected there. */
export type Present = readonly [process: string, guests: readonly GuestId[]]

/** How long a job may be late before it is rung for here, in milliseconds. */
const SLACK = 1_000
/** What is due so soon is not worth a job. */
const SOON = 20

const rankOf = (process: string, table: TableId): string =>
  createHash('sha256').update(`${process} ${table}`).digest('hex')

interface Other {
  /** Null: nothing is heard of it, so nothing is left to it. */
  readonly rank: string | null
  readonly guests: readonly GuestId[]
}

/** This process at one table. */
export class Member implements Membership {
  readonly table: TableId
  readonly ears: Ears
  readonly #line: Line
  readonly #rank: string
  /** The other processes at this table, by name. */
  readonly #others = new Map<string, Other>()
  /** Who was heard since each of the meetings began that are not over. */
  readonly #meetings = new Set<Set<string>>()
  #guests: readonly GuestId[] = []
  #hasLeft = false
  #stopAlarm: () => void = () => undefined

  constructor(table: TableId, ears: Ears, line: Line) {
    this.table = table
    this.ears = ears
    this.#line = line
    this.#rank = rankOf(line.process, table)
  }

  /** All members agree on the order, which is another at each table. */
  get leads(): boolean {
    return [...this.#others.values()].every(({ rank }) => rank === null || this.#rank < rank)
  }

  get others(): ReadonlySet<GuestId> {
    return new Set([...this.#others.values()].flatMap(({ guests }) => guests))
  }

  grew(seq: number): void {
    this.#line.tell(this.table, { kind: 'grown', from: this.#line.process, seq })
  }

  hosts(guests: readonly GuestId[]): void {
    this.#guests = guests
    this.announce()
  }

  /** Whoever has left must not be taken for present again, or nobody would lead in its place. */
  announce(): void {
    if (!this.#hasLeft) this.#line.announce(this.table, this.#guests)
  }

  /** The job comes first; where there is none, or it is lost, the time of this process counts. */
  alarm(at: number | null): void {
    this.#stopAlarm()
    this.#stopAlarm = () => undefined
    if (at === null) return
    const { time, isUp } = this.#line
    const delay = at - time.now()
    const isJob = isUp && delay > SOON
    if (isJob) this.#line.setJob(this.table, at, delay)
    this.#stopAlarm = time.after(Math.max(0, delay) + (isJob ? SLACK : 0), () => this.ears.ring())
  }

  leave(): void {
    this.#hasLeft = true
    this.#stopAlarm()
    this.#line.withdrawFrom(this)
  }

  /** What was told may have been lost. */
  retell(): void {
    this.announce()
    this.#line.tell(this.table, { kind: 'grown', from: this.#line.process, seq: null })
  }

  // What is heard

  hear(message: Message): void {
    if (message.kind === 'ring') return this.leads ? this.ears.ring() : undefined
    if (message.from === this.#line.process) return
    if (message.kind === 'grown') return this.ears.grown(message.seq)
    for (const heard of this.#meetings) heard.add(message.from)
    if (message.kind === 'present') this.#know(message.from, message.guests)
    else this.#others.delete(message.from)
    this.ears.changed()
  }

  /** Learns who is there. Of whom something was heard while that was read, it counts more than what was read. */
  async meet(read: () => Promise<readonly Present[]>): Promise<void> {
    const heard = new Set<string>()
    this.#meetings.add(heard)
    const there = await read().finally(() => this.#meetings.delete(heard))
    for (const process of this.#others.keys()) if (!heard.has(process)) this.#others.delete(process)
    for (const [process, guests] of there) if (!heard.has(process)) this.#know(process, guests)
  }

  #know(process: string, guests: readonly GuestId[]): void {
    this.#others.set(process, { rank: rankOf(process, this.table), guests })
  }

  /** Nothing is heard of a process. Its guests are gone with it, unless it is we who hear nothing. */
  miss(process: string): void {
    const other = this.#others.get(process)
    if (!other) return
    if (this.#line.isUp) this.#others.delete(process)
    else this.#others.set(process, { ...other, rank: null })
    this.ears.changed()
  }
}
