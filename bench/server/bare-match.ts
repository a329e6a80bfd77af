import { Line } from './line.ts'
import { type Match, type Opening, SEATS } from './match.ts'

let tables = 0

/** What a client of Paddock would say, to a server that knows no rules. */
export const bareOpening = (port: number): Opening => {
  return async () => {
    const match = new BareMatch(port, tables++)
    await match.opened
    return match
  }
}

class BareMatch implements Match {
  readonly isOver = false
  readonly opened: Promise<unknown>
  readonly #lines: readonly Line[]
  #seq = 0
  #heard = 0
  #onDone: () => void = () => undefined

  constructor(port: number, table: number) {
    this.#lines = Array.from({ length: SEATS }, () => new Line(port, '/', {}, (text) => this.#hear(text)))
    const joined = new Promise<void>((resolve) => {
      this.#onDone = resolve
    })
    this.opened = Promise.all([joined, ...this.#lines.map((line) => this.#greet(line, table))])
  }

  async #greet(line: Line, table: number): Promise<void> {
    await line.opened
    line.send(JSON.stringify({ kind: 'hello', table }))
  }

  get bytes(): number {
    return this.#lines.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  act(onDone: () => void): void {
    this.#onDone = onDone
    const seat = this.#seq % SEATS
    const act = { kind: 'act', id: `request-${this.#seq}`, after: this.#seq, seat, actions: [{ kind: 'roll' }] }
    this.#seq++
    this.#lines[seat]!.send(JSON.stringify(act))
  }

  #hear(text: string): void {
    JSON.parse(text)
    if (++this.#heard < SEATS) return
    this.#heard = 0
    this.#onDone()
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}
