import { below, type Random } from '../../src/engine/random.ts'
import { verifyMatch } from '../../src/fair/verify.ts'
import { LIBRARY } from '../../src/games/index.ts'
import type { TableHead, TableWish } from '../../src/protocol/live/plan.ts'
import { openMatch } from '../../src/protocol/match.ts'
import type { Store, StoredEvent } from '../../src/server/store/store.ts'
import type { MortalServer } from './mortal-server.ts'
import { SteadyClient } from './steady-client.ts'
import type { Wish } from './talker.ts'

/** One table that is played to its end, whatever becomes of its server, and all that its people were told. */
export class PlayedTable {
  readonly head: TableHead
  readonly problems: string[] = []
  readonly #players: readonly SteadyClient[]
  readonly #witness: SteadyClient
  #match: unknown

  private constructor(head: TableHead, players: readonly SteadyClient[], witness: SteadyClient) {
    this.head = head
    this.#players = players
    this.#witness = witness
  }

  static async open(server: MortalServer, wish: TableWish, tokens: readonly string[]): Promise<PlayedTable> {
    const head = await server.fetch<TableHead>('/api/tables', tokens[0]!, wish)
    const parts = { where: server.where, table: head.code, onAnswer: server.answered }
    const players = tokens.map((token) => new SteadyClient({ ...parts, token, sees: 'sights' }))
    return new PlayedTable(head, players, new SteadyClient({ ...parts, token: tokens[0]!, sees: 'entries' }))
  }

  async play(server: MortalServer, random: Random, token: string): Promise<void> {
    for (let seat = 0; seat < this.head.plan.seats; seat++)
      await this.#ask(this.#owner(seat), { kind: 'sit', seat, name: `P${seat}`, string: `string-${seat}` })
    await this.#ask(this.#players[0]!, { kind: 'begin' })
    while (this.problems.length === 0 && (await this.#step(random)));
    for (const client of this.#everybody) await client.leave()
    this.#match = await server.fetch(`/api/tables/${this.head.code}/match`, token)
  }

  #owner(seat: number): SteadyClient {
    return this.#players[seat % this.#players.length]!
  }

  get #everybody(): SteadyClient[] {
    return [...this.#players, this.#witness]
  }

  /** One act of somebody who may do something, or what comes by itself; false when it is over. */
  async #step(random: Random): Promise<boolean> {
    await Promise.all(this.#everybody.map((client) => client.ask({ kind: 'ping' })))
    if (this.#players[0]!.sight.waiting.kind === 'over') return false
    const client = this.#players.find(({ sight }) => sight.choices.length > 0 || sight.throwDue !== null)
    if (client) return this.#ask(client, wishOf(client, random))
    await this.#players[0]!.news()
    return true
  }

  async #ask(client: SteadyClient, wish: Wish): Promise<boolean> {
    const answer = await client.ask(wish)
    return answer.ok || this.#complain(`${wish.kind} is refused: ${answer.text}`)
  }

  #complain(what: string): false {
    this.problems.push(`${this.head.plan.game} ${this.head.code}: ${what}`)
    return false
  }

  // What is there in the end

  async check(store: Store): Promise<void> {
    const events = await store.events(this.head.id, 0)
    for (const client of this.#everybody) this.#checkFor(client, events)
    if (JSON.parse(events.at(-1)!.body).kind !== 'ended') this.#complain('it has not come to its end')
    const opened = await openMatch(this.#match, LIBRARY)
    const verdict = opened.ok ? verifyMatch(opened.match).kind : opened.fault.code
    if (verdict !== 'fair') this.#complain(`its match is ${verdict}`)
  }

  #checkFor({ guest, shown, granted, contradictions }: SteadyClient, events: readonly StoredEvent[]): void {
    for (const contradiction of contradictions) this.#complain(`asked again, ${contradiction}`)
    if (shown.some((event) => !isKept(event, events))) this.#complain('an event that was shown is not there')
    for (const [id, seq] of granted) this.#checkOnce(events, `${guest} ${id}`, seq)
  }

  /** What was acknowledged is there, where it was said to be, and nowhere else. */
  #checkOnce(events: readonly StoredEvent[], by: string, seq: number): void {
    const places = events.filter((event) => event.by === by).map((event) => event.seq)
    const isOnce = places.every((place, index) => place === places[0]! + index)
    if (places.length === 0) this.#complain(`what was acknowledged at ${seq} is lost`)
    else if (!isOnce || places.at(-1) !== seq) this.#complain(`what was acknowledged at ${seq} was done at ${places}`)
  }
}

function wishOf({ sight }: SteadyClient, random: Random): Wish {
  const { choices, seq: after, throwDue } = sight
  const choice = choices[below(random, Math.max(1, choices.length))]
  if (!choice) return { kind: 'roll', after, seat: throwDue }
  return { kind: 'act', after, seat: choice.seat, actions: [choice.action] }
}

const isKept = ({ seq, at, ...event }: SteadyClient['shown'][number], events: readonly StoredEvent[]): boolean =>
  events[seq - 1]?.at === at && events[seq - 1]?.body === JSON.stringify(event)
