import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOutcome, type Kinds, type Seat, type Watcher } from '../../src/engine/game.ts'
import { below, type Random, seeded } from '../../src/engine/random.ts'
import type { Timeline } from '../../src/engine/timeline.ts'
import { DANGER_KINDS } from '../../src/games/dicey-curves/board.ts'
import { patched } from '../../src/protocol/live/patch.ts'
import type { Sight } from '../../src/protocol/live/replies.ts'
import { Client } from './client.ts'
import { House, play } from './house.ts'

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const sightsOf = ({ heard }: Client): Sight[] => heard.filter((message) => message.kind === 'sight')

const text = (value: unknown): string => JSON.stringify(value)
const plain = (value: unknown): unknown => JSON.parse(text(value))

/** The state after so many entries. */
const after = (timeline: Timeline, length: number): Kinds['state'] =>
  length === timeline.length ? timeline.present : timeline.before(length)

/** What a client knows that puts its sights together, each time with how many entries it has seen. */
function viewsOf(client: Client): { readonly length: number; readonly view: unknown }[] {
  let view: unknown
  let length = 0
  return sightsOf(client).map(({ whole, steps, from }) => {
    view = whole ? whole.view : steps.reduce((before, { patch }) => patched(before, patch ?? null), view)
    length = from + steps.length
    return { length, view }
  })
}

const drawsOfOthers = ({ steps }: Sight, watcher: Watcher) =>
  steps.filter(({ entry }) => {
    const outcome = (isOutcome<Kinds>(entry) ? entry.outcome : {}) as { kind?: string; seat?: Seat }
    return outcome.kind === 'danger' && outcome.seat !== watcher
  })

/** A card with how many of it are left. */
const DRAWABLE = new RegExp(`\\["(${DANGER_KINDS.join('|')})",\\d`)
const namesCard = (value: unknown): boolean => DANGER_KINDS.some((kind) => text(value).includes(`"${kind}"`))

/** What a client was sent that tells anything but what this watcher may know: as it was sent, frame by frame. */
function leaksTo(client: Client, watcher: Watcher, timeline: Timeline): unknown[] {
  const { game, log } = timeline
  const sights = sightsOf(client).flatMap((sight) => [
    ...sight.steps.filter(({ entry }, i) => text(entry) !== text(game.redact(log[sight.from + i]!, watcher))),
    ...drawsOfOthers(sight, watcher).filter(namesCard),
    ...sight.choices.filter(({ seat }) => seat !== watcher),
    ...(sight.waiting.kind === 'chance'
      ? Object.keys(sight.waiting.chance).filter((key) => key !== 'kind' && key !== 'seat')
      : []),
  ])
  const frames = client.texts.filter((frame) => frame.includes('"hands":') || DRAWABLE.test(frame))
  const others = client.heard.filter(({ kind }) => kind !== 'sight' && kind !== 'answer').filter(namesCard)
  const views = viewsOf(client).filter(
    ({ length, view }) => text(view) !== text(plain(game.view(after(timeline, length), watcher))),
  )
  return [...sights, ...frames, ...others, ...views]
}

/** Looks back as everybody, and breaks a line now and then: whoever dials again is told the whole story. */
async function lookAround(clients: Client[], tokens: readonly string[], code: string, random: Random): Promise<void> {
  const place = below(random, clients.length)
  const client = clients[place]!
  const index = below(random, sightsOf(client).at(-1)!.from + 1) - 1
  await client.ask({ kind: 'look', index })
  clients[place] = await Client.at(
    house.port,
    code,
    tokens[place]!,
    place === clients.length - 1 ? 'entries' : 'sights',
  )
  await client.leave()
}

const DANGER = { danger: true, cars: 'one', length: 'exact', finish: 2 }

describe('a table that hides hands', () => {
  it('shows nobody a card of another hand or of the deck, in any frame of a whole game of DANGER!', async () => {
    const random = seeded(2)
    const wish = { game: 'dicey-curves', options: DANGER, seats: 2, bots: null }
    const { table, tokens, clients } = await house.begun(wish, 2, 2)
    const places = [0, 1, null, null]
    const lines = clients.map((client, place) => ({ client, watcher: places[place]! }))
    const { timeline } = (await house.server.rooms.room(table.id))!.game!
    while (timeline.result === null) {
      await play(clients.slice(0, 2), (count) => below(random, Math.max(1, count)), 30)
      const before = [...clients]
      await lookAround(clients, tokens, table.code, random)
      const place = clients.findIndex((client, at) => client !== before[at])
      lines.push({ client: clients[place]!, watcher: places[place]! })
    }
    await Promise.all(clients.map((client) => client.ask({ kind: 'ping' })))
    const hidden = timeline.log.filter((entry) => text(entry) !== text(timeline.game.redact(entry, null)))
    expect(hidden.length).toBeGreaterThan(10)
    for (const { client, watcher } of lines) expect(leaksTo(client, watcher, timeline)).toEqual([])
  }, 120_000)

  it('shows a standing order to its owner alone', async () => {
    const options = { danger: true }
    const { clients } = await house.begun({ game: 'dicey-curves', options, seats: 2, bots: null }, 2)
    const [ann, ben] = clients
    expect(await ann!.ask({ kind: 'order', seat: 0, order: 'quiet' })).toMatchObject({ ok: true })
    await ben!.ask({ kind: 'ping' })
    expect([ann!, ben!].map(({ events }) => events.filter(({ kind }) => kind === 'ordered').length)).toEqual([1, 0])
  })

  it('takes the eyes of a seat from whoever was removed from it', async () => {
    const options = { danger: true }
    const { table, clients } = await house.begun({ game: 'dicey-curves', options, seats: 2, bots: null }, 2)
    const [ann, ben] = clients
    await ann!.ask({ kind: 'keep', seat: 1 })
    await ben!.ask({ kind: 'ping' })
    const { timeline } = (await house.server.rooms.room(table.id))!.game!
    expect(ben!.sight).toMatchObject({
      choices: [],
      whole: { view: JSON.parse(text(timeline.game.view(timeline.present, null))) },
    })
  })

  it('lets look back with the own eyes only', async () => {
    const options = { danger: true }
    const { table, clients } = await house.begun({ game: 'dicey-curves', options, seats: 2, bots: null }, 2, 1)
    const { timeline } = (await house.server.rooms.room(table.id))!.game!
    for (const [place, client] of clients.entries()) {
      const answer = await client.ask({ kind: 'look', index: timeline.length - 1 })
      const view = timeline.game.view(timeline.present, place < 2 ? place : null)
      expect(answer).toMatchObject({ ok: true, moment: { view: JSON.parse(text(view)) } })
    }
  })
})
