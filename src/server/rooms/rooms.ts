import { createHash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Random } from '../../engine/random.ts'
import { commitmentOf } from '../../fair/secret.ts'
import { LIBRARY, MANIFESTS } from '../../games/index.ts'
import { newCode, readCode } from '../../protocol/live/code.ts'
import type { TableHead, TablePlan } from '../../protocol/live/plan.ts'
import { readRecord } from '../../protocol/record.ts'
import type { Bus, Ears } from '../bus/bus.ts'
import { InProcessBus } from '../bus/in-process.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Metrics } from '../watch/metrics.ts'
import type { Answerable } from './answers.ts'
import { Attendance } from './attendance.ts'
import type { Listener } from './audience.ts'
import { ServerBots, type Thinkers } from './bots.ts'
import type { Loss } from './journal.ts'
import type { Pace } from './pace.ts'
import { Room } from './room.ts'
import type { RoomParts } from './room-parts.ts'

export interface Hosting {
  readonly store: Store
  readonly time: Time
  /** To other processes with the same tables; without it there are none. */
  readonly bus?: Bus
  readonly thinkers: Thinkers
  readonly pace: Pace
  readonly grace: number
  readonly log?: Logger
  readonly metrics?: Pick<Metrics, 'kept' | 'lost'>
  /** Told what went wrong inside. */
  readonly onBroken?: (error: unknown) => void
  /** What no two tables share, and all dice come from; a test knows it beforehand. */
  readonly newIdentity?: () => Identity
}

interface Identity {
  readonly id: string
  readonly code: string
  readonly secret: string
}

/** How long a room stays in memory when nobody is there, in milliseconds. */
const KEPT = 30_000
/** How long a store is left alone that has taken nothing, in milliseconds. */
export const REFUSED = 500
const SECRET_BYTES = 32
const ID_BYTES = 15
const TRIES = 20

const systemRandom: Random = () => randomBytes(4).readUInt32LE()

/** The tables of this process: opened when somebody comes, and forgotten when all have left. */
export class Rooms {
  readonly #hosting: Hosting
  readonly #bus: Bus
  readonly #rooms = new Map<string, Promise<Room | null>>()
  /** The game of each table that is in memory. */
  readonly #games = new Map<string, string>()
  readonly #attendances = new Set<Attendance>()
  #isClosed = false

  constructor(hosting: Hosting) {
    this.#hosting = hosting
    this.#bus = hosting.bus ?? new InProcessBus(hosting.time)
  }

