import {
  andGoOn,
  bar,
  expect,
  MOVING,
  moment,
  openTable,
  quickly,
  type Saved,
  sameDice,
  savedLog,
  sitting,
  stopClock,
  test,
  withSettings,
} from './paddock.ts'

test.use(MOVING)

const up = (page: Parameters<typeof bar>[0]) => page.locator('[data-die][data-up]')

/** What the tray shows, as counts. */
async function shown(page: Parameters<typeof bar>[0]): Promise<Record<string, number>> {
  const sides = await up(page).evaluateAll((dice) => dice.map((die) => (die as HTMLElement).dataset.up!))
  const counts: Record<string, number> = {}
  for (const side of sides) counts[side] = (counts[side] ?? 0) + 1
  return counts
}

/** Opens a table at which time stands still. */
async function openStill(page: Parameters<typeof bar>[0], saved: Saved): Promise<void> {
  await page.clock.install()
  await openTable(page, saved)
  await bar(page).locator('[data-choice]').first().waitFor()
  await stopClock(page)
}

/** No wait that a person would notice. */
const AT_ONCE = 100

test('UX-8 dice roll 600–900 ms and land on the true result', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'normal' })
  await openStill(page, { game: 'monza' })
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
  await openStill(page, { game: 'monza' })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(bar(page).getByRole('button', { name: 'Land the dice' })).toBeVisible()
  await page.getByRole('button', { name: 'Follow the action' }).click()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('Space')
  await page.clock.runFor(AT_ONCE)
  await expect(up(page)).toHaveCount(6)
})

test('UX-9 reduced motion removes movement and nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withSettings(page, { motion: 'system', speed: 'normal' })
  await openStill(page, { game: 'dodge-dice' })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await page.clock.runFor(AT_ONCE)
  await expect(up(page)).toHaveCount(10)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await moment(page)).toBe(2)
})

test('UX-16 bots act at a readable pace; skipping ahead ends the wait', async ({ page }) => {
  await withSettings(page, { speed: 'slow' })
  await openStill(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random') })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await page.clock.runFor(1500)
  expect(await moment(page)).toBe(1)
  await page.clock.runFor(1500)
  await expect.poll(() => moment(page)).toBe(2)
  await bar(page).getByRole('button', { name: 'Skip ahead' }).click()
  await page.clock.runFor(AT_ONCE)
  await expect(bar(page)).toContainText('Your turn')
})

test('UX-16 speed "at once": no wait at all', async ({ page }) => {
  await quickly(page)
  await openStill(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random') })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await page.clock.runFor(AT_ONCE)
  await expect(bar(page)).toContainText('Your turn')
  expect(await moment(page)).toBeGreaterThan(2)
})

/** Notes which dice are sent gliding, and holds them where they set out. */
const holdGliding = (page: Parameters<typeof bar>[0]) =>
  page.addInitScript(() => {
    const gliding: string[] = []
    Object.assign(window, { gliding })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      const die = (this as HTMLElement).dataset.die
      if (die) gliding.push(die)
      if (die) animation.pause()
      return animation
    }
  })

const gliding = (page: Parameters<typeof bar>[0]) =>
  page.evaluate(() => (window as unknown as { gliding: string[] }).gliding)

test('UX-8 a die under way is not sent off again by whatever else the page draws', async ({ page }) => {
  await sameDice(page)
  await holdGliding(page)
  await withSettings(page, { motion: 'full', speed: 'fast' })
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Bob') })
  const first = bar(page).locator('[data-choice]').first()
  while ((await gliding(page)).length === 0) await andGoOn(page, () => first.click())
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sent = await gliding(page)
  expect(sent).toEqual([...new Set(sent)])
})
