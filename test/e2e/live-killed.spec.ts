import type { Page } from '@playwright/test'
import { test as base, begun, expect, guestOf, KilledHouse, mover } from './live.ts'
import { moment } from './paddock.ts'
import { playOn } from './play-on.ts'

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

const goesOnFrom = (page: Page, at: number) => expect.poll(() => moment(page)).toBeGreaterThan(at + 2)

test('UX-4 kill -9 while five tables play in five browsers: each of them goes on', async ({ place, visit }) => {
  const pages = await Promise.all(GAMES.map((_, index) => visit(`Player ${index + 1}`, null)))
  await Promise.all(pages.map(guestOf))
  await Promise.all(pages.map((page, index) => begun([page], { game: GAMES[index], seats: 2, bots: 'random' })))
  await Promise.all(pages.map((page) => mover([page])))
  await place.kill()
  await Promise.all(pages.map((page) => expect(page.locator('[data-trouble="away"]')).toBeVisible()))
  const before = await Promise.all(pages.map(moment))
  await place.start()
  for (const page of pages) playOn(page).catch(() => undefined)
  await Promise.all(pages.map((page, index) => goesOnFrom(page, before[index]!)))
})
