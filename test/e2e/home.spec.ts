import type { Locator, Page } from '@playwright/test'
import { atEverySize } from './accessible.ts'
import { bar, expect, keptTables, openTable, quickly, sitting, test, withSettings } from './paddock.ts'

const card = (page: Page, game: string) => page.locator(`[data-game="${game}"]`)
const start = (page: Page) => page.locator('[data-start="true"]')

/** Where something ends, from the top of the page. */
async function bottomOf(what: Locator): Promise<number> {
  const box = (await what.boundingBox())!
  return box.y + box.height
}

/** What the first screen says and offers lies above its end. */
async function expectFirstScreen(page: Page, height: number): Promise<void> {
  const shown = [
    page.getByRole('heading', { level: 1, name: 'Paddock' }),
    page.getByText('Race against bots, or with friends at one device.'),
    start(page).getByRole('button', { name: 'Play now' }),
    ...['dodge-dice', 'monza', 'dicey-curves'].flatMap((game) => [
      card(page, game).getByRole('heading'),
      card(page, game).locator('[data-facts]'),
    ]),
  ]
  for (const part of shown) expect(await bottomOf(part)).toBeLessThanOrEqual(height)
  await expect(card(page, 'monza').locator('[data-facts] li')).toHaveText([
    /about \d+ min/,
    'Easy',
    '1–6 players, bots fill the rest',
  ])
}

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

test('UX-1 the first screen says what this is, and offers three games and a start, which is one tap', async ({
  page,
}) => {
  await quickly(page)
  await page.goto('/')
  await atEverySize(page, SCREENS, ({ height }) => expectFirstScreen(page, height))
  await test.step('UX-1 one tap on "Play now" at the top is a table with bots', async () => {
    await start(page).getByRole('button', { name: 'Play now' }).click()
    await expect(bar(page)).toBeVisible()
  })
  await page.goBack()
  await test.step('DANGER! has a card of its own and starts Dicey Curves with it', async () => {
    await card(page, 'dicey-curves-danger').getByRole('button', { name: 'Play now' }).click()
    await expect(bar(page)).toBeVisible()
    expect(await keptTables(page)).toContainEqual(
      expect.objectContaining({
        record: expect.objectContaining({ game: 'dicey-curves', options: expect.objectContaining({ danger: true }) }),
      }),
    )
    await page.goBack()
    await card(page, 'dicey-curves-danger').getByRole('link', { name: 'Set up a table' }).click()
    await expect(page.getByRole('checkbox', { name: 'DANGER! expansion' })).toBeChecked()
  })
})

test('the running game comes first and says whose turn it is', async ({ page }) => {
  await quickly(page)
  const log = [{ outcome: { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 } }]
  await openTable(page, { game: 'monza', sitters: sitting('monza', 'Ann', 'Rosa:casual'), log })
  await expect(bar(page)).toBeVisible()
  await page.goto('/')
  const running = page.locator('[data-continue]')
  await expect(running).toContainText('Continue: your turn')
  await expect(running).toContainText('Monza')
  expect(await start(page).locator('a, button').first().getAttribute('data-continue')).not.toBeNull()
  await running.click()
  await expect(bar(page)).toBeVisible()
  await openTable(page, { id: 'two', game: 'monza', sitters: sitting('monza', 'Ann', 'Bob'), log })
  await expect(bar(page)).toBeVisible()
  await page.goto('/')
  await expect(page.locator('[data-continue]')).toContainText('Continue: Ann is to act')
})

test('UX-30 a home page that nobody touches costs nothing: no animation runs and no frame is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    Object.assign(window, { asked: 0, ask })
    window.requestAnimationFrame = (frame) => {
      Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
      return ask(frame)
    }
  })
  await withSettings(page, { motion: 'full' })
  await page.goto('/')
  await start(page).getByRole('button').waitFor()
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(() => page.evaluate(running)).toBe(0)
  const asked = await page.evaluate(async () => {
    const before = Reflect.get(window, 'asked')
    const ask = Reflect.get(window, 'ask') as typeof requestAnimationFrame
    for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => ask(resolve))
    return Reflect.get(window, 'asked') - before
  })
  expect(asked).toBe(0)
  expect(await page.evaluate(running)).toBe(0)
})
