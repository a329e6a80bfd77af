import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { sentence } from '../../engine/sentence.ts'
import type { Fault } from '../../protocol/fault.ts'
import { readRequest } from '../../protocol/live/read-request.ts'
import type { Bye, Denied, Farewell } from '../../protocol/live/replies.ts'
import { Hello, Request, type Sees, VERSION } from '../../protocol/live/requests.ts'
import { LIVE_WORDS } from '../../protocol/live/words.ts'
import { shaped } from '../../protocol/shape.ts'
import { FILE_WORDS } from '../../protocol/words.ts'
import { speaker } from '../../words/say.ts'
import type { Guests } from '../guests.ts'
import type { Attendance } from '../rooms/attendance.ts'
import type { Listener } from '../rooms/audience.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Time } from '../time.ts'
import { Allowance, type Rate } from './allowance.ts'
import { Outlet } from './outlet.ts'

export interface Limits {
  readonly messages: Rate
  /** Bytes that wait for a client which does not read them. */
  readonly waiting: number
  /** Milliseconds until the first message. */
  readonly hello: number
  /** Milliseconds between two signs of life. */
  readonly beat: number
  readonly connectionsOfAddress: number
  readonly connections: number
}

export const LIMITS: Limits = {
  messages: { atOnce: 200, aSecond: 50 },
  waiting: 4_000_000,
  hello: 10_000,
  beat: 30_000,
  connectionsOfAddress: 200,
  connections: 50_000,
}

export interface Parts {
  readonly rooms: Rooms
  readonly guests: Guests
  readonly time: Time
  readonly limits: Limits
  /** What the request for the connection has shown. */
  readonly token: string | undefined
}

const MOST_EARLY = 20
/** The server is being restarted: come again. */
const RESTART = 1012
const POLICY = 1008
const say = speaker({ ...FILE_WORDS, ...LIVE_WORDS })

/** One socket: greets, and then asks its table for what the client wants. */
export class Connection implements Listener {
  readonly #socket: WebSocket
  readonly #outlet: Outlet
  readonly #parts: Parts
  readonly #allowance: Allowance
  #stopWaiting: () => void
  #attendance: Attendance | null = null
  /** What came after the greeting, before the table was found; null before the greeting. */
  #early: unknown[] | null = null
  #isAlive = true
  #isDeaf = false
  guest = ''
  sees: Sees = 'entries'
  seen = 0

  constructor(socket: WebSocket, stream: Duplex, parts: Parts) {
    this.#socket = socket
    this.#outlet = new Outlet(socket, stream)
    this.#parts = parts
    this.#allowance = new Allowance(parts.limits.messages, parts.time)
    this.#stopWaiting = parts.time.after(parts.limits.hello, () => this.end('silent'))
    socket.on('message', (data, isBinary) => this.#take(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('close', () => this.#closed())
    socket.on('error', () => socket.terminate())
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#outlet.waiting > this.#parts.limits.waiting) return this.#socket.terminate()
    this.#outlet.send(text)
  }

  end(code: Farewell): void {
    const reason = sentence(code === 'malformed' ? 'live.unreadable' : `live.${code}`)
    const bye: Bye = { kind: 'bye', code, reason, text: say(reason) }
    this.send(JSON.stringify(bye))
    this.#outlet.flush()
    this.#socket.close(code === 'closing' ? RESTART : POLICY, code)
  }

  deafen(): void {
    this.#isDeaf = true
  }

  /** A client that has not answered the last beat is gone. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate()
    this.#isAlive = false
    this.#socket.ping()
  }

  #closed(): void {
    this.#stopWaiting()
    this.#attendance?.leave()
    this.#attendance = null
  }

  #take(data: Buffer, isBinary: boolean): void {
    if (this.#isDeaf || this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#allowance.take()) return this.end('too-often')
    const message = isBinary ? undefined : parsed(data.toString())
    if (this.#attendance) this.#request(this.#attendance, message)
    else if (this.#early) this.#wait(this.#early, message)
    else this.#greet(message)
  }

  #wait(early: unknown[], message: unknown): void {
    if (early.length >= MOST_EARLY) return this.end('too-often')
    early.push(message)
  }

  #request(attendance: Attendance, message: unknown): void {
    const request = readRequest(message)
    if (request) attendance.ask(request)
    else this.#misunderstood(message)
  }

  #misunderstood(message: unknown): void {
    const id = idOf(message)
    const read = shaped(Request, message)
    if (id === null || read.ok) return this.end('malformed')
    const answer: Denied = { kind: 'answer', id, ok: false, code: 'malformed', ...reasonOf(read.fault) }
    this.send(JSON.stringify(answer))
  }

  #greet(message: unknown): void {
    const hello = Hello.safeParse(message)
    if (!hello.success) return this.end('malformed')
    if (hello.data.version !== VERSION) return this.end('version')
    const guest = this.#parts.guests.read(hello.data.token ?? this.#parts.token)
    if (guest === null) return this.end('unknown-guest')
    this.#early = []
    this.guest = guest
    this.#attend(hello.data).catch(() => this.end('disk'))
  }

  async #attend({ table, since, sees = 'entries' }: Hello): Promise<void> {
    this.#stopWaiting()
    this.sees = sees
    const attendance = await this.#parts.rooms.attend(table, this, since)
    if (!attendance) return this.end('unknown-table')
    this.#attendance = attendance
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#closed()
    for (const message of this.#early!) this.#request(attendance, message)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const idOf = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string'
    ? message.id.slice(0, 40)
    : null

function reasonOf({ where, reason: why }: Fault) {
  const reason = sentence('live.malformed', { where, reason: why })
  return { reason, text: say(reason) }
}
