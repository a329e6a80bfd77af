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

/** How long a job may be late before it is rung for here, in milliseconds. */
const SLACK = 1_000
/** What is due so soon is not worth a job. */
const SOON = 20

const rankOf = (process: string, table: TableId): string =>
  createHash('sha256').update(`${process} ${table}`).digest('hex')

/** This process at one table. */
export class Member implements Membership {
  readonly table: TableId
  readonly ears: Ears
  readonly #line: Line
  readonly #rank: string
  /** The other processes at this table, by name. */
  readonly #others = new Map<string, { readonly rank: string; readonly guests: readonly GuestId[] }>()
  #guests: readonly GuestId[] = []
  #stopAlarm: () => void = () => undefined

  constructor(table: TableId, ears: Ears, line: Line) {
    this.table = table
    this.ears = ears
    this.#line = line
    this.#rank = rankOf(line.process, table)
  }

  /** All members agree on the order, which is another at each table. */
  get leads(): boolean {
    return [...this.#others.values()].every(({ rank }) => this.#rank < rank)
  }

  get others(): ReadonlySet<GuestId> {
    return new Set([...this.#others.values()].flatMap(({ guests }) => guests))
  }

  get processes(): readonly string[] {
    return [...this.#others.keys()]
  }

  grew(seq: number): void {
    this.#line.tell(this.table, { kind: 'grown', from: this.#line.process, seq })
  }

  hosts(guests: readonly GuestId[]): void {
    this.#guests = guests
    this.announce()
  }

  announce(): void {
    this.#line.announce(this.table, this.#guests)
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
    this.#stopAlarm()
    this.#line.withdrawFrom(this)
  }

  // What is heard

  hear(message: Message): void {
    if (message.kind === 'ring') return this.leads ? this.ears.ring() : undefined
    if (message.from === this.#line.process) return
    if (message.kind === 'grown') return this.ears.grown(message.seq)
    if (message.kind === 'present') this.know(message.from, message.guests)
    else this.#others.delete(message.from)
    this.ears.changed()
  }

  know(process: string, guests: readonly GuestId[]): void {
    this.#others.set(process, { rank: rankOf(process, this.table), guests })
  }

  /** A process is gone. */
  miss(process: string): void {
    if (this.#others.delete(process)) this.ears.changed()
  }
}
