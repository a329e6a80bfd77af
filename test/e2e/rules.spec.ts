import type { Page } from '@playwright/test'
import { expect, GAMES, openTable, quickly, test } from './paddock.ts'

/** The last rule of a page has a link, which leads there. */
async function canBeLinkedTo(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`)
  const rules = page.locator('dl > div[id]')
  await expect(rules.first()).toBeVisible()
  expect(await rules.count()).toBeGreaterThan(10)
  const id = (await rules.last().getAttribute('id'))!
  await page.getByRole('link', { name: `Link to rule ${id}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  await expect(page.locator(`#${id}`)).toBeInViewport()
}

test('UX-23 a question mark on an element opens its paragraph; all the rules are one click further', async ({
  page,
}) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice' })
  await page.locator('[data-group="penalty"] [data-rule]').click()
  await expect(page.getByRole('dialog', { name: 'Rule DD-3' })).toContainText(
    'The starter of a round rolls all ten dice.',
  )
  await page.getByRole('link', { name: 'All the rules' }).click()
  await expect(page).toHaveURL(/\/rules\/dodge-dice#DD-3$/)
  await expect(page.locator('#DD-3')).toBeInViewport()
  await test.step('a link from there leads on, and not back to the table', async () => {
    await page.getByRole('link', { name: 'Link to rule DD-5', exact: true }).click()
    await expect(page).toHaveURL(/#DD-5$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/rules\/dodge-dice#DD-3$/)
  })
  for (const game of GAMES)
    await test.step(`${game}: every rule of the page can be linked to`, () => canBeLinkedTo(page, game))
})
