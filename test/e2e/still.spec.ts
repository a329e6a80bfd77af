import type { Page } from '@playwright/test'
import { raced } from './dicey.ts'
import {
  andGoOn,
  bar,
  expect,
  furthestOffer,
  openTable,
  playToTheEnd,
  quickly,
  sitting,
  test,
  withSettings,
} from './paddock.ts'
import { NAMES } from './sitters.ts'
import { shiftsOf, watchShifts } from './still.ts'

const SIZES = { 'a phone': { width: 360, height: 740 }, 'a desk': { width: 1280, height: 800 } }

const first = (page: Page) => playToTheEnd(page, () => bar(page).locator('[data-choice]').first().click())
const TWO = NAMES.slice(1, 3)
const SHORT = { cars: 'one', length: 'exact', finish: 1 }

const GAMES = {
  'dodge-dice': { options: {}, rivals: TWO, play: first },
  monza: { options: {}, rivals: TWO, play: first },
  'dicey-curves': { options: SHORT, rivals: TWO, play: raced },
  'allens-dirt': {
    options: { laps: 1 },
    rivals: NAMES.slice(1, 8),
    play: (page: Page) => playToTheEnd(page, () => furthestOffer(page).click()),
  },
}

for (const [game, { options, rivals, play }] of Object.entries(GAMES))
  for (const [where, viewport] of Object.entries(SIZES))
    test(`UX-30 nothing jumps in a whole game of ${game} on ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await quickly(page)
      await watchShifts(page)
      await openTable(page, { game, options, sitters: sitting(game, 'Ann', ...rivals.map((name) => `${name}:random`)) })
      await play(page)
      expect(await shiftsOf(page)).toEqual([])
    })

for (const game of ['dodge-dice', 'monza'])
  test(`UX-30 nothing jumps in some rounds of ${game} at the usual pace`, async ({ page }) => {
    await page.setViewportSize(SIZES['a phone'])
    await withSettings(page, { speed: 'normal', motion: 'full' })
    await watchShifts(page)
    await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:random') })
    for (let turn = 0; turn < 4; turn++) await andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
    expect(await shiftsOf(page)).toEqual([])
  })
