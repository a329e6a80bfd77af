import type { Page } from '@playwright/test'
import { ALL_GAMES } from './middles.ts'
import {
  bar,
  expect,
  keep,
  moment,
  openTable,
  quickly,
  savedLog,
  sitting,
  slowness,
  test,
  withSettings,
} from './paddock.ts'

test('UX-1 the first move against bots within three activations, in every game', async ({ page }) => {
  await page.goto('/')
  for (const game of ALL_GAMES)
    await test.step(game, async () => {
      await page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play now' }).click()
      await page.getByRole('button', { name: 'Let’s race' }).click()
      await page.locator('[data-own="true"]').waitFor()
      await page.locator('[data-own="true"] [data-choice], [data-board] svg [data-rove]').first().click()
      await expect.poll(() => moment(page)).toBeGreaterThan(0)
      await page.goBack()
    })
})

test('a table for one device: names, colours, levels and options', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await page.locator('[data-game="dodge-dice"]').getByRole('link', { name: 'Set up a table' }).click()
  await page.getByLabel('Name of seat 1').fill('Mia')
  await page.getByLabel('Colour of seat 1').selectOption('purple')
  await page.getByLabel('Who plays seat 2').selectOption('club')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name of seat 3').fill('Ole')
  await page.getByLabel('Who starts').selectOption('Somebody at random')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const players = page.getByRole('region', { name: 'Players' })
  await expect(players).toContainText('Mia')
  await expect(players).toContainText('Ole')
  await expect(players).toContainText('Bot, club player')
  await expect.poll(() => moment(page)).toBeGreaterThan(0)
})

test('UX-4 a reload or a closed tab never loses a move, and the table is back within 2 s', async ({
  page,
  context,
}) => {
  await quickly(page)
  await openTable(page, { game: 'monza', sitters: sitting('monza', 'Ann', 'Bob') })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(1)
  const slow = await slowness(page)
  const began = Date.now()
  await page.reload()
  await expect.poll(() => moment(page)).toBe(1)
  expect(Date.now() - began).toBeLessThan(2000 * slow)
  await page.locator('[data-board] [data-rove]').first().click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(2)
  const path = page.url()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(path)
  await expect.poll(() => moment(again)).toBe(2)
  await again.goto('/')
  await again.getByRole('region', { name: 'Continue' }).getByRole('link', { name: /Monza/ }).click()
  await expect.poll(() => moment(again)).toBe(2)
  await again.goto('/')
  await again.getByRole('button', { name: 'Remove this table of Monza' }).click()
  await expect(again.getByRole('region', { name: 'Continue' })).toHaveCount(0)
})

test('UX-4 a reload while dice are in the air or bots act: all of it is there', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'normal' })
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(2)
  const thrown = await savedLog(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  expect(await moment(page)).toBeGreaterThanOrEqual(2)
  expect((await savedLog(page)).slice(0, 2)).toEqual(thrown)
})

test('UX-2 who acts: in the bar, among the players, in the title and the icon', async ({ page }) => {
  await keep(page, 'paddock.settings', { speed: 'slow', motion: 'reduced', sound: false, hintsRead: ['all'] })
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') })
  const acts = page.getByRole('region', { name: 'Players' }).locator('[aria-current="true"]')
  const icon = page.locator('link[rel="icon"]')
  await expect(bar(page)).toContainText('Your turn')
  await expect(bar(page)).toContainText('Roll, or pay a chip to skip?')
  await expect(acts).toContainText('You')
  await expect(page).toHaveTitle(/Your turn/)
  const own = await icon.getAttribute('href')
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(bar(page)).toContainText('Rosa: roll, or pay a chip to skip?')
  await expect(bar(page)).not.toContainText('Your turn')
  await expect(acts).toContainText('Rosa')
  await expect(page).toHaveTitle(/Rosa/)
  expect(await icon.getAttribute('href')).not.toBe(own)
})

test('UX-27 settings apply at once and stay', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Night' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Toy box' }).check()
  await expect(html).toHaveAttribute('data-palette', 'toybox')
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'None' }).check()
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('radio', { name: 'Fast' }).check()
  await page.getByRole('switch', { name: 'Sound' }).uncheck()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-palette', 'toybox')
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
})

/** Whether this tab has saved the table since it was asked to count. */
const wrote = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'wrote'))

test('UX-4 two tabs at one table: the one that is looked at acts for the bots, the other follows', async ({
  context,
}) => {
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...what) {
      Reflect.set(window, 'wrote', true)
      return put.apply(this, what)
    }
  })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await quickly(first)
  await openTable(first, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random') })
  await expect(bar(first)).toHaveAttribute('data-own', 'true')
  await second.goto(first.url())
  await expect(bar(second)).toHaveAttribute('data-own', 'true')
  await first.evaluate(() => Reflect.set(window, 'wrote', false))
  for (let turn = 0; turn < 3; turn++) {
    const before = await moment(second)
    await bar(second).locator('[data-choice]').first().click()
    await expect.poll(() => moment(second)).toBeGreaterThan(before)
    await expect(bar(second)).toHaveAttribute('data-own', 'true')
  }
  await expect.poll(async () => (await moment(first)) - (await moment(second))).toBe(0)
  expect(await wrote(first)).toBe(false)
  await second.close()
  await bar(first).locator('[data-choice]').first().click()
  await expect.poll(() => wrote(first)).toBe(true)
  await expect(bar(first)).toHaveAttribute('data-own', 'true')
})
