import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { GuestId, TableId } from '../../store/store.ts'
import { TIME, type Time } from '../../time.ts'
import type { Bus, Ears, Membership } from '../bus.ts'
import { BEAT, Beats, DEAD } from './beats.ts'
import { JobAlarms } from './job-alarms.ts'
import { type Line, Member, type Present } from './member.ts'
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
/** Whoever does not hear so many signs of life of its own hears nothing. */
const DEAF = 6

/** What may have been lost: nothing, who is at the tables, or all that was told. */
type Lack = 'nothing' | 'members' | 'all'

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
  /** Tables of which something could not be told. */
  readonly #unsaid = new Set<TableId>()
  #lack: Lack = 'all'
  #isListening = false
  /** Signs of life that were sent and not heard. */
  #unheard = 0
  #stopBeat: () => void = () => undefined
  #isClosed = false

  constructor({ url, time = TIME }: Wishes) {
    this.time = time
    this.#beats = new Beats(time)
    this.#redis = new Redis(url, SETTINGS)
    this.#subscriber = new Redis(url, SETTINGS)
    this.#alarms = new JobAlarms(url, (table) => this.#publish(channelOf(table), { kind: 'ring' }))
    const ends = [this.#redis, this.#subscriber]
    for (const end of ends) end.on('error', () => undefined).on('ready', () => void this.#live())
    this.#subscriber.on('message', (channel, text) => this.#heard(channel, text))
    this.#subscriber.on('close', () => this.#deafened())
    this.opened = Promise.race([Promise.all(ends.map(ready)), after(PATIENCE, time)]).then(() => this.#live())
    this.#beatLater()
  }

  get isUp(): boolean {
    return this.#isConnected && this.#isListening
  }

  get #isConnected(): boolean {
    return this.#redis.status === 'ready' && this.#subscriber.status === 'ready'
  }

  // Members

  async join(table: TableId, ears: Ears): Promise<Membership> {
    const member = new Member(table, ears, this)
    this.#members.set(table, member)
    await this.#subscriber.subscribe(channelOf(table)).catch(() => this.#lacks('all'))
    await this.#meet(member).catch(() => this.#lacks('members'))
    member.announce()
    return member
  }

  async #meet(member: Member): Promise<void> {
    await member.meet(() => this.#present(member.table))
  }

  /** Whoever is there, if they are still alive. */
  async #present(table: TableId): Promise<Present[]> {
    const known = Object.entries(await this.#redis.hgetall(membersKey(table)))
    const others = known.filter(([process]) => process !== this.process)
    if (others.length === 0) return []
    const signs = await this.#redis.mget(others.map(([process]) => processKey(process)))
    const alive = others.filter((_, index) => signs[index] !== null)
    for (const [process] of alive) this.#lives(process)
    return alive.map(([process, guests]) => [process, JSON.parse(guests)])
  }

  announce(table: TableId, guests: readonly GuestId[]): void {
    const key = membersKey(table)
    const kept = this.#redis.multi().hset(key, this.process, JSON.stringify(guests)).expire(key, DAY).exec()
    kept.catch(() => this.#unsaid.add(table))
    this.tell(table, { kind: 'present', from: this.process, guests })
  }

  /** Its room may be read anew at once, so only the last one leaves. */
  withdrawFrom(member: Member): void {
    const { table } = member
    if (this.#members.get(table) !== member) return
    this.#members.delete(table)
    this.#subscriber.unsubscribe(channelOf(table)).catch(() => undefined)
    this.#sayLeft(table)
  }

  #sayLeft(table: TableId): void {
    this.#redis.hdel(membersKey(table), this.process).catch(() => this.#unsaid.add(table))
    this.tell(table, { kind: 'left', from: this.process })
  }

  // What is told

  tell(table: TableId, message: Message): void {
    this.#publish(channelOf(table), message).catch(() => this.#unsaid.add(table))
  }

  setJob(table: TableId, at: number, delay: number): void {
    this.#alarms.set(table, at, delay)
  }

  #publish(channel: string, message: Message): Promise<unknown> {
    return this.#redis.publish(channel, JSON.stringify(message))
  }

  #sayAgain(): void {
    const unsaid = [...this.#unsaid]
    this.#unsaid.clear()
    for (const table of unsaid) {
      const member = this.#members.get(table)
      if (member) member.retell()
      else this.#sayLeft(table)
    }
  }

  // What is heard

  #heard(channel: string, text: string): void {
    if (channel === BEATS) return this.#lives(text)
    const message: Message = JSON.parse(text)
    if (message.kind === 'present') this.#lives(message.from)
    this.#members.get(tableOf(channel))?.hear(message)
  }

  /** One that is new, or was taken for dead, may be at any table. */
  #lives(process: string): void {
    if (process === this.process) this.#unheard = 0
    else if (!this.#beats.heard(process)) this.#lacks('members')
  }

  #lacks(lack: Lack): void {
    if (this.#lack !== 'all') this.#lack = lack
  }

  #deafened(): void {
    this.#isListening = false
    this.#lacks('all')
  }

  /** Learns again what may have been lost; what cannot be learned now is learned with the next beat. */
  async #learn(): Promise<void> {
    const lack = this.#lack
    if (lack === 'nothing' || !this.#isConnected) return
    this.#lack = 'nothing'
    try {
      if (lack === 'all') await this.#listen()
      await Promise.all([...this.#members.values()].map((member) => this.#meetAgain(member, lack)))
    } catch {
      this.#lacks(lack)
    }
  }

  async #listen(): Promise<void> {
    await this.#subscriber.subscribe(BEATS, ...[...this.#members.keys()].map(channelOf))
    this.#isListening = true
    this.#unheard = 0
  }

  async #meetAgain(member: Member, lack: Lack): Promise<void> {
    await this.#meet(member)
    if (this.#members.get(member.table) !== member) return
    if (lack === 'all') {
      member.announce()
      member.ears.grown(null)
    }
    member.ears.changed()
  }

  // Signs of life

  #beatLater(): void {
    this.#stopBeat = this.time.after(BEAT, () => {
      void this.#live()
      for (const process of this.#beats.dead()) for (const member of this.#members.values()) member.miss(process)
      if (!this.isUp) for (const { ears } of this.#members.values()) ears.grown(null)
      if (!this.#isClosed) this.#beatLater()
    })
  }

  /** Shows that it lives, and makes up for what was lost. Where Redis is away, that is done when it is back. */
  async #live(): Promise<void> {
    if (!this.#isConnected || this.#isClosed) return
    await this.#beat().catch(() => undefined)
    await this.#learn()
  }

  /** Redis may have forgotten everything; then it is told again. */
  async #beat(): Promise<void> {
    if (this.#isListening && ++this.#unheard > DEAF) this.#reconnect()
    const before = await this.#redis.set(processKey(this.process), '1', 'PX', DEAD, 'GET')
    await this.#redis.publish(BEATS, this.process)
    if (before === null) for (const member of this.#members.values()) member.announce()
    this.#sayAgain()
  }

  /** A connection that was cut somewhere on the way says nothing of it. */
  #reconnect(): void {
    this.#deafened()
    for (const end of [this.#redis, this.#subscriber]) end.disconnect(true)
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
    await this.#alarms.close(after(PATIENCE, this.time))
    this.#redis.disconnect()
    this.#subscriber.disconnect()
  }
}

const ready = (end: Redis): Promise<unknown> => new Promise((resolve) => end.once('ready', () => resolve(null)))

const after = (milliseconds: number, time: Time): Promise<void> =>
  new Promise((resolve) => void time.after(milliseconds, resolve))
