import { andGoOn, bar, expect, openTable, playToTheEnd, quickly, sitting, test, withSettings } from './paddock.ts'
import { NAMES } from './sitters.ts'
import { expectStill, watchShifts } from './still.ts'

// Whole games of all five games hold still where they are played anyway: UX-30 stands in the titles of those tests.

const PHONE = { width: 360, height: 740 }

test('UX-30 nothing jumps in a whole season on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await quickly(page)
  await watchShifts(page)
  const sitters = sitting('allens-dirt-season', 'Ann', ...NAMES.slice(1).map((name) => `${name}:random`))
  await openTable(page, { game: 'allens-dirt-season', options: { laps: 1 }, sitters })
  const bot = bar(page).locator('[data-stand-in]')
  const choice = bar(page).locator('[data-choice]').first()
  await playToTheEnd(page, async () => ((await bot.isVisible()) ? bot : choice).click())
  await expectStill(page)
})

const ROUNDS = ['dodge-dice', 'monza'].flatMap((game) => [false, true].map((odds) => ({ game, odds })))

for (const { game, odds } of ROUNDS)
  test(`UX-30 nothing jumps in some rounds of ${game} at the usual pace${odds ? ', with odds' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await withSettings(page, { speed: 'normal', motion: 'full', odds })
    await watchShifts(page)
    await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:random') })
    for (let turn = 0; turn < 4; turn++) await andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
    await expectStill(page)
  })

test('UX-30 a hint comes and goes without moving anything', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withSettings(page, { hintsRead: ['dodge-dice.goal'] })
  await watchShifts(page)
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') })
  const hint = page.locator('[data-hint]')
  await hint.getByRole('button').click()
  await expect(hint).toHaveCount(0)
  await expectStill(page)
})
