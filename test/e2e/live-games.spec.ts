import type { Entry } from '../../src/engine/game.ts'
import { begun, expect, guestOf, playOn, test, two } from './live.ts'
import { ranking } from './paddock.ts'
import { raced } from './raced.ts'

const SHORT = { cars: 'one', length: 'exact', finish: 1 }
const GAMES = [
  { title: 'dodge-dice', game: 'dodge-dice', seats: 2, options: {} },
  { title: 'monza', game: 'monza', seats: 2, options: {} },
  { title: 'allens-dirt', game: 'allens-dirt', seats: 8, options: { laps: 1 } },
  { title: 'dicey-curves', game: 'dicey-curves', seats: 2, options: SHORT },
  { title: 'DANGER!', game: 'dicey-curves', seats: 2, options: { ...SHORT, danger: true } },
] as const

for (const { title, game, seats, options } of GAMES)
  test(`${title} is played by two people in two browsers to its end`, async ({ visit }) => {
    const pages = await two(visit)
    await begun(pages, { game, seats, options, bots: 'random' })
    await Promise.all(pages.map(playOn))
    for (const page of pages) await expect(ranking(page)).toHaveCount(seats)
  })

const RACES = 9

test('allens-dirt-season: the server is restarted before the last race, and two people drive it to the champion', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  const guests = await Promise.all(pages.map(guestOf))
  const { game, rulesVersion, options, log } = raced(RACES, { laps: 1 })
  const plan = { clock: 'none', isPublic: false, isRated: false, bots: 'random' } as const
  const code = await house.played(guests, { game, rulesVersion, options, seats: 12, ...plan }, log as readonly Entry[])
  await house.stop()
  await house.start()
  await Promise.all(pages.map((page) => page.goto(`/t/${code}`)))
  await Promise.all(pages.map(playOn))
  for (const page of pages) await expect(ranking(page)).toHaveCount(12)
})
