import type { Page } from '@playwright/test'
import { beyondTheEdge, PHONES } from './accessible.ts'
import { bar, expect, openTable, quickly, sitting, test } from './paddock.ts'
import { layDown, speak, turnTo, turnToTable } from './same-page.ts'

const sign = (page: Page) => page.locator('[data-recap]')
const recap = (page: Page) => page.getByRole('dialog', { name: /Since your last turn|So far/ })
const rivals = (page: Page) => recap(page).locator('[data-rival]')
const skip = (page: Page) => bar(page).getByRole('button', { name: 'Skip (1 chip)', exact: true })

const THREE = sitting('dodge-dice', 'Ann', 'Rosa:random', 'Enzo:random')
const HOT_SEAT = sitting('dodge-dice', 'Ann', 'Bob', 'Cleo')

const act = (seat: number, kind: string) => ({ seat, action: { kind } })
const roll = (dodge: object, icon: string, penalty: string | null = null) => ({ outcome: { penalty, dodge, icon } })

/** Ann rolls, then the two others do, and it is her turn again. */
const ROUND = [
  act(0, 'roll'),
  roll({ blue: 2, green: 5, red: 1 }, 'chip', 'red'),
  act(0, 'accept'),
  act(1, 'roll'),
  roll({ blue: 2, green: 5, red: 0 }, 'chip'),
  act(1, 'accept'),
  act(2, 'roll'),
  roll({ blue: 2, green: 5, red: 0 }, 'chip'),
  act(2, 'accept'),
]
const LINES = 4

