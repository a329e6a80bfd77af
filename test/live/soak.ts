import { same } from '../../src/engine/values.ts'
import { killOften } from '../contract/store/kills.ts'
import type { Found, Soaking } from '../soaking.ts'
import { fuzz } from './fuzz.ts'
import { House, play } from './house.ts'
import { ALL, killAndCheck } from './kills.ts'

/** A server of live tables at which people play, and then a store alone, are killed so often. */
export async function soakKills(kills: number, seed: number, { tell, isStopped }: Soaking): Promise<Found> {
  const lives = { tell: (kill: number) => tell(`kill ${kill}/${kills} of a server`), isStopped }
  const server = await killAndCheck(kills, seed, ALL, lives)
  const stores = { tell: (kill: number) => tell(`kill ${kill}/${kills} of a store`), isStopped }
  const store = await killOften(kills, seed, stores)
  return {
    problems: [...server.problems, ...store.problems],
    summary: `${server.kills} kills of a server, ${server.acknowledged} acknowledged at ${server.tables} tables that came to their end; ${store.kills} kills of a store, ${store.acknowledged} events acknowledged`,
  }
}

const PORTION = 1000

/** Strangers say so many things to a server at which a game goes on, which must not notice. */
export async function soakFuzz(cases: number, seed: number, { tell, isStopped }: Soaking): Promise<Found> {
  const house = await House.open()
  const { table, clients } = await house.begun({ game: 'dodge-dice', seats: 3, bots: null }, 3)
  await play(clients, () => 0, 3)
  const room = (await house.server.rooms.room(table.id))!
  const { standing } = room
  const { length } = room.game!.timeline
  const problems: string[] = []
  let done = 0
  while (done < cases && problems.length === 0 && !isStopped()) {
    const portion = Math.min(PORTION, cases - done)
    problems.push(...(await fuzz(house, table, portion, seed + done)).wrong)
    done += portion
    tell(`case ${done}/${cases}`)
  }
  const isAsBefore = room.game!.timeline.length === length && same(room.standing, standing)
  if (!isAsBefore) problems.push('the table is another than before')
  await house.close()
  return { problems, summary: `${done} cases` }
}
