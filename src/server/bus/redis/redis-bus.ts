import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { GuestId, TableId } from '../../store/store.ts'
import { TIME, type Time } from '../../time.ts'
import type { Bus, Ears, Membership } from '../bus.ts'
import { BEAT, Beats, DEAD } from './beats.ts'
import { JobAlarms } from './job-alarms.ts'
import { type Line, Member } from './member.ts'
import { BEATS, channelOf, depositKey, type Message, membersKey, processKey, tableOf } from './messages.ts'

interface Wishes {
  /** As `redis://host:6379`. */
  readonly url: string
  readonly time?: Time
}

const LONGEST_PAUSE = 1_000
/** How long anybody waits for Redis, in milliseconds. */
const PATIENCE = 2_000
/** Who was at a table is forgotten after a day, in seconds. */
const DAY = 86_400

const SETTINGS = {
  ...{
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    connectTimeout: PATIENCE,
  },
  retryStrategy: (tries: number) => Math.min(tries * 100, LONGEST_PAUSE),
}

/** Connects; where Redis is away, the bus goes on without the others until it is back. */
export async function openRedisBus(wishes: Wishes): Promise<Bus> {
  const bus = new RedisBus(wishes)
  await bus.opened
  return bus
}

class RedisBus implements Bus, Line {
  readonly process = randomBytes(9).toString('base64url')
  readonly time: Time
  readonly opened: Promise<unknown>
  readonly #redis: Redis
  readonly #subscriber: Redis
  readonly #alarms: JobAlarms
  readonly #beats: Beats
  readonly #members = new Map<TableId, Member>()
  #stopBeat: () => void = () => undefined
  #isClosed = false

  constructor({ url, time = TIME }: Wishes) {
    this.time = time
    this.#beats = new Beats(time)
    this.#redis = new Redis(url, SETTINGS)
    this.#subscriber = new Redis(url, SETTINGS)
    this.#alarms = new JobAlarms(url, (table) => this.#publish(channelOf(table), { kind: 'ring' }))
    const ends = [this.#redis, this.#subscriber]
    for (const end of ends) end.on('error', () => undefined)
    this.#subscriber.on('message', (channel, text) => this.#heard(channel, text))
    this.#subscriber.on('ready', () => void this.#begin().catch(() => undefined))
    this.opened = Promise.race([Promise.all(ends.map(ready)), after(PATIENCE, time)]).then(() => this.#beat())
    this.#beatLater()
  }

  get isUp(): boolean {
    return this.#redis.status === 'ready' && this.#subscriber.status === 'ready'
  }

  // Members

  async join(table: TableId, ears: Ears): Promise<Membership> {
    const member = new Member(table, ears, this)
    this.#members.set(table, member)
    await this.#subscriber.subscribe(channelOf(table)).catch(() => undefined)
    await this.#meet(member).catch(() => undefined)
    member.announce()
    return member
  }

  /** Whoever was there before, if they are still alive. */
  async #meet(member: Member): Promise<void> {
    const known = Object.entries(await this.#redis.hgetall(membersKey(member.table)))
    const others = known.filter(([process]) => process !== this.process)
    if (others.length === 0) return
    const alive = await this.#redis.mget(others.map(([process]) => processKey(process)))
    for (const [index, [process, guests]] of others.entries())
      if (alive[index] !== null) this.#know(member, process, JSON.parse(guests))
  }

  #know(member: Member, process: string, guests: readonly GuestId[]): void {
    this.#beats.heard(process)
    member.know(process, guests)
  }

  announce(table: TableId, guests: readonly GuestId[]): void {
    const key = membersKey(table)
    const kept = this.#redis.multi().hset(key, this.process, JSON.stringify(guests)).expire(key, DAY).exec()
    kept.catch(() => undefined)
    this.tell(table, { kind: 'present', from: this.process, guests })
  }

  /** Its room may be read anew at once, so only the last one leaves. */
  withdrawFrom(member: Member): void {
    const { table } = member
    if (this.#members.get(table) !== member) return
    this.#members.delete(table)
    this.#subscriber.unsubscribe(channelOf(table)).catch(() => undefined)
    this.#redis.hdel(membersKey(table), this.process).catch(() => undefined)
    this.tell(table, { kind: 'left', from: this.process })
  }

  // What is told

  tell(table: TableId, message: Message): void {
    this.#publish(channelOf(table), message).catch(() => undefined)
  }

  setJob(table: TableId, at: number, delay: number): void {
    this.#alarms.set(table, at, delay)
  }

  #publish(channel: string, message: Message): Promise<unknown> {
    return this.#redis.publish(channel, JSON.stringify(message))
  }

  #heard(channel: string, text: string): void {
    if (channel === BEATS) return this.#beats.heard(text)
    const message: Message = JSON.parse(text)
    if (message.kind === 'present') this.#beats.heard(message.from)
    this.#members.get(tableOf(channel))?.hear(message)
  }

  // Signs of life

  /** Whatever was told while it was away is lost: all is told and read anew. */
  async #begin(): Promise<void> {
    await this.#subscriber.subscribe(BEATS, ...[...this.#members.keys()].map(channelOf))
    for (const member of this.#members.values()) {
      member.announce()
      member.ears.grown(null)
    }
  }

  #beatLater(): void {
    this.#stopBeat = this.time.after(BEAT, () => {
      void this.#beat().catch(() => undefined)
      for (const process of this.#beats.dead()) for (const member of this.#members.values()) member.miss(process)
      if (!this.isUp) for (const { ears } of this.#members.values()) ears.grown(null)
      if (!this.#isClosed) this.#beatLater()
    })
  }

  /** Redis may have forgotten everything; then it is told again. */
  async #beat(): Promise<void> {
    if (!this.isUp) return
    const before = await this.#redis.set(processKey(this.process), '1', 'PX', DEAD, 'GET')
    await this.#redis.publish(BEATS, this.process)
    if (before === null) for (const member of this.#members.values()) member.announce()
  }

  // Deposits

  async deposit(name: string, text: string, milliseconds: number): Promise<void> {
    await this.#redis.set(depositKey(name), text, 'PX', milliseconds)
  }

  withdraw(name: string): Promise<string | null> {
    return this.#redis.getdel(depositKey(name))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopBeat()
    for (const member of [...this.#members.values()]) member.leave()
    await this.#redis.del(processKey(this.process)).catch(() => undefined)
    await this.#alarms.close()
    this.#redis.disconnect()
    this.#subscriber.disconnect()
  }
}

const ready = (end: Redis): Promise<unknown> => new Promise((resolve) => end.once('ready', () => resolve(null)))

const after = (milliseconds: number, time: Time): Promise<void> =>
  new Promise((resolve) => void time.after(milliseconds, resolve))