/** One line per rival leads to what they did last, and nothing moves. */
async function leadsThere(page: Page): Promise<void> {
  await turnToTable(page, { id: 'bots', game: 'dodge-dice', sitters: THREE })
  await expect(sign(page)).toHaveCount(0)
  await skip(page).click()
  await expect(bar(page)).toContainText('Your turn')
  await expect(sign(page)).toContainText('Since your last turn')
  const told = await page.locator('[data-entry]').allTextContents()
  const where = await bar(page).boundingBox()
  await expect(sign(page)).toHaveAttribute('data-recap', String(told.length - 1))
  await page.keyboard.press('w')
  await expect(rivals(page)).toHaveText([/^Rosa/, /^Enzo/])
  await rivals(page).first().click()
  await expect(page.getByRole('region', { name: 'An earlier moment' })).toContainText(/Moment \d+ of \d+/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put this away' }).click()
  await expect(sign(page)).toHaveCount(0)
  expect(await bar(page).boundingBox()).toEqual(where)
}

/** The bar says what just happened, on a phone too, and it is said aloud only once. */
async function saysItOnce(page: Page): Promise<void> {
  await page.setViewportSize(PHONES[0])
  await turnToTable(page, { id: 'phone', game: 'dodge-dice', sitters: HOT_SEAT })
  await skip(page).click()
  await expect(bar(page).locator('[data-caption]')).toHaveText('Ann pays a chip and skips.')
  await expect(page.locator('[data-news]')).toHaveText('Ann pays a chip and skips.')
  await expect(page.locator('[aria-live]', { hasText: 'Ann pays a chip and skips.' })).toHaveCount(1)
}

const YOU = {
  en: ['You pay a chip and skip.', 'Roll, or pay a chip to skip?'],
  ja: ['あなたはチップを1枚払ってスキップしました。', 'あなた：'],
} as const

/** Who plays alone against bots is told of as you. */
async function saysYou(page: Page): Promise<void> {
  await turnToTable(page, { id: 'you', game: 'dodge-dice', sitters: THREE, log: [act(0, 'skip')] })
  for (const language of ['en', 'ja'] as const) {
    const [line, prompt] = YOU[language]
    await speak(page, language)
    await expect(page.locator('[data-prompt]')).toContainText(prompt)
    await expect(page.locator('[data-entry]').filter({ hasText: line })).toHaveCount(1)
  }
  await speak(page, 'en')
}

/** The log has all the rest; on a small phone it stands in the header. */
async function leadsToTheLog(page: Page): Promise<void> {
  await page.setViewportSize(PHONES[1])
  const sitters = sitting('dodge-dice', 'Rosa:random', 'Enzo:random', 'Mika:random', 'Juno:random', 'Ann')
  const log = [...ROUND, act(3, 'roll'), roll({ blue: 2, green: 5, red: 0 }, 'chip'), act(3, 'accept')]
  await turnToTable(page, { id: 'log', game: 'dodge-dice', sitters, log })
  await expect(sign(page)).toContainText('So far')
  expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  await sign(page).getByRole('button').click()
  await expect(rivals(page)).toHaveCount(4)
  await recap(page)
    .getByRole('button', { name: /^All of it in the log/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** On one device each sees what happened since their own last act. */
async function tellsEach(page: Page): Promise<void> {
  await turnToTable(page, { id: 'device', game: 'dodge-dice', sitters: HOT_SEAT })
  for (const missed of [[], ['Ann'], ['Ann', 'Bob'], ['Bob', 'Cleo'], ['Cleo', 'Ann']]) {
    await expect(sign(page)).toHaveCount(missed.length === 0 ? 0 : 1)
    if (missed.length > 0) {
      await page.keyboard.press('w')
      await expect(rivals(page)).toHaveCount(2)
      for (const name of missed) await expect(rivals(page).filter({ hasText: name })).toContainText(/\d → \d/)
      await page.keyboard.press('Escape')
    }
    await skip(page).click()
  }
}

/** Nothing of a hidden hand is in the recap. */
async function keepsSecrets(page: Page): Promise<void> {
  const draw = (seat: number, card: string) => ({ outcome: { kind: 'danger', seat, card } })
  const place = (seat: number, space: number) => ({ seat, action: { kind: 'place', space } })
  const card = (name: string) => ({ outcome: { kind: 'card', card: name } })
  const log = [
    ...[card('Straight-Away'), card('Straight-Away'), place(0, 2), place(1, 5), place(1, 8), place(0, 4)],
    ...[draw(0, 'Minor Debris'), draw(0, 'Nitro Boost'), draw(1, 'Critter Crossing'), draw(1, 'Instant Damage')],
    card('Gentle Curve left'),
    { seat: 0, action: { kind: 'swap' } },
    ...[draw(0, 'Instant Repair'), draw(0, 'Repair Shop')],
    { seat: 0, action: { kind: 'pass' } },
  ]
  const sitters = sitting('dicey-curves', 'Ann', 'Bob')
  const options = { danger: true, firstWindow: true }
  await layDown(page, { id: 'hidden', game: 'dicey-curves', options, sitters, log })
  await turnTo(page, '/table/dicey-curves/hidden')
  await page.locator('[data-word="1"]').click()
  await page.getByRole('button', { name: 'I am Bob' }).waitFor()
  await expect(sign(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Bob' }).click()
  await expect(sign(page)).toBeVisible()
  await page.keyboard.press('w')
  await expect(rivals(page)).toHaveText([/^Ann/])
  expect(await recap(page).textContent()).not.toMatch(/Instant Repair|Repair Shop/)
}

test('UX-14 who comes to their turn is told what happened since their last', async ({ page }) => {
  await quickly(page)
  await page.goto('/nowhere')
  await test.step('one line per rival leads to what they did last, and nothing moves', () => leadsThere(page))
  await test.step('who plays alone against bots is told of as you, in both languages', () => saysYou(page))
  await test.step('on one device each sees what happened since their own last act', () => tellsEach(page))
  await test.step('nothing of a hidden hand is in the recap', () => keepsSecrets(page))
  await test.step('the bar says what just happened, on a phone too, aloud only once', () => saysItOnce(page))
  await test.step('the log has all the rest; on a small phone it stands in the header', () => leadsToTheLog(page))
})

test('UX-14 on return to a table, by reload or to a tab left for a while, with the figures then and now', async ({
  page,
}) => {
  await quickly(page)
  await page.clock.install()
  await openTable(page, { game: 'dodge-dice', sitters: THREE, log: ROUND })
  await expect(sign(page)).toHaveAttribute('data-recap', String(LINES))
  await expect(page.locator('[data-news]')).toHaveText('')
  await page.reload()
  await sign(page)
    .getByRole('button', { name: /Since your last turn/ })
    .click()
  await expect(rivals(page)).toHaveText([/^Rosa.*3 → 4/, /^Enzo.*3 → 4/])
  await recap(page).getByRole('button', { name: 'Got it' }).click()
  await expect(sign(page)).toHaveCount(0)
  for (const [state, seconds] of [
    ['hidden', 30],
    ['visible', 0],
  ] as const) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
    await page.clock.fastForward(seconds * 1000)
  }
  await expect(sign(page)).toHaveAttribute('data-recap', String(LINES))
})
