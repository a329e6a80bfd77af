import { expect, openTable, sit, test, twoAt } from './live.ts'
import { moment } from './paddock.ts'

test('UX-19 from a link to the first dice: two people, each in a browser of their own', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.locator('[data-friends]').click()
  await ann.locator('[data-open-table]').click()
  await ann.locator('[data-seat="0"][data-own="true"]').waitFor()
  const link = await ann.getByLabel('Link to this table').inputValue()
  const ben = await visit('Ben', new URL(link).pathname)
  await sit(ben)
  await expect(ann.locator('[data-seat="1"]')).toContainText('Ben')
  await ann.locator('[data-begin]').click()
  await ann.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(ben)).toBeGreaterThan(1)
})
