import type { Page } from '@playwright/test'
import { begun, expect, mover, otherOf, playOn, test, two } from './live.ts'
import { bar, moment } from './paddock.ts'

const reconnecting = (page: Page) => page.locator('[data-trouble="away"], [data-trouble="unsent"]')

/** Both pages show the same moment, and nobody is away. */
async function expectTogether(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(reconnecting(page)).toHaveCount(0)
  await expect.poll(async () => new Set(await Promise.all(pages.map(moment))).size).toBe(1)
}

test('UX-4 a cut in the middle of a throw: the banner says so, and the dice are there again', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  await begun(pages, { game: 'monza' })
  const page = await mover(pages)
  const at = await moment(page)
  await page.locator('[data-own="true"] [data-choice]').first().click({ noWaitAfter: true })
  house.cut()
  await expectTogether(pages)
  await expect.poll(() => moment(otherOf(pages, page))).toBeGreaterThan(at)
})

test('UX-4 what is done while the server is gone is done once when it is back, and the game goes on', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  await begun(pages, { game: 'dodge-dice' })
  const page = await mover(pages)
  const at = await moment(page)
  await house.stop()
  await expect(reconnecting(page)).toContainText('Reconnecting')
  await page.locator('[data-own="true"] [data-choice]').first().click()
  await expect(page.locator('[data-trouble="unsent"]')).toBeVisible()
  await house.start()
  await expectTogether(pages)
  await expect.poll(() => moment(page)).toBeGreaterThan(at)
  await Promise.all(pages.map(playOn))
})

test('UX-4 a cut in the middle of a move, and a page that is loaded anew: the same seat, the same moment', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  await begun(pages, { game: 'monza' })
  const page = await mover(pages)
  await page.locator('[data-own="true"] [data-choice]').first().click()
  await mover(pages)
  house.cut()
  await page.reload()
  await page.locator('[data-moment]').waitFor()
  await expectTogether(pages)
  const next = await mover(pages)
  const at = await moment(next)
  await next.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(next)).toBeGreaterThan(at)
})

test('UX-4 a cut while a window is open in which anybody may play a card: it is still open', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  await begun(pages, { game: 'dicey-curves', options: { danger: true, cars: 'one' } })
  const pass = (page: Page) => bar(page).getByRole('button', { name: 'Pass', exact: true })
  const prepare = async (page: Page) => {
    const keep = bar(page).getByRole('button', { name: 'Keep the cards' })
    const end = bar(page).getByRole('button', { name: 'End the turn', exact: true })
    const place = page.locator('[data-target][data-look="step"]').first()
    for (const offer of [keep, end, place])
      if (await offer.isVisible()) await offer.click({ timeout: 1000 }).catch(() => null)
    return (await pass(page).isVisible()) && (await bar(page).innerText()).includes('play a Danger card, or pass?')
  }
  let asked = pages[0]
  await expect(async () => {
    const ready = await Promise.all(pages.map(prepare))
    expect(ready).toContain(true)
    asked = pages[ready.indexOf(true)]!
  }).toPass({ intervals: [50] })
  await expect(bar(asked)).toContainText('play a Danger card, or pass?')
  house.cut()
  await expectTogether(pages)
  await expect(bar(asked)).toContainText('play a Danger card, or pass?')
  const at = await moment(asked)
  await pass(asked).click()
  await expect(pass(asked)).toHaveCount(0)
  expect(await moment(otherOf(pages, asked))).toBe(at)
})

test.describe('with a short grace', () => {
  test.use({ wishes: { grace: 200 } })

  test('UX-18 a bot keeps the seat of who is away, until its owner is back', async ({ visit }) => {
    const pages = await two(visit)
    const code = await begun(pages, { game: 'dodge-dice' })
    const [ann, ben] = pages
    await ann.goto('/')
    await expect(ben.getByRole('region', { name: 'Players' })).toContainText('bot')
    await ben.locator('[data-own="true"] [data-choice]').first().click()
    await ann.goto(`/t/${code}`)
    await expect(ben.locator('[data-state="kept"]')).toHaveCount(0)
    await expect(ann.locator('[data-kept]')).toHaveCount(0)
  })

  test('UX-18 who lets a bot play takes the seat back at any turn', async ({ visit }) => {
    const pages = await two(visit)
    await begun(pages, { game: 'dodge-dice' })
    const [, ben] = pages
    await ben.locator('[data-room]').click()
    await ben.locator('[data-keep="1"]').click()
    await ben.keyboard.press('Escape')
    await expect(ben.locator('[data-kept="1"]')).toContainText('A bot keeps your seat')
    await ben.locator('[data-back]').click()
    await expect(ben.locator('[data-kept]')).toHaveCount(0)
  })
})

const SPEED = 60
const began = Date.now()

test.describe('with time that passes quickly', () => {
  const time = {
    now: () => began + (Date.now() - began) * SPEED,
    after(milliseconds: number, ring: () => void) {
      const timer = setTimeout(ring, milliseconds / SPEED)
      return () => clearTimeout(timer)
    },
  }
  test.use({ wishes: { time, grace: 10_000_000 } })

  test('UX-17 at zero a bot moves, and nobody is thrown out', async ({ visit }) => {
    const pages = await two(visit)
    await begun(pages, { game: 'dodge-dice', clock: 'quick' })
    await expect.poll(() => moment(pages[1])).toBeGreaterThan(1)
    await expect(pages[0].locator('[data-kept], [data-watching]')).toHaveCount(0)
  })
})

test('UX-17 the time that is left is said in the bar and beside the name, and that it runs out', async ({ visit }) => {
  const pages = await two(visit)
  for (const page of pages) await page.clock.install()
  await begun(pages, { game: 'dodge-dice', clock: 'quick' })
  const page = await mover(pages)
  await expect(page.locator('[data-time-left]')).toHaveText(/^\d+ s$/)
  await expect(page.locator('[data-clock]')).toHaveText(/^1:\d\d$/)
  await page.clock.fastForward(72_000)
  await expect(page.locator('[data-time-left][data-soon]')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '10 seconds left' })).toBeAttached()
})
