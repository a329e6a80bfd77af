import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kinds, Watcher } from '../../src/engine/game.ts'
import { below, seeded } from '../../src/engine/random.ts'
import type { Timeline } from '../../src/engine/timeline.ts'
import { patched } from '../../src/protocol/live/patch.ts'
import type { Sight } from '../../src/protocol/live/replies.ts'
import type { Client } from './client.ts'
import { House, play } from './house.ts'

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const sightsOf = ({ heard }: Client): Sight[] => heard.filter((message) => message.kind === 'sight')

/** What a client knows that puts its sights together. */
function viewsOf(client: Client): { readonly seq: number; readonly view: Kinds['view'] }[] {
  let view: unknown
  return sightsOf(client).map(({ seq, whole, steps }) => {
    view = whole ? whole.view : steps.reduce((before, { patch }) => patched(before, patch ?? null), view)
    return { seq, view: view as Kinds['view'] }
  })
}

const text = (value: unknown): string => JSON.stringify(value)

/** The frames of a client that tell anything but what this watcher may know. */
function leaksTo(client: Client, watcher: Watcher, { game, log }: Timeline): unknown[] {
  return sightsOf(client).flatMap(({ from, steps, choices, waiting }) => [
    ...steps.filter(({ entry }, i) => text(entry) !== text(game.redact(log[from + i]!, watcher))),
    ...choices.filter(({ seat }) => seat !== watcher),
    ...(waiting.kind === 'chance' ? Object.keys(waiting.chance).filter((key) => key !== 'kind' && key !== 'seat') : []),
  ])
}

describe('a table that hides hands', () => {
  it('shows nobody a card of another hand, in any frame of a whole game of DANGER!', async () => {
    const random = seeded(7)
    const options = { danger: true, cars: 'one', length: 'exact', finish: 4 }
    const { table, clients } = await house.begun({ game: 'dicey-curves', options, seats: 2, bots: null }, 2, 1)
    await play(clients.slice(0, 2), (count) => below(random, Math.max(1, count)))
    await clients[2]!.ask({ kind: 'ping' })
    const { timeline } = (await house.server.rooms.room(table.id))!.game!
    const hands = timeline.log.filter((entry) => text(entry) !== text(timeline.game.redact(entry, null)))
    expect(hands.length).toBeGreaterThan(0)
    for (const [place, client] of clients.entries()) {
      const watcher = place < 2 ? place : null
      expect(leaksTo(client, watcher, timeline)).toEqual([])
      expect(client.events.filter(({ kind }) => kind === 'entry' || kind === 'undone')).toEqual([])
      expect(viewsOf(client).at(-1)!.view).toEqual(JSON.parse(text(timeline.game.view(timeline.present, watcher))))
    }
  }, 60_000)

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
