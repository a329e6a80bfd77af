import type { Page } from '@playwright/test'
import { ALL_GAMES } from './middles.ts'
import { expect, test, withSettings } from './paddock.ts'
import { speak, turnTo } from './same-page.ts'

/** Texts that are wider than what shows them: cut off, or ended with three dots. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true }) && !one.closest('.unseen')
    const ARROW = 18
    const room = (one: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(one)
      return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }
    const width = (one: Element, text: string) => {
      const { font, fontSize } = getComputedStyle(one)
      pen.font = font
      // A machine without Japanese letters draws narrow boxes; each letter is as wide as it is high.
      const wide = [...text].filter((letter) => letter > '⺀')
      const rest = [...text].filter((letter) => letter <= '⺀').join('')
      return wide.length * Number.parseFloat(fontSize) + pen.measureText(rest).width
    }
    const picked = [...document.querySelectorAll('select')]
      .filter(isShown)
      .flatMap((one) => [...one.options].filter((option) => width(one, option.text) > room(one) - ARROW))
      .map((option) => option.text)
    const dotted = [...document.querySelectorAll('main *:not(:has(> svg))')]
      .filter((one) => isShown(one) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.textContent)
      .map((one) => one.textContent!)
    return [...picked, ...dotted]
  })

/** No label is cut, at home and in the set-up of any game. */
async function isWhole(page: Page): Promise<void> {
  await turnTo(page, '/')
  await page.locator('[data-start="true"]').waitFor()
  expect(await cut(page), 'home').toEqual([])
  for (const game of ALL_GAMES) {
    await turnTo(page, `/play/${game}?edition=danger`)
    await page.locator('form').waitFor()
    for (const fold of await page.locator('details').all()) await fold.locator('summary').click()
    expect(await cut(page), game).toEqual([])
  }
}

/** Three choices that matter; all others are folded away. */
async function foldsTheRest(page: Page): Promise<void> {
  await turnTo(page, '/play/dicey-curves')
  const agreed = page.getByRole('region', { name: 'What the table agrees on' })
  await expect(agreed.getByRole('checkbox', { name: 'DANGER! expansion' })).toBeVisible()
  await expect(agreed.getByLabel('Length of the race')).toBeVisible()
  await expect(agreed.getByLabel('Cars for each player')).toBeVisible()
  await expect(agreed.getByLabel('Who starts')).toBeHidden()
  await agreed.getByText(/^House rules/).click()
  await expect(agreed.getByLabel('Who starts')).toBeVisible()
}

test('UX-11 320 px: no label is cut, and the set-up shows three choices that matter', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await withSettings(page, { language: 'en' })
  await page.goto('/nowhere')
  await test.step('in English no label is cut', () => isWhole(page))
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('three choices that matter are shown; all others are folded away', () => foldsTheRest(page))
  await page.setViewportSize({ width: 320, height: 568 })
  await speak(page, 'ja')
  await test.step('in Japanese no label is cut', () => isWhole(page))
})
