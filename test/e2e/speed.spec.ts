import type { Page } from '@playwright/test'
import { bar, expect, openTable, quickly, test } from './paddock.ts'

/** The largest paint so far in ms, and all the shifting of the layout. */
const measured = (page: Page) =>
  page.evaluate(async () => {
    const paints: number[] = []
    let shift = 0
    const entries = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    entries('largest-contentful-paint', (entry) => paints.push(entry.startTime))
    entries('layout-shift', (entry) => {
      shift += (entry as PerformanceEntry & { value: number }).value
    })
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { paint: Math.max(...paints), shift }
  })

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
