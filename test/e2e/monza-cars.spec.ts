import { bar, expect, openTable, quickly, sitting, test } from './paddock.ts'

test('whoever chooses a car is known by its colour', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'monza', options: { colours: 'chosen' }, sitters: sitting('monza', 'Ann', 'Bob') })
  await bar(page)
    .getByRole('button', { name: /purple/ })
    .click()
  await bar(page).getByRole('button', { name: /green/ }).click()
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem')
  await expect(players.filter({ hasText: 'Ann' }).first().locator('[fill="var(--purple)"]')).toBeVisible()
  await expect(players.filter({ hasText: 'Bob' }).first().locator('[fill="var(--green)"]')).toBeVisible()
})
