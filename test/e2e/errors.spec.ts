import { bar, expect, keep, keepsNothing, moment, openTable, quickly, test } from './paddock.ts'

test('what cannot be shown says so and leads home: an unknown link, game or table, one of a newer version, a damaged one', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/nowhere/at/all', 'Off the track'],
    ['/play/chess', 'No such game'],
    ['/rules/chess', 'No such game'],
    ['/table/monza/zzzzzzzz', 'No such table'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Pick a game' })).toBeVisible()
  await test.step('a damaged table is explained and can be removed', async () => {
    await openTable(page, { game: 'dodge-dice', log: [{ seat: 1, action: { kind: 'give', to: 0 } }] })
    await expect(page.getByRole('heading', { name: 'This table is damaged' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove this table' }).click()
    await expect(page.getByRole('heading', { name: 'Pick a game' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0)
  })
  await test.step('a table saved by a newer version is kept and explained', async () => {
    await openTable(page, { game: 'monza', rulesVersion: 99 })
    await expect(page.getByRole('heading', { name: 'Saved by a newer Paddock' })).toBeVisible()
    await keep(page, 'paddock.table.later', { format: 2, id: 'later' })
    await page.goto('/table/monza/later')
    await expect(page.getByRole('heading', { name: 'Saved by a newer Paddock' })).toBeVisible()
    await page.goto('/')
    await expect(page.locator('[data-saved="newer"]')).toContainText('newer version')
  })
})

for (const [name, sentence] of [
  ['QuotaExceededError', 'has no room left'],
  ['SecurityError', 'does not allow saving'],
] as const)
  test(`saving fails with ${name}: the game goes on and the page says what that means`, async ({ page }) => {
    await quickly(page)
    await keepsNothing(page, name)
    await page.goto('/')
    await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
    await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
    await expect(page.locator('[data-trouble]')).toContainText(sentence)
    expect(await moment(page)).toBeGreaterThan(0)
  })
