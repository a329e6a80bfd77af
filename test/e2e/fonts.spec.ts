import type { Page } from '@playwright/test'
import { expect, quickly, test } from './paddock.ts'

const FAMILIES = ['Figtree', 'Barlow Condensed']
const MOST_BYTES = 60_000

const preloaded = (page: Page) =>
  page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).sort())

/** With the page, small, and allowed by its policy. */
async function isSmall(page: Page): Promise<void> {
  const response = await page.goto('/')
  expect(response!.headers()['content-security-policy']).toContain("font-src 'self'")
  const addresses = await preloaded(page)
  expect(addresses).toHaveLength(FAMILIES.length)
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const font = await page.request.get(address)
      expect(font.headers()['content-type']).toBe('font/woff2')
      return (await font.body()).length
    }),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
}

/** The licence of each is in the notices. */
async function isLicensed(page: Page): Promise<void> {
  const text = await (await page.request.get('/licences.txt')).text()
  for (const name of ['figtree', 'barlow-condensed', 'react', 'zod']) expect(text).toContain(name)
  expect(text.match(/SIL OPEN FONT LICENSE/g)!.length).toBeGreaterThanOrEqual(FAMILIES.length)
}

/** How wide a sentence is, and how high its line, in a face at a weight. */
const measured = (page: Page, family: string, weight: number) =>
  page.evaluate(
    ([face, heavy]) => {
      const line = document.createElement('span')
      line.textContent = 'Game night for dice racers: 1 to 6 players, 20 minutes.'
      line.style.font = `${heavy} 40px/normal "${face}"`
      line.style.cssText += 'position: absolute; white-space: nowrap'
      document.body.append(line)
      const { width, height } = line.getBoundingClientRect()
      line.remove()
      return { width, height }
    },
    [family, weight] as const,
  )

/** What stands in for one until it is there. */
async function takesTheSameRoom(page: Page): Promise<void> {
  for (const [family, weight] of [
    ['Figtree', 400],
    ['Figtree', 700],
    ['Barlow Condensed', 700],
  ] as const) {
    await page.evaluate(([face, heavy]) => document.fonts.load(`${heavy} 40px "${face}"`), [family, weight] as const)
    const own = await measured(page, family, weight)
    const other = await measured(page, `${family} stand-in`, weight)
    expect(Math.abs(other.width / own.width - 1), `${family} ${weight}`).toBeLessThan(0.03)
    expect(Math.abs(other.height - own.height), `${family} ${weight}`).toBeLessThanOrEqual(1)
  }
}

test('UX-30 fonts of our own', async ({ page }) => {
  await quickly(page)
  await test.step('with the page, small, and allowed by its policy', () => isSmall(page))
  await test.step('the licence of each is in the notices', () => isLicensed(page))
  await test.step('what stands in for one until it is there takes the same room', () => takesTheSameRoom(page))
})
