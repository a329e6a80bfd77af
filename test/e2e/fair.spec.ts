import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, quickly, results, test } from './paddock.ts'
import { speak, turnTo } from './same-page.ts'

/** Opens a file as anybody would, and comes to its replay. */
async function openFile(page: Page, path: string): Promise<void> {
  await turnTo(page, '/open')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.locator('[data-replay]').waitFor()
}

const question = (page: Page) => page.getByRole('button', { name: 'Were the dice fair?' })
const check = (page: Page) => page.locator('[data-verdict]')
const FAIR = 'These 56 rolls were fixed before anybody sat down, and nobody could know them.'
const WRONG = 'Roll 32 is not the one that was fixed before the match.'

/** In the replay and at its end. */
async function isFair(page: Page): Promise<void> {
  await openFile(page, 'test/proofs/dodge-dice.json')
  await question(page).click()
  await expect(check(page)).toHaveAttribute('data-verdict', 'fair')
  await expect(check(page).getByRole('status')).toHaveText(FAIR)
  await page.getByText('Check it yourself').click()
  await expect(check(page)).toContainText('c0ffee')
  await expect(check(page)).toContainText('device-of-seat-0')
  await atEverySize(page, PHONES, async () => expect(await beyondTheEdge(page)).toBe(0))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'To the table' }).click()
  await bar(page).getByRole('button', { name: 'Results' }).click()
  await expect(results(page).locator('[data-verdict="fair"]')).toContainText(FAIR)
}

/** The first wrong roll, and where it is. */
async function isTampered(page: Page): Promise<void> {
  await openFile(page, 'test/proofs/tampered.json')
  await question(page).click()
  await expect(check(page)).toHaveAttribute('data-verdict', 'tampered')
  await expect(check(page).getByRole('status')).toContainText(WRONG)
  await page.getByRole('button', { name: 'Show this roll' }).click()
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', '54')
  await expect(check(page)).toHaveCount(0)
}

/** In Japanese too. */
async function isNoPromise(page: Page): Promise<void> {
  await speak(page, 'ja')
  await openFile(page, 'test/proofs/false-commitment.json')
  await page.getByRole('button', { name: 'サイコロは公正でしたか？' }).click()
  await expect(check(page).getByRole('status')).toHaveText(
    '出目のもとになった秘密の値が、試合の前に約束されたものと違います。',
  )
}

/** Nobody promised anything, or other dice are thrown on. */
async function saysNothing(page: Page): Promise<void> {
  await openFile(page, 'test/recorded/dodge-dice/fewest-seats.json')
  await expect(question(page)).toHaveCount(0)
  await turnTo(page, '/open')
  await page.locator('input[type=file]').setInputFiles('test/proofs/sealed.json')
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.locator('[data-replay]').waitFor()
  await expect(question(page)).toHaveCount(0)
}

test('a match with a proof says whether its dice were fair, and one without says nothing', async ({ page }) => {
  await quickly(page)
  await page.goto('/nowhere')
  await test.step('in the replay and at its end the dice were fair', () => isFair(page))
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('a changed file names the first wrong roll, and shows it', () => isTampered(page))
  await test.step('where nobody promised anything, or other dice are thrown on, nothing is said', () =>
    saysNothing(page))
  await test.step('a secret that was not the promised one is told, in Japanese too', () => isNoPromise(page))
})
