import { test as base, begun, expect, KilledHouse, playOn } from './live.ts'
import { moment, ranking } from './paddock.ts'

const test = base.extend<{ place: KilledHouse }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
  place: async ({}, use) => {
    const house = new KilledHouse()
    await house.start()
    await use(house)
    await house.close()
  },
})

const GAMES = ['dodge-dice', 'monza', 'dodge-dice', 'monza', 'dodge-dice']

test('UX-4 kill -9 while five tables play in five browsers: each goes on to its end', async ({ place, visit }) => {
  const pages = await Promise.all(GAMES.map((_, index) => visit(`Player ${index + 1}`, '/friends')))
  await Promise.all(pages.map((page, index) => begun([page], { game: GAMES[index], seats: 2, bots: 'random' })))
  const ends = pages.map(playOn)
  await Promise.all(pages.map((page) => expect.poll(() => moment(page)).toBeGreaterThan(2)))
  await place.kill()
  await place.start()
  await Promise.all(ends)
  for (const page of pages) await expect(ranking(page)).toHaveCount(2)
})
