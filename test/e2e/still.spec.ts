import { andGoOn, bar, expect, openTable, sitting, test, withSettings } from './paddock.ts'
import { expectStill, watchShifts } from './still.ts'

// Whole games of all five games hold still where they are played anyway: UX-30 stands in the titles of those tests.

const PHONE = { width: 360, height: 740 }

for (const game of ['dodge-dice', 'monza'])
  test(`UX-30 nothing jumps in some rounds of ${game} at the usual pace, without odds and with them`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await withSettings(page, { speed: 'normal', motion: 'full' })
    await watchShifts(page)
    await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:random') })
    const playOn = () => andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
    for (let turn = 0; turn < 4; turn++) await playOn()
    await expectStill(page)
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('paddock.settings')!)
      localStorage.setItem('paddock.settings', JSON.stringify({ ...settings, odds: true }))
    })
    await page.reload()
    for (let turn = 0; turn < 4; turn++) await playOn()
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
