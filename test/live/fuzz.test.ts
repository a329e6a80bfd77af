import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'
import { House, play } from './house.ts'

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

describe('whatever a stranger says', () => {
  it('breaks nothing, changes nothing at a table, and is never answered with an error of ours: 2,000 cases', async () => {
    const { table, clients } = await house.begun({ game: 'dodge-dice', seats: 3, bots: null }, 3)
    await play(clients, () => 0, 3)
    const room = (await house.server.rooms.room(table.id))!
    const { standing } = room
    const { length } = room.game!.timeline
    expect(await fuzz(house, table, 2000, 1)).toEqual({ cases: 2000, wrong: [] })
    expect([room.standing, room.game!.timeline.length]).toEqual([standing, length])
    expect(await clients[0]!.ask({ kind: 'ping' })).toMatchObject({ ok: true })
  }, 60_000)
})