  /** A new table. Its secret exists from here on, and its commitment is shown to whoever looks. */
  async open(plan: TablePlan, host: string): Promise<TableHead> {
    const { store, time, newIdentity = systemIdentity } = this.#hosting
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const row = newRow(plan, host, time.now(), newIdentity())
      if ((await store.create(row)) === 'created') return headOf(row)
    }
    throw new Error('no code was free')
  }

  /** The table after another. The store decides who opens it, so that there is one. */
  async openNext(plan: TablePlan, host: string, previous: string): Promise<TableHead> {
    const { store, time, newIdentity = systemIdentity } = this.#hosting
    const id = nextId(previous)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const row = newRow({ ...plan, previous }, host, time.now(), { ...newIdentity(), id })
      if ((await store.create(row)) === 'created') return headOf(row)
      const known = await store.table(id)
      if (known) return headOf(known)
    }
    throw new Error('no code was free')
  }

  /** Leads those who are at a table to the next one; where other processes are quicker, the table is read and told again. */
  async lead(table: string, next: string): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const room = await this.room(table)
      if (!room || (await room.follow(next))) return
    }
  }

  /** Null where there is no such table. */
  async find(codeOrId: string): Promise<TableRow | null> {
    const code = readCode(codeOrId)
    const { store } = this.#hosting
    return (code && (await store.byCode(code))) || store.table(codeOrId)
  }

  /** The room of a table, read from the store if it is not here yet. */
  async room(codeOrId: string): Promise<Room | null> {
    const row = this.#isClosed ? null : await this.find(codeOrId)
    if (!row) return null
    const known = this.#rooms.get(row.id)
    if (known) return known
    const opening = this.#read(row)
    this.#rooms.set(row.id, opening)
    opening.then(
      (room) => this.#forgetLater(room, opening),
      () => this.#rooms.delete(row.id),
    )
    return opening
  }

  async #read(row: TableRow): Promise<Room> {
    const { store, thinkers, log, metrics, ...rest } = this.#hosting
    const head = headOf(row)
    const { game, rulesVersion, options, board, seats } = head.plan
    const opened = await readRecord({ game, rulesVersion, options, board, seats }, LIBRARY)
    if (!opened.ok) throw new Error(`the plan of a table cannot be read: ${opened.fault.code}`)
    const manifest = MANIFESTS[game]!
    const bots = new ServerBots(manifest.game, await manifest.thinking(), thinkers)
    const ears = new LateEars()
    const membership = await this.#bus.join(row.id, ears)
    const parts = { row, head, manifest, opened: opened.value, store, bots, membership, ...rest }
    const onKept = (count: number) => metrics?.kept(game, count)
    const onLoss: RoomParts<Room>['onLoss'] = (lost, loss, unanswered) => void this.#lost(lost, loss, unanswered)
    try {
      const room = new Room({ ...parts, onLoss, onKept }, await store.events(row.id, 0))
      log?.info({ table: row.id, game, events: room.seq }, 'table read')
      this.#games.set(row.id, game)
      ears.hear(room)
      room.changed()
      return room
    } catch (error) {
      membership.leave()
      throw error
    }
  }

  /** Brings a connection to a table; null where there is none. */
  async attend(codeOrId: string, listener: Listener, since: number): Promise<Attendance | null> {
    let room = await this.#newest(codeOrId)
    while (room?.isClosed) room = await this.#newest(codeOrId)
    if (!room) return null
    const attendance: Attendance = new Attendance(room, listener, () => this.#attendances.delete(attendance))
    this.#attendances.add(attendance)
    room.join(listener, since)
    return attendance
  }

  /** A room that has all that is durable; it may be closed while that is read. */
  async #newest(codeOrId: string): Promise<Room | null> {
    const room = await this.room(codeOrId)
    if (room && this.#hosting.bus) await room.catchUp()
    return room
  }

  /** Looks now and then whether anybody is there; who comes back soon finds the room as it was. */
  #forgetLater(room: Room, opening: Promise<Room | null>): void {
    this.#hosting.time.after(KEPT, () => {
      if (this.#isClosed || this.#rooms.get(room.head.id) !== opening) return
      if (!room.isIdle) return this.#forgetLater(room, opening)
      room.close()
      this.#forget(room.head.id)
    })
  }

  #forget(table: string): void {
    this.#rooms.delete(table)
    this.#games.delete(table)
  }

  /** Reads a table anew whose room could not keep something; those who were there stay. */
  async #lost(room: Room, loss: Loss, unanswered: readonly Answerable[]): Promise<void> {
    this.#hosting.log?.warn({ table: room.head.id, loss }, 'table lost, and read anew')
    this.#hosting.metrics?.lost(loss)
    this.#forget(room.head.id)
    const there = [...this.#attendances].filter((attendance) => attendance.room === room)
    let again = await this.#again(room.head.id, loss)
    while (again?.isClosed) again = await this.#again(room.head.id, loss)
    for (const attendance of there) attendance.move(again, loss)
    if (!again) return
    for (const { listener, request } of unanswered) there.find((attendance) => attendance.isOf(listener))?.ask(request)
  }

  /** The next room of a table; what a bot does there may be lost at once. Null: there is none. */
  async #again(table: string, loss: Loss): Promise<Room | null> {
    const { time } = this.#hosting
    if (loss === 'broken') return null
    if (loss === 'disk') await new Promise<void>((resolve) => void time.after(REFUSED, resolve))
    return this.room(table).catch(() => null)
  }

  /** How many tables of each game are in memory. */
  get byGame(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const game of this.#games.values()) counts[game] = (counts[game] ?? 0) + 1
    return counts
  }

  /** When all that was asked for is answered, or after so long. */
  async settled(patience: number): Promise<void> {
    const rooms = (await Promise.allSettled(this.#rooms.values())).flatMap((room) =>
      room.status === 'fulfilled' && room.value ? [room.value.settled()] : [],
    )
    const { time } = this.#hosting
    await Promise.race([Promise.all(rooms), new Promise<void>((resolve) => void time.after(patience, resolve))])
  }

  /** Nothing happens here any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    const rooms = await Promise.allSettled(this.#rooms.values())
    for (const room of rooms) if (room.status === 'fulfilled') room.value?.close()
  }
}

/** What is told of a table while its log is still being read; the log has it, or it is told again. */
class LateEars implements Ears {
  #ears: Ears | null = null
  #seq = 0

  hear(ears: Ears): void {
    this.#ears = ears
    if (this.#seq > 0) ears.grown(this.#seq)
  }

  grown(seq: number | null): void {
    if (this.#ears) return this.#ears.grown(seq)
    this.#seq = Math.max(this.#seq, seq ?? 0)
  }

  changed(): void {
    this.#ears?.changed()
  }

  ring(): void {
    this.#ears?.ring()
  }
}

const nextId = (previous: string): string =>
  createHash('sha256').update(`${previous} next`).digest().subarray(0, ID_BYTES).toString('base64url')

const systemIdentity = (): Identity => ({
  id: randomBytes(ID_BYTES).toString('base64url'),
  code: newCode(systemRandom),
  secret: randomBytes(SECRET_BYTES).toString('hex'),
})

function newRow(plan: TablePlan, host: string, created: number, identity: Identity): TableRow {
  const commitment = commitmentOf(identity.secret)
  return { ...identity, plan: JSON.stringify(plan), isPublic: plan.isPublic, host, commitment, created }
}

export const headOf = ({ id, code, plan, host, commitment, created }: TableRow): TableHead => ({
  ...{ id, code, plan: JSON.parse(plan), host, commitment, created },
})
