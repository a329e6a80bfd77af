import type { Page } from '@playwright/test'
import { expect, quickly, test } from './paddock.ts'
import { turnToMiddle } from './same-page.ts'

/** Every car has its letter, and green dice have pips of their own. */
async function hasLettersAndPips(page: Page): Promise<void> {
  await expect(page.locator('[data-car]')).toHaveCount(6)
  const letters = await page.locator('[data-car]').allTextContents()
  expect(letters.sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  const pips = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((die) => ({
      round: die.querySelectorAll('circle').length,
      square: die.querySelectorAll('rect[rx]').length,
    }))
  expect(await pips('white 3')).toEqual({ round: 3, square: 0 })
  expect(await pips('green 4')).toEqual({ round: 0, square: 4 })
}

test('UX-7 no two cars look alike to eyes that see no colours, and green dice have pips of their own', async ({
  page,
}) => {
  await quickly(page)
  await page.goto('/nowhere')
  for (const [game, sign] of [
    ['monza', 'path[fill^="var(--on-"]'],
    ['allens-dirt-season', 'text'],
    ['dicey-curves', 'text'],
  ] as const) {
    await turnToMiddle(page, game)
    await expect(page.locator('[data-car]')).not.toHaveCount(0)
    const signs = await page
      .locator('[data-car]')
      .evaluateAll(
        (cars, selector) =>
          cars.map((car) => car.querySelector(selector)!).map((one) => one.getAttribute('d') ?? one.textContent),
        sign,
      )
    expect(new Set(signs).size, game).toBe(signs.length)
  }
  await test.step('dicey-curves: letters and pips', () => hasLettersAndPips(page))
})
