import type { Page } from '@playwright/test'
import { beyondTheEdge } from './accessible.ts'
import { ALL_GAMES } from './middles.ts'
import { bar, expect, isSaved, keep, keptTable, moment, openTable, sitting, test, withSettings } from './paddock.ts'
import { turnBack, turnTo, turnToMiddle, turnToTable, wish } from './same-page.ts'

const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' })
const named = (page: Page) => page.locator('[data-hint]')
const gotIt = (page: Page) => hint(page).getByRole('button', { name: 'Got it' })

/** A hint goes when its thing is done, and never stands before the next. */
async function goesWhenDone(page: Page): Promise<void> {
  await wish(page, { hintsRead: ['dodge-dice.goal'] })
  await turnToTable(page, { id: 'done', game: 'dodge-dice' })
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.roll')
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.skip')
  await expect.poll(async () => (await keptTable(page, 'done')).log.length - (await moment(page))).toBe(0)
  await page.reload()
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.skip')
}

test('UX-23 first-game hints come one at a time, go away for good, and can be brought back', async ({ page }) => {
  await withSettings(page, { hintsRead: ['dodge-dice.goal'] })
  await openTable(page, { game: 'dodge-dice' })
  await expect(hint(page)).toContainText('Dice that match leave play.')
  await gotIt(page).click()
  await expect(hint(page)).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(hint(page)).toContainText('A chip hands the dice on')
  await gotIt(page).click()
  await isSaved(page)
  await page.reload()
  await expect(hint(page)).toContainText('the fewest points win')
  await gotIt(page).click()
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(hint(page)).toHaveCount(0)
  for (const isOn of [true, false]) {
    await page.keyboard.press('s')
    const hints = page.getByRole('switch', { name: 'Hints for a first game' })
    if (isOn) await hints.uncheck()
    await hints.setChecked(isOn)
    await page.keyboard.press('Escape')
    await expect(hint(page)).toHaveCount(isOn ? 1 : 0)
  }
  await test.step('a hint goes when its thing is done, and never stands before the next', () => goesWhenDone(page))
})

/** What is hinted at in the middle of each game, one after the other. */
const SERIES: Readonly<Record<string, readonly string[]>> = {
  'dodge-dice': ['dodge-dice.hint.ignore'],
  monza: ['monza.hint.move', 'monza.hint.push', 'monza.hint.lanes', 'monza.hint.far'],
  'allens-dirt': ['allens-dirt.hint.blocked', 'allens-dirt.hint.move', 'allens-dirt.hint.signs'],
  'allens-dirt-season': ['allens-dirt.hint.blocked', 'allens-dirt.hint.move', 'allens-dirt.hint.signs'],
  'dicey-curves': ['turn', 'gates', 'chips', 'single', 'end'].map((name) => `dicey-curves.hint.${name}`),
}

/** One hint after the other, each until it is read, and a rule at the point of need. */
async function isHintedAt(page: Page, series: readonly string[]): Promise<void> {
  for (const name of series) {
    await expect(named(page)).toHaveAttribute('data-hint', name)
    expect((await hint(page).getByRole('paragraph').textContent())!.length).toBeGreaterThan(20)
    await gotIt(page).click()
    await turnBack(page)
    await page.locator('[data-own="true"]').waitFor()
  }
  await expect(hint(page)).toHaveCount(0)
  await bar(page).locator('[data-rule]').first().click()
  await expect(page.getByRole('dialog', { name: /^Rule [A-Z]{2}-/ })).toContainText(/\w{3,}/)
}

test('UX-23 a series of hints for each kind of decision, and a rule at the point of need', async ({ page }) => {
  await withSettings(page, { hintsRead: [] })
  await page.goto('/nowhere')
  for (const [game, series] of Object.entries(SERIES))
    await test.step(game, async () => {
      await wish(page, { hintsRead: [] })
      await turnToMiddle(page, game)
      await isHintedAt(page, series)
    })
})

const FIRSTS = [
  ['dodge-dice', [], 'dodge-dice.hint.roll'],
  ['monza', [], 'monza.hint.roll'],
  ['allens-dirt', ['Ann', ...Array.from({ length: 7 }, (_, i) => `Bot ${i}:random`)], 'allens-dirt.hint.qualifying'],
  [
    'allens-dirt-season',
    ['Ann', ...Array.from({ length: 11 }, (_, i) => `Bot ${i}:random`)],
    'allens-dirt-season.hint.qualifying',
  ],
] as const

test('UX-23 the very first decision has its hint, in Japanese too', async ({ page }) => {
  await withSettings(page, { hintsRead: FIRSTS.map(([game]) => `${game}.goal`), language: 'ja' })
  await page.goto('/nowhere')
  for (const [game, names, first] of FIRSTS)
    await test.step(game, async () => {
      await turnToTable(page, { game, ...(names.length > 0 ? { sitters: sitting(game, ...names) } : {}) })
      await expect(named(page)).toHaveAttribute('data-hint', first)
      await expect(named(page)).toContainText(/[ぁ-ん]/)
      expect(await moment(page)).toBe(0)
    })
})

const goal = (page: Page) => page.locator('[data-goal]')

/** The first start of a game, and the second. */
async function showsItsGoalOnce(page: Page, game: string, close: string): Promise<void> {
  await turnToTable(page, { id: `first-${game}`, game })
  await expect(goal(page).getByRole('listitem')).toHaveCount(3)
  await expect(goal(page).locator('svg')).toHaveCount(3)
  const before = await moment(page)
  await page.keyboard.press(close)
  await expect(goal(page)).toHaveCount(0)
  expect(await moment(page)).toBe(before)
  await turnToTable(page, { id: `second-${game}`, game })
  await expect(bar(page)).toBeVisible()
  await expect(goal(page)).toHaveCount(0)
}

test('UX-23 the first start shows the goal in three pictures; one key, and never again', async ({ page }) => {
  await withSettings(page, { hintsRead: [] })
  await page.goto('/nowhere')
  for (const [game, close] of [
    ['dodge-dice', 'Enter'],
    ['monza', 'Escape'],
    ['dicey-curves', 'Space'],
  ] as const)
    await test.step(game, () => showsItsGoalOnce(page, game, close))
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(goal(page)).toHaveCount(0)
})

/** The rules in five sentences, and the goal in three pictures that a small phone shows whole. */
async function isToldInAMinute(page: Page, game: string, letters: RegExp): Promise<void> {
  await turnTo(page, `/rules/${game}`)
  const sentences = page.locator('section[aria-labelledby="brief"] li')
  await expect(sentences).toHaveCount(5)
  expect(await sentences.first().textContent()).toMatch(letters)
  await turnTo(page, '/')
  await page.locator(`[data-game="${game}"] button`).click()
  const pictures = goal(page).getByRole('listitem')
  await expect(pictures).toHaveCount(3)
  for (const text of await pictures.allTextContents()) expect(text).toMatch(letters)
  expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
}

for (const [language, letters] of [
  ['en', /[a-z]{3}/],
  ['ja', /[ぁ-ん]/],
] as const)
  test(`UX-23 ${language}: goal and rules in a minute, and nothing cut on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await keep(page, 'paddock.settings', { language, motion: 'reduced', sound: false })
    await page.goto('/nowhere')
    for (const game of ALL_GAMES) await test.step(game, () => isToldInAMinute(page, game, letters))
  })
