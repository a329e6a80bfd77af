import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seeded } from '../../src/engine/random.ts'
import { GAMES } from '../../src/games/index.ts'
import { newCode } from '../../src/protocol/live/code.ts'
import type { TablePlan } from '../../src/protocol/live/plan.ts'
import type { Farewell, Sight } from '../../src/protocol/live/replies.ts'
import type { Sees } from '../../src/protocol/live/requests.ts'
import type { Attendance } from '../../src/server/rooms/attendance.ts'
import type { Listener } from '../../src/server/rooms/audience.ts'
import { Thinkers } from '../../src/server/rooms/bots.ts'
import { type Hosting, Rooms } from '../../src/server/rooms/rooms.ts'
import type { Store } from '../../src/server/store/store.ts'
import { ensureBuilt } from '../../tools/build-cli.mjs'
import { newFolder, openIn } from '../contract/store/place.ts'
import { StandingTime } from './standing-time.ts'
import { Talker } from './talker.ts'

export const BOT_WORKER = pathToFileURL(join(await ensureBuilt(), 'bot-worker.js'))

/** Nothing waits for anything. */
export const AT_ONCE = { act: 0, dice: 0, window: 0, between: 0 }
export const GRACE = 60_000

/** The same tables in every run, and so the same dice. */
export function identities() {
  let count = 0
  const random = seeded(1)
  return () => ({ id: `table-of-a-test-${count++}`, code: newCode(random), secret: 'd1'.repeat(32) })
}

export const planFor = (game: string, differs: Partial<TablePlan> = {}): TablePlan => ({
  game,
  rulesVersion: GAMES[game]!.rulesVersion,
  options: {},
  seats: 2,
  clock: 'none',
  isPublic: false,
  isRated: false,
  bots: 'random',
  ...differs,
})

/** Somebody at a table, without a socket in between. */
export class Visitor extends Talker implements Listener {
  readonly guest: string
  readonly sees: Sees
  seen = 0
  left: Farewell | null = null
  attendance: Attendance | null = null

  constructor(guest: string, sees: Sees = 'entries') {
    super((text) => this.attendance!.ask(JSON.parse(text)))
    this.guest = guest
    this.sees = sees
  }

  send(text: string): void {
    this.hear(text)
  }

  end(code: Farewell): void {
    this.left = code
  }

  get sights(): Sight[] {
    return this.heard.filter((message) => message.kind === 'sight')
  }

  leave(): void {
    this.attendance?.leave()
    this.attendance = null
  }
}

/** A server's rooms over a real store, without its sockets. */
export class Stage {
  readonly time: StandingTime
  readonly store: Store
  readonly rooms: Rooms
  readonly #thinkers: Thinkers
  readonly #folder: ReturnType<typeof newFolder>

  private constructor(store: Store, folder: Stage['folder'], differs: Partial<Hosting>, time: StandingTime) {
    this.time = time
    this.store = store
    this.#folder = folder
    this.#thinkers = new Thinkers(BOT_WORKER, 1, seeded(1))
    this.rooms = new Rooms({ store, time, thinkers: this.#thinkers, pace: AT_ONCE, grace: GRACE, ...differs })
  }

  get folder() {
    return this.#folder
  }

  static async open(
    differs: Partial<Hosting> = { newIdentity: identities() },
    folder = newFolder(),
    time = new StandingTime(),
  ): Promise<Stage> {
    return new Stage(await openIn(folder.folder), folder, differs, time)
  }

  /** The same tables in another process. */
  async again(differs: Partial<Hosting> = {}): Promise<Stage> {
    await this.#stop()
    return Stage.open(differs, this.#folder, this.time)
  }

  async #stop(): Promise<void> {
    await this.rooms.close()
    await this.#thinkers.close()
    await this.store.close()
  }

  async close(): Promise<void> {
    await this.#stop()
    this.#folder.clear()
  }

  async visit(table: string, guest: string, since = 0, sees: Sees = 'entries'): Promise<Visitor> {
    const visitor = new Visitor(guest, sees)
    await this.attend(visitor, table, since)
    return visitor
  }

  async attend(visitor: Visitor, table: string, since = 0): Promise<void> {
    const welcome = visitor.next(({ kind }) => kind === 'welcome')
    visitor.attendance = await this.rooms.attend(table, visitor, since)
    if (visitor.attendance) await welcome
  }

  /** A table at which these guests sit, the first of them as host; nobody has begun. */
  async seated(plan: TablePlan, guests: readonly string[], sees: Sees = 'entries'): Promise<Visitor[]> {
    const { code } = await this.rooms.open(plan, guests[0]!)
    const visitors = await Promise.all(guests.map((guest) => this.visit(code, guest, 0, sees)))
    for (const [seat, visitor] of visitors.entries())
      await visitor.ask({ kind: 'sit', seat, name: visitor.guest, string: `string-of-${visitor.guest}` })
    return visitors
  }

  async begun(plan: TablePlan, guests: readonly string[], sees: Sees = 'entries'): Promise<Visitor[]> {
    const visitors = await this.seated(plan, guests, sees)
    const began = visitors.map((visitor) => visitor.next(({ kind }) => kind === 'events'))
    await visitors[0]!.ask({ kind: 'begin' })
    await Promise.all(began)
    return visitors
  }
}
