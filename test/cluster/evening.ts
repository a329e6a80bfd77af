import { seeded } from '../../src/engine/random.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import { Player, pause } from './player.ts'

/** A table at which two people play. */
export interface Table {
  readonly head: TableHead
  readonly players: readonly Player[]
  readonly guests: readonly string[]
  isOver: boolean
}

interface Wish {
  readonly port: number
  readonly seed: number
  /** Somebody was answered, after so many milliseconds. */
  readonly onActed: (milliseconds: number) => void
}

const GAMES = ['dodge-dice', 'monza'] as const

/** Tables at which one game follows the other, until it is late. */
export class Evening {
  readonly tables: Table[] = []
  readonly #wish: Wish
  #opened = 0
  isLate = false

  constructor(wish: Wish) {
    this.#wish = wish
  }

  /** So many tables side by side, each to the end of its last game. */
  async play(tables: number): Promise<void> {
    await Promise.all(Array.from({ length: tables }, () => this.#playOn()))
  }

  get unfinished(): Table[] {
    return this.tables.filter(({ isOver }) => !isOver)
  }

  async #playOn(): Promise<void> {
    while (!this.isLate) {
      const table = await this.#open(this.#opened++)
      this.tables.push(table)
      await granted(table.players[0]!.ask({ kind: 'begin' }, 'begin'))
      await Promise.all(table.players.map((player) => player.play()))
      table.isOver = true
    }
  }

  /** Two people, and at every second table a bot. */
  async #open(index: number): Promise<Table> {
    const { port, seed, onActed } = this.#wish
    const people = await Promise.all(
      [0, 1].map(() => post<{ guest: string; token: string }>(port, '/api/guests', { kind: 'program' })),
    )
    const wish = { game: GAMES[index % GAMES.length], seats: index % 4 < 2 ? 2 : 3, bots: 'random' }
    const head = await post<TableHead>(port, '/api/tables', wish, people[0]!.token)
    const players = people.map(
      ({ token }, seat) =>
        new Player({ port, table: head.code, token, seat, random: seeded(seed, index * 2 + seat) }, onActed),
    )
    for (const [seat, player] of players.entries())
      await granted(player.ask({ kind: 'sit', seat, name: `P${seat}`, string: '' }, 'sit'))
    return { head, players, guests: people.map(({ guest }) => guest), isOver: false }
  }
}

/** Until somebody grants it: a server that has just been killed is no failure. */
async function post<T>(port: number, path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const wish = { method: 'POST', headers, body: JSON.stringify(body) }
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, wish).catch(() => null)
    const said = await reply?.text().catch(() => null)
    if (reply?.ok && said) return JSON.parse(said)
    if (reply && reply.status < 500) throw new Error(said ?? '')
    await pause()
  }
}

async function granted(answer: ReturnType<Player['ask']>): Promise<void> {
  const { ok, ...rest } = await answer
  if (!ok) throw new Error(JSON.stringify(rest))
}
