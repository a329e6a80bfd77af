import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, openTable, playToTheEnd, quickly, ranking, results, test } from './paddock.ts'
import { turnTo, turnToTable } from './same-page.ts'
import { NAMES, sitting } from './sitters.ts'

const TEN = NAMES.slice(0, 10)
const PHONE = { width: 390, height: 844 }

const sitters = sitting('pig', ...TEN.map((name, seat) => (seat === 0 ? name : `${name}:casual`)))

/** Ten signs that all look different. */
async function expectTenSigns(page: Page, list: string): Promise<void> {
  const signs = page.locator(`${list} svg[viewBox^="-52"]`)
  await expect(signs).toHaveCount(10)
  expect(new Set(await signs.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))).size).toBe(10)
}

test.describe('Pig, a game that brings no board', () => {
  test.use({ viewport: PHONE })

  test('UX-10 ten players on a phone, to the end', async ({ page }) => {
    await quickly(page)
    await openTable(page, { game: 'pig', sitters })
    await expect(page.locator('[data-lane]')).toHaveCount(10)
    await expectTenSigns(page, '[aria-label="Players"]')
    const choices = bar(page).locator('[data-choice]')
    await playToTheEnd(page, (turn) => (turn % 4 === 0 ? choices.last() : choices.first()).click())
    await expect(ranking(page)).toHaveCount(10)
    await expectTenSigns(page, '[data-ranking]')
    await expect(results(page)).toContainText('Whoever reaches 100 points first wins')
    await turnTo(page, '/')
    await page.getByRole('region', { name: 'History' }).getByText('One finished game').click()
    await expectTenSigns(page, 'main')
  })
})

/** What is at stake is said, and what became of it. */
async function saysWhatIsAtStake(page: Page): Promise<void> {
  const log = [{ outcome: { pips: 6 } }, { seat: 0, action: { kind: 'roll' } }, { outcome: { pips: 3 } }]
  await turnToTable(page, { id: 'stake', game: 'pig', sitters: sitting('pig', 'Ann', 'Bob'), log })
  const board = page.getByRole('group', { name: 'The race to 100 points' })
  await expect(board.getByRole('img', { name: 'Ann: 0 points, and 9 at stake in this turn' })).toBeVisible()
  await page.keyboard.press('2')
  await expect(board.getByRole('img', { name: 'Ann: 9 points', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('9 points banked')
}

test('UX-5, UX-10, UX-25 Pig: what is at stake is said; ten seats fit small phones, and axe finds nothing', async ({
  page,
}) => {
  const expectToFit = () =>
    atEverySize(page, PHONES, async () => expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0))
  await quickly(page)
  await page.setViewportSize(PHONE)
  await openTable(page, { game: 'pig', sitters, log: [{ outcome: { pips: 5 } }] })
  await test.step('ten seats: axe finds nothing in any light', () => expectNoViolations(page))
  await test.step('ten seats fit at the table', expectToFit)
  await page.setViewportSize(PHONE)
  await test.step('what is at stake is said, and what became of it', () => saysWhatIsAtStake(page))
  await turnTo(page, '/play/pig')
  const add = page.getByRole('button', { name: 'Add a bot' })
  for (let seats = 2; seats < 10; seats++) await add.click()
  await expect(add).toBeHidden()
  await expectTenSigns(page, '[data-seat]')
  await test.step('and before it', expectToFit)
})
