import type { AddressInfo } from 'node:net'
import type { TableHead, TableWish } from '../../src/protocol/live/plan.ts'
import { LIMITS, type Limits } from '../../src/server/live/connection.ts'
import { type LiveServer, openServer, type ServerWishes } from '../../src/server/server.ts'
import type { Store } from '../../src/server/store/store.ts'
import { newFolder, openIn } from '../contract/store/place.ts'
import { Client } from './client.ts'
import { AT_ONCE, BOT_WORKER, identities } from './stage.ts'

const MANY: Limits = { ...LIMITS, messages: { atOnce: 100_000, aSecond: 100_000 } }

/** What comes back, as whoever asked expects it. */
interface Reply extends Omit<Response, 'json'> {
  json<T>(): Promise<T>
}

/** A whole server at a free port, with a real store. */
export class House {
  readonly store: Store
  readonly server: LiveServer
  readonly port: number
  readonly broken: unknown[]
  readonly #folder: ReturnType<typeof newFolder>

  private constructor(
    house: Pick<House, 'store' | 'server' | 'port' | 'broken'>,
    folder: ReturnType<typeof newFolder>,
  ) {
    this.store = house.store
    this.server = house.server
    this.port = house.port
    this.broken = house.broken
    this.#folder = folder
  }

  static async open(differs: Partial<ServerWishes> = {}, folder = newFolder()): Promise<House> {
    const store = await openIn(folder.folder)
    const broken: unknown[] = []
    const server = await openServer({
      ...{ store, botWorker: BOT_WORKER, release: '0', page: null, pace: AT_ONCE, limits: MANY, requests: 1_000_000 },
      newIdentity: identities(),
      onBroken: (error) => broken.push(error),
      ...differs,
    })
    await server.api.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.api.server.address() as AddressInfo
    return new House({ store, server, port, broken }, folder)
  }

  async again(differs: Partial<ServerWishes> = {}): Promise<House> {
    await this.#stop()
    return House.open(differs, this.#folder)
  }

  async #stop(): Promise<void> {
    await this.server.close()
    await this.store.close()
  }

  async close(): Promise<void> {
    await this.#stop()
    this.#folder.clear()
  }

  fetch(path: string, more: RequestInit = {}): Promise<Reply> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, more) as Promise<Reply>
  }

  async post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    return (await this.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json<T>()
  }

  async token(): Promise<string> {
    return (await this.post<{ token: string }>('/api/guests', { kind: 'program' })).token
  }

  /** A table at which so many people sit, and whoever else is wanted watches; the game has begun. */
  async begun(wish: TableWish, people: number, watchers = 0) {
    const tokens = await Promise.all(Array.from({ length: people + watchers }, () => this.token()))
    const table = await this.post<TableHead>('/api/tables', wish, tokens[0])
    if (!table.code || !table.id) throw new Error(JSON.stringify(table))
    const clients = await Promise.all(tokens.map((token) => Client.at(this.port, table.code, token)))
    for (const [seat, client] of clients.slice(0, people).entries())
      await client.ask({ kind: 'sit', seat, name: `Player ${seat}`, string: `string-${seat}` })
    await clients[0]!.ask({ kind: 'begin' })
    await Promise.all(clients.map((client) => client.first(({ kind }) => kind === 'sight')))
    return { table, tokens, clients }
  }
}

/** Plays by what is shown: whoever may do something does what `choose` picks, until it is over or enough was done. */
export async function play(
  clients: readonly Client[],
  choose: (count: number) => number,
  most = Number.POSITIVE_INFINITY,
) {
  for (let acts = 0; acts < most; acts++) {
    await Promise.all(clients.map((client) => client.ask({ kind: 'ping' })))
    if (clients[0]!.sight.waiting.kind === 'over') return
    const client = clients.find(({ sight }) => sight.choices.length > 0 || sight.throwDue !== null)
    if (!client) throw new Error('nobody may do anything')
    const { choices, seq, throwDue } = client.sight
    const choice = choices[choose(choices.length)]
    const answer = await client.ask(
      choice
        ? { kind: 'act', after: seq, seat: choice.seat, actions: [choice.action] }
        : { kind: 'roll', after: seq, seat: throwDue! },
    )
    if (!answer.ok) throw new Error(answer.text)
  }
}
