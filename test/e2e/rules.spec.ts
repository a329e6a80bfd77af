import { expect, GAMES, openTable, quickly, test } from './paddock.ts'

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
})

for (const game of GAMES)
  test(`${game}: every rule of the page can be linked to`, async ({ page }) => {
    await page.goto(`/rules/${game}`)
    const rules = page.locator('dl > div[id]')
    await expect(rules.first()).toBeVisible()
    expect(await rules.count()).toBeGreaterThan(10)
    const id = (await rules.last().getAttribute('id'))!
    await page.getByRole('link', { name: `Link to rule ${id}`, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
