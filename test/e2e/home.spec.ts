import type { Locator, Page } from '@playwright/test'
import { bar, expect, keptTables, openTable, quickly, sitting, test, withSettings } from './paddock.ts'

const card = (page: Page, game: string) => page.locator(`[data-game="${game}"]`)
const start = (page: Page) => page.locator('[data-start="true"]')

/** Where something ends, from the top of the page. */
async function bottomOf(what: Locator): Promise<number> {
  const box = (await what.boundingBox())!
  return box.y + box.height
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`UX-1 ${width}×${height}: the first screen says what this is, and offers three games and a start`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
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
  })

test('UX-1 one tap on "Play now" at the top is a table with bots', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await start(page).getByRole('button', { name: 'Play now' }).click()
  await expect(bar(page)).toBeVisible()
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

test('DANGER! has a card of its own and starts Dicey Curves with it', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await card(page, 'dicey-curves-danger').getByRole('button', { name: 'Play now' }).click()
  await expect(bar(page)).toBeVisible()
  const [table] = await keptTables(page)
  expect(table).toMatchObject({ record: { game: 'dicey-curves', options: { danger: true } } })
  await page.goto('/')
  await card(page, 'dicey-curves-danger').getByRole('link', { name: 'Set up a table' }).click()
  await expect(page.getByRole('checkbox', { name: 'DANGER! expansion' })).toBeChecked()
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
