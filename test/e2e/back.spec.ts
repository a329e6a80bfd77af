import type { Page } from '@playwright/test'
import { expect, quickly, test } from './paddock.ts'

/** Dialogs that were closed by a key leave nothing behind. */
async function passesOverWhatIsClosed(page: Page): Promise<void> {
  await page.locator('[data-game="dodge-dice"]').getByRole('button', { name: 'Play now' }).click()
  await page.locator('[data-moment]').waitFor()
  for (const key of ['?', 's']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goBack()
  await expect(page.locator('[data-game="dodge-dice"]')).toBeVisible()
}

test('Back closes what lies over the table and stays there; then it leaves', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await page.locator('[data-game="dodge-dice"]').getByRole('button', { name: 'Play now' }).click()
  await page.locator('[data-moment]').waitFor()
  const { pathname } = new URL(page.url())
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('[data-moment]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathname)
  await page.goBack()
  await expect(page.locator('[data-game="dodge-dice"]')).toBeVisible()
  await test.step('what was closed otherwise does not stand in its way', () => passesOverWhatIsClosed(page))
})
