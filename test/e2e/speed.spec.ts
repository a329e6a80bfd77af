import type { Page } from '@playwright/test'
import { atRest, bar, expect, MOVING, openTable, quickly, slowness, test } from './paddock.ts'

test.use(MOVING)

/** The largest paint so far in ms, as an idle machine would have it, and all the shifting of the layout. */
async function measured(page: Page) {
  await atRest(page)
  const { paint, shift } = await page.evaluate(async () => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const paints = await new Promise<PerformanceEntry[]>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    return { paint: Math.max(...paints.map(({ startTime }) => startTime)), shift }
  })
  return { paint: paint / (await slowness(page)), shift }
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`UX-30 ${viewport.width} wide: the largest paint comes within 1.5 s, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await quickly(page)
    await page.goto('/')
    const home = await measured(page)
    expect(home.paint).toBeLessThan(1500)
    expect(home.shift).toBeLessThan(0.01)
    await openTable(page, { game: 'monza' })
    await expect(bar(page)).toBeVisible()
    const table = await measured(page)
    expect(table.paint).toBeLessThan(1500)
    expect(table.shift).toBeLessThan(0.01)
  })

test('UX-30 the page before stays until the next one is there whole, says so, and is not pressed again', async ({
  page,
}) => {
  await quickly(page)
  let arrive = (): void => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/History-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'History' }).click()
  const onWay = page.getByRole('status').filter({ hasText: 'One moment' })
  await expect(onWay).toBeVisible()
  await expect(page.locator('[data-game]').first()).toBeVisible()
  expect(await onWay.evaluate((over) => document.elementFromPoint(innerWidth / 2, innerHeight / 2) === over)).toBe(true)
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await expect(onWay).toHaveCount(0)
  await expect(page.locator('[data-game]')).toHaveCount(0)
})
