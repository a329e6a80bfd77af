import { GAMES, LIBRARY } from '../../src/games/index.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import type { Hello, Request, Sees } from '../../src/protocol/live/requests.ts'
import { readRecord } from '../../src/protocol/record.ts'
import type { Attendance } from '../../src/server/rooms/attendance.ts'
import type { Listener } from '../../src/server/rooms/audience.ts'
import type { Rooms } from '../../src/server/rooms/rooms.ts'
import { FakeClock } from '../../src/table/testing/fixtures.ts'
import type { Play } from '../../src/web/games/play.ts'
import type { Ears, Socket } from '../../src/web/table/store/live/line.ts'
import { LiveTable } from '../../src/web/table/store/live/live-table.ts'
import type { Stage } from '../../src/web/table/store/live/seen-game.ts'

/** What becomes of a message on its way: it comes, comes twice, or is lost with the whole connection. */
export type Fate = 'comes' | 'twice' | 'lost'

interface Network {
  rooms(): Rooms
  fate(): Fate
}

/** One connection without a socket: a listener at the table, and the ears of a page. */
class Connection implements Listener {
  readonly guest: string
  readonly #network: Network
  readonly #ears: Ears
  sees: Sees = 'entries'
  seen = 0
  #attendance: Attendance | null = null
  readonly #early: Request[] = []
  #isGreeted = false
  isUp = true

  constructor(guest: string, network: Network, ears: Ears) {
    this.guest = guest
    this.#network = network
    this.#ears = ears
    queueMicrotask(() => this.isUp && ears.opened())
  }

  /** To the page. */
  send(text: string): void {
    this.#pass(() => this.#ears.heard(text))
  }

  /** From the page. */
  take(text: string): void {
    const message: Hello | Request = JSON.parse(text)
    this.#pass(() => void (message.kind === 'hello' ? this.#greeted(message) : this.#asked(message)))
  }

  #pass(come: () => void): void {
    const fate = this.isUp ? this.#network.fate() : 'lost'
    if (fate === 'lost') return this.end()
    come()
    if (fate === 'twice' && this.isUp) come()
  }

  #asked(request: Request): void {
    if (this.#attendance) this.#attendance.ask(request)
    else this.#early.push(request)
  }

  async #greeted({ table, since, sees = 'entries' }: Hello): Promise<void> {
    if (this.#isGreeted) return
    this.#isGreeted = true
    this.sees = sees
    const attendance = await this.#network.rooms().attend(table, this, since)
    this.#attendance = attendance
    if (!this.isUp) return attendance?.leave()
    for (const request of this.#early) attendance?.ask(request)
  }

  end(): void {
    if (!this.isUp) return
    this.isUp = false
    this.#attendance?.leave()
    queueMicrotask(() => this.#ears.closed())
  }
}

/** The page of one guest at a table, on a clock that stands still, over a wire that can be cut. */
export class Page {
  readonly clock = new FakeClock()
  readonly live: LiveTable
  readonly #guest: string
  readonly #rooms: () => Rooms
  /** What becomes of each message; all come unless somebody says otherwise. */
  fate: () => Fate = () => 'comes'
  #connection: Connection | null = null
  #ids = 0

  constructor(rooms: () => Rooms, guest: string, table: string) {
    this.#rooms = rooms
    this.#guest = guest
    this.live = new LiveTable({
      table,
      clock: this.clock,
      dial: (ears) => this.#dial(ears),
      newId: () => `${guest}-${this.#ids++}`,
      introduce: async () => undefined,
      now: () => 0,
      dice: () => 0,
      stage: stageOf,
      record: () => Promise.reject(new Error('no record here')),
      finished: () => Promise.reject(new Error('no record here')),
    })
    this.live.start()
  }

  get store() {
    return this.live.company()?.store ?? null
  }

  #dial(ears: Ears): Socket {
    const network = { rooms: this.#rooms, fate: () => this.fate() }
    const connection = new Connection(this.#guest, network, ears)
    this.#connection = connection
    return { send: (text) => connection.take(text), close: () => connection.end() }
  }

  /** Whether nothing happens before it dials again. */
  get isWaiting(): boolean {
    return this.#connection?.isUp === false
  }

  cut(): void {
    this.#connection?.end()
  }
}

/** As long as the longest pause between two tries. */
const PAUSE = 4000
const IN_VAIN = 20_000

/** Resolves when this holds; for pages that wait until they may dial again time passes by itself. */
export async function until(pages: readonly Page[], holds: () => boolean): Promise<void> {
  const end = performance.now() + IN_VAIN
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${pages.map(({ live }) => live.state)}`)
    await new Promise((resolve) => setImmediate(resolve))
    for (const { isWaiting, clock } of pages) if (isWaiting) clock.goOn(PAUSE)
  }
}

async function stageOf({ plan }: TableHead): Promise<Stage> {
  const { game, rulesVersion, options, board, seats } = plan
  const read = await readRecord({ game, rulesVersion, options, board, seats }, LIBRARY)
  if (!read.ok) throw new Error(read.fault.code)
  const play = { game: GAMES[game]!, thrown: () => null } as unknown as Play
  return { play, table: read.value.table }
}
