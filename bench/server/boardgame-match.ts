import { seeded } from '../../src/engine/random.ts'
import { decided, type Table } from '../dodge-boardgame-rules.ts'
import { Line } from './line.ts'
import { type Match, type Opening, SEATS } from './match.ts'

interface State {
  readonly G: Table
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

const SPACE = '/dodge-dice,'
/** What engine.io and socket.io write before a message: an event. */
const EVENT = `42${SPACE}`
const random = seeded(1)

let matches = 0

/** A match is made when somebody asks for it. */
export const boardgameOpening = (port: number): Opening => {
  return async () => {
    const match = new BoardgameMatch(port, `match-${matches++}`)
    await match.opened
    return match
  }
}

class BoardgameMatch implements Match {
  readonly opened: Promise<void>
  readonly #id: string
  readonly #lines: readonly Line[]
  #state: State | null = null
  #heard = 0
  #onDone: () => void = () => undefined

  constructor(port: number, id: string) {
    this.#id = id
    this.opened = new Promise((resolve) => {
      this.#onDone = resolve
    })
    const path = '/socket.io/?EIO=4&transport=websocket'
    this.#lines = Array.from({ length: SEATS }, (_, seat) => new Line(port, path, {}, (text) => this.#hear(seat, text)))
  }

  get isOver(): boolean {
    return this.#state?.ctx.gameover !== undefined
  }

  get bytes(): number {
    return this.#lines.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  act(onDone: () => void): void {
    const { G, ctx, _stateID } = this.#state!
    this.#onDone = onDone
    const playerID = ctx.currentPlayer
    const [type, ...args] = decided(G, Number(playerID), random)
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } }
    this.#emit(Number(playerID), 'update', action, _stateID, this.#id, playerID)
  }

  #emit(seat: number, ...event: readonly unknown[]): void {
    this.#lines[seat]!.send(`${EVENT}${JSON.stringify(event)}`)
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith(EVENT)) return this.#take(text.slice(EVENT.length))
    const line = this.#lines[seat]!
    if (text === '2') line.send('3')
    else if (text.startsWith('0')) line.send(`40${SPACE}`)
    else if (text.startsWith('40')) this.#emit(seat, 'sync', this.#id, String(seat), null, SEATS)
  }

  #take(text: string): void {
    const [kind, , told] = JSON.parse(text)
    if (kind !== 'update' && kind !== 'sync') return
    this.#state = kind === 'sync' ? told.state : told
    if (++this.#heard < SEATS) return
    this.#heard = 0
    this.#onDone()
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}
