import type { Numbered } from '../../src/protocol/live/events.ts'
import type { Denied, Granted, Sight, Welcome } from '../../src/protocol/live/replies.ts'
import type { Sees } from '../../src/protocol/live/requests.ts'
import { Client } from './client.ts'
import type { Wish } from './talker.ts'

interface SteadyParts {
  /** The port of the server; while there is none, that of the next. */
  readonly where: () => Promise<number>
  readonly table: string
  readonly token: string
  readonly sees: Sees
  readonly onAnswer: () => void
}

/** Somebody who dials again whenever the line is cut, and asks again, by the same id, what was not answered. */
export class SteadyClient {
  /** All events that came, over whichever line. */
  readonly shown: Numbered[] = []
  /** What was granted, and the number of its last event. */
  readonly granted = new Map<string, number>()
  /** What was answered otherwise when it was asked a second time. */
  readonly contradictions: string[] = []
  readonly #parts: SteadyParts
  #line: Client | null = null
  #lastSight: Sight | null = null
  #lastWish: Wish | null = null
  #count = 0
  guest = ''

  constructor(parts: SteadyParts) {
    this.#parts = parts
  }

  get sight(): Sight {
    return this.#line?.sight ?? this.#lastSight!
  }

  /** When there is something new to see, or the line is cut. */
  async news(): Promise<void> {
    const line = await this.#dialled()
    await Promise.race([line.next(({ kind }) => kind === 'sight'), line.closed()])
  }

  /** The answer, however many lines it takes. */
  async ask(wish: Wish): Promise<Granted | Denied> {
    const id = `request-${this.#count++}`
    for (;;) {
      const line = await this.#dialled()
      const answer = await Promise.race([line.ask(wish, id), line.closed()])
      if (answer) return this.#answered(wish, answer)
    }
  }

  #answered(wish: Wish, answer: Granted | Denied): Granted | Denied {
    if (wish.kind === 'ping') return answer
    if (answer.ok) this.granted.set(answer.id, answer.seq)
    this.#lastWish = { ...wish, id: answer.id }
    this.#parts.onAnswer()
    return answer
  }

  /** As if the last answer had been lost with the line. */
  async #askAgain(line: Client): Promise<void> {
    const { id, ...wish } = this.#lastWish ?? { kind: 'ping' }
    const answer = await Promise.race([line.ask(wish as Wish, id as string | undefined), line.closed()])
    const before = this.granted.get(id as string)
    const after = answer?.ok ? answer.seq : answer?.code
    if (answer && before !== undefined && after !== before) this.contradictions.push(`${before} became ${after}`)
  }

  async #dialled(): Promise<Client> {
    while (!this.#line) await this.#dial(await this.#parts.where()).catch(() => undefined)
    return this.#line
  }

  async #dial(port: number): Promise<void> {
    const { table, token, sees } = this.#parts
    const line = await Client.at(port, table, token, sees, this.shown.at(-1)?.seq ?? 0)
    this.guest = line.heard.find((message): message is Welcome => message.kind === 'welcome')?.guest ?? this.guest
    await this.#askAgain(line)
    this.#line = line
    line.closed().then(() => this.#hungUp(line))
  }

  #hungUp(line: Client): void {
    this.shown.push(...line.events)
    this.#lastSight = line.sight ?? this.#lastSight
    if (this.#line === line) this.#line = null
  }

  async leave(): Promise<void> {
    await this.#line?.leave()
  }
}
