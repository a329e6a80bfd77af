import { bar, expect, moment, openTable, quickly, savedLog, sitting, test, withSettings } from './paddock.ts'

const up = (page: Parameters<typeof bar>[0]) => page.locator('[data-die][data-up]')

/** What the tray shows, as counts. */
async function shown(page: Parameters<typeof bar>[0]): Promise<Record<string, number>> {
  const sides = await up(page).evaluateAll((dice) => dice.map((die) => (die as HTMLElement).dataset.up!))
  const counts: Record<string, number> = {}
  for (const side of sides) counts[side] = (counts[side] ?? 0) + 1
  return counts
}

test('UX-8 dice roll 600–900 ms and land on the true result', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'normal' })
  await page.clock.install()
  await openTable(page, { game: 'monza' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(bar(page).getByRole('button', { name: 'Land the dice' })).toBeVisible()
  await page.clock.runFor(600)
  await expect(up(page)).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(up(page)).toHaveCount(6)
  const [entry] = await savedLog(page)
  const thrown = Object.fromEntries(Object.entries(entry!.outcome!).filter(([, count]) => count > 0))
  expect(await shown(page)).toEqual(thrown)
})

test('UX-8 a click or Space lands the dice, and the board can be inspected meanwhile', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'normal' })
  await openTable(page, { game: 'monza' })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(bar(page).getByRole('button', { name: 'Land the dice' })).toBeVisible()
  await page.getByRole('button', { name: 'Follow the action' }).click()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('Space')
  await expect(up(page)).toHaveCount(6, { timeout: 250 })
})

test('UX-9 reduced motion removes movement and nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withSettings(page, { motion: 'system', speed: 'normal' })
  await openTable(page, { game: 'dodge-dice' })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(up(page)).toHaveCount(10, { timeout: 400 })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await moment(page)).toBe(2)
})

test('UX-16 bots act at a readable pace; skipping ahead ends the wait', async ({ page }) => {
  await withSettings(page, { speed: 'slow' })
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random') })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await page.waitForTimeout(1500)
  expect(await moment(page)).toBe(1)
  await expect.poll(() => moment(page), { timeout: 3000 }).toBe(2)
  await bar(page).getByRole('button', { name: 'Skip ahead' }).click()
  await expect(bar(page)).toContainText('Your turn', { timeout: 1500 })
})

test('UX-16 speed "at once": no wait at all', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random') })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(bar(page)).toContainText('Your turn', { timeout: 1500 })
  expect(await moment(page)).toBeGreaterThan(2)
})
