import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { apply } from '../../src/engine/act.ts'
import type { Entry, Kinds, Table } from '../../src/engine/game.ts'
import { below, seeded } from '../../src/engine/random.ts'
import { LIBRARY } from '../../src/games/index.ts'
import { readRecord } from '../../src/protocol/record.ts'
import { Line } from './line.ts'
import { type Match, type Opening, SEATS } from './match.ts'

interface Guest {
  readonly token: string
}

const random = seeded(1)

/** Tables of this game; two guests share its seats. */
export const paddockOpening = (port: number, game = 'dodge-dice', options: object = {}): Opening => {
  const post = poster(port)
  const arrangement = arrange(post, game, options)
  return async () => {
    const { guests, playable, table: rules } = await arrangement
    const seats = rules.seats
    const { code } = await post<{ code: string }>('/api/tables', { game, options, seats, bots: null }, guests[0])
    const match = new PaddockMatch(port, code, guests, playable.game, rules)
    await match.begin()
    return match
  }
}

const LEAST: Readonly<Record<string, number>> = { 'allens-dirt-season': 12 }

async function arrange(post: ReturnType<typeof poster>, game: string, options: object) {
  const read = await readRecord({ game, options, seats: LEAST[game] ?? SEATS }, LIBRARY)
  if (!read.ok) throw new Error(read.fault.code)
  const guests = [await newGuest(post), await newGuest(post)]
  return { guests, playable: read.value.playable, table: read.value.table as Table<object> }
}

const newGuest = (post: ReturnType<typeof poster>) => post<Guest>('/api/guests', { kind: 'program' })

/** Each request has a connection of its own: one that was kept may be gone when it is used again. */
const poster =
  (port: number) =>
  <T>(path: string, body: unknown, guest?: Guest): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(guest && { authorization: `Bearer ${guest.token}` }) }
    const asked = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false })
    asked.end(JSON.stringify(body))
    return new Promise((resolve, reject) => {
      asked.once('error', reject)
      asked.once('response', (reply) => json(reply).then((value) => resolve(value as T), reject))
    })
  }

type Rules = { setup(table: never): Kinds['state'] } & Parameters<typeof apply>[0]

class PaddockMatch implements Match {
  readonly #lines: readonly Line[]
  readonly #rules: Rules
  readonly #seats: number
  readonly #state: Kinds['state']
  readonly #code: string
  /** The latest event that each line has heard of. */
  readonly #heard: number[]
  #answered = 0
  #requests = 0
  #onDone: () => void = () => undefined
  #hasBegun = false

  constructor(port: number, code: string, guests: readonly Guest[], rules: Rules, table: Table<object>) {
    this.#code = code
    this.#rules = rules
    this.#seats = table.seats
    this.#state = rules.setup(table as never)
    this.#heard = guests.map(() => 0)
    this.#lines = guests.map(
      ({ token }, line) =>
        new Line(port, '/live', { authorization: `Bearer ${token}` }, (text) => this.#hear(line, text)),
    )
  }

  async begin(): Promise<void> {
    await Promise.all(this.#lines.map(({ opened }) => opened))
    for (const line of this.#lines)
      line.send(JSON.stringify({ kind: 'hello', version: 1, table: this.#code, since: 0, sees: 'entries' }))
    for (let seat = 0; seat < this.#seats; seat++)
      await this.#asked(seat, { kind: 'sit', seat, name: `Player ${seat}`, string: `string-${seat}` })
    await this.#asked(0, { kind: 'begin' })
    this.#hasBegun = true
  }

  #asked(seat: number, request: object): Promise<void> {
    return new Promise((resolve) => this.#ask(seat, request, resolve))
  }

  #ask(seat: number, request: object, onDone: () => void): void {
    this.#onDone = onDone
    this.#answered = 0
    this.#lines[seat % SEATS]!.send(JSON.stringify({ ...request, id: `request-${this.#requests++}` }))
  }

  get isOver(): boolean {
    return this.#hasBegun && this.#rules.waiting(this.#state).kind === 'over'
  }

  get bytes(): number {
    return this.#lines.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  act(onDone: () => void): void {
    const waiting = this.#rules.waiting(this.#state)
    const after = this.#heard[0]!
    if (waiting.kind === 'over') throw new Error('nothing can be done any more')
    if (waiting.kind === 'chance') return this.#roll(waiting.chance.seat!, after, onDone)
    const seat = waiting.seats[0]!
    const legal = this.#rules.legal(this.#state, seat)
    this.#ask(seat, { kind: 'act', after, seat, actions: [legal[below(random, legal.length)]] }, onDone)
  }

  #roll(seat: number, after: number, onDone: () => void): void {
    this.#ask(seat, { kind: 'roll', after, seat }, onDone)
  }

  #hear(line: number, text: string): void {
    if (text.startsWith('{"kind":"answer"')) this.#take(text)
    else if (text.startsWith('{"kind":"events"')) this.#follow(line, text)
    else return
    if (this.#answered > 0 && this.#heard.every((seq) => seq >= this.#answered)) this.#done()
  }

  #take(text: string): void {
    const answer = JSON.parse(text)
    if (!answer.ok) throw new Error(text)
    this.#answered = answer.seq
  }

  #done(): void {
    this.#answered = 0
    this.#onDone()
  }

  /** One of both plays along. */
  #follow(line: number, text: string): void {
    if (line > 0) {
      this.#heard[line] = Number.parseInt(text.slice(text.lastIndexOf('{"seq":') + 7), 10)
      return
    }
    const { events } = JSON.parse(text) as { events: { seq: number; kind: string; entry: Entry }[] }
    for (const { kind, entry } of events) if (kind === 'entry') apply(this.#rules, this.#state, entry as never)
    this.#heard[0] = events.at(-1)!.seq
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}
