import { below, type Random } from '../../src/engine/random.ts'
import type { Denied, Granted, Sight } from '../../src/protocol/live/replies.ts'
import { Client } from '../live/client.ts'

const PAUSE = 50

/** Before something is tried again that failed. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** What was acknowledged: a request, and the last event it led to. */
export interface Acknowledged {
  readonly id: string
  readonly seq: number
}

interface Seat {
  readonly port: number
  readonly table: string
  readonly token: string
  readonly seat: number
  readonly random: Random
}

/** Somebody who plays a game to its end, whatever is cut: what was not answered is asked for again under the same id. */
export class Player {
  readonly acknowledged: Acknowledged[] = []
  /** All that was ever heard. */
  readonly texts: string[] = []
  readonly #seat: Seat
  readonly #onActed: (milliseconds: number) => void
  #client: Client | null = null
  #acts = 0
  #doing = 'has not begun'

  constructor(seat: Seat, onActed: (milliseconds: number) => void) {
    this.#seat = seat
    this.#onActed = onActed
  }

  async play(): Promise<void> {
    for (;;) {
      const sight = await this.#sightToActOn()
      if (sight.waiting.kind === 'over') break
      await this.#act(sight)
    }
    this.#doing = 'has left'
    await this.#client!.leave()
  }

  /** What this player waits for, for whoever looks for the reason that nothing happens. */
  get told(): string {
    const sight = this.#client?.sight
    const seen = sight ? `saw event ${sight.seq} (${JSON.stringify(sight.waiting)})` : 'saw nothing'
    const line = !this.#client || this.#client.isClosed ? 'is not connected' : 'is connected'
    return `seat ${this.#seat.seat} ${line}, ${seen}, ${this.#doing}`
  }

  /** One request, answered for sure. */
  async ask(wish: Parameters<Client['ask']>[0], id: string): Promise<Granted | Denied> {
    for (;;) {
      this.#doing = `asks ${id}: ${JSON.stringify(wish)}`
      const client = await this.#connected()
      const answer = await Promise.race([client.ask(wish, id), client.closed()])
      if (answer && !(answer.ok === false && (answer.code === 'disk' || answer.code === 'retry'))) return answer
      await pause()
    }
  }

  async #connected(): Promise<Client> {
    const { port, table, token } = this.#seat
    while (!this.#client || this.#client.isClosed) {
      this.#client = await Client.at(port, table, token).catch(() => null)
      this.#client?.keep(this.texts)
      if (!this.#client || this.#client.isClosed) await pause()
    }
    return this.#client
  }

  async #sightToActOn(): Promise<Sight> {
    for (;;) {
      this.#doing = 'waits for its turn'
      const client = await this.#connected()
      const { sight } = client
      if (sight && (sight.waiting.kind === 'over' || sight.choices.length > 0 || sight.throwDue !== null)) return sight
      await Promise.race([client.next(({ kind }) => kind === 'sight'), client.closed()])
    }
  }

  async #act({ choices, seq, throwDue }: Sight): Promise<void> {
    const id = `act-${this.#acts++}`
    const choice = choices[below(this.#seat.random, Math.max(1, choices.length))]
    const wish = choice
      ? ({ kind: 'act', after: seq, seat: choice.seat, actions: [choice.action] } as const)
      : ({ kind: 'roll', after: seq, seat: throwDue! } as const)
    const began = performance.now()
    const answer = await this.ask(wish, id)
    if (answer.ok) {
      this.acknowledged.push({ id, seq: answer.seq })
      this.#onActed(performance.now() - began)
    }
    await this.#seeing(answer.ok ? answer.seq : seq + 1)
  }

  /** What comes after an act is decided on what it led to. */
  async #seeing(seq: number): Promise<void> {
    for (;;) {
      this.#doing = `waits for event ${seq}`
      const client = await this.#connected()
      if (client.sight && client.sight.seq >= seq) return
      await Promise.race([client.next(({ kind }) => kind === 'sight'), client.closed()])
    }
  }
}
