import type { Page } from '@playwright/test'
import { beyondTheEdge } from './accessible.ts'
import { ALL_GAMES, openMiddle } from './middles.ts'
import { bar, expect, isSaved, moment, openTable, sitting, test, withSettings } from './paddock.ts'

const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' })
const named = (page: Page) => page.locator('[data-hint]')
const gotIt = (page: Page) => hint(page).getByRole('button', { name: 'Got it' })

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
})

test('UX-23 a hint goes when its thing is done, and never stands before the next', async ({ page }) => {
  await withSettings(page, { hintsRead: ['dodge-dice.goal'] })
  await openTable(page, { game: 'dodge-dice' })
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.roll')
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.skip')
  await isSaved(page)
  await page.reload()
  await expect(named(page)).toHaveAttribute('data-hint', 'dodge-dice.hint.skip')
})

/** What is hinted at in the middle of each game, one after the other. */
const SERIES: Readonly<Record<string, readonly string[]>> = {
  'dodge-dice': ['dodge-dice.hint.ignore'],
  monza: ['monza.hint.move', 'monza.hint.push', 'monza.hint.lanes', 'monza.hint.far'],
  'allens-dirt': ['allens-dirt.hint.blocked', 'allens-dirt.hint.move', 'allens-dirt.hint.signs'],
  'allens-dirt-season': ['allens-dirt.hint.blocked', 'allens-dirt.hint.move', 'allens-dirt.hint.signs'],
  'dicey-curves': ['turn', 'gates', 'chips', 'single', 'end'].map((name) => `dicey-curves.hint.${name}`),
}

for (const game of Object.keys(SERIES))
  test(`UX-23 ${game}: a series of hints for this kind of decision, and a rule at the point of need`, async ({
    page,
  }) => {
    await withSettings(page, { hintsRead: [] })
    await openMiddle(page, game)
    for (const name of SERIES[game]!) {
      await expect(named(page)).toHaveAttribute('data-hint', name)
      expect((await hint(page).getByRole('paragraph').textContent())!.length).toBeGreaterThan(20)
      await gotIt(page).click()
      await page.reload()
      await page.locator('[data-own="true"]').waitFor()
    }
    await expect(hint(page)).toHaveCount(0)
    await bar(page).locator('[data-rule]').first().click()
    await expect(page.getByRole('dialog', { name: /^Rule [A-Z]{2}-/ })).toContainText(/\w{3,}/)
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

for (const [game, names, first] of FIRSTS)
  test(`UX-23 ${game}: the very first decision has its hint, in Japanese too`, async ({ page }) => {
    await withSettings(page, { hintsRead: [`${game}.goal`], language: 'ja' })
    await openTable(page, { game, ...(names.length > 0 ? { sitters: sitting(game, ...names) } : {}) })
    await expect(named(page)).toHaveAttribute('data-hint', first)
    await expect(named(page)).toContainText(/[ぁ-ん]/)
    expect(await moment(page)).toBe(0)
  })

const goal = (page: Page) => page.locator('[data-goal]')

for (const [game, close] of [
  ['dodge-dice', 'Enter'],
  ['monza', 'Escape'],
  ['dicey-curves', 'Space'],
] as const)
  test(`UX-23 ${game}: the first start shows the goal in three pictures; one key, and never again`, async ({
    page,
  }) => {
    await withSettings(page, { hintsRead: [] })
    await openTable(page, { id: 'first', game })
    await expect(goal(page).getByRole('listitem')).toHaveCount(3)
    await expect(goal(page).locator('svg')).toHaveCount(3)
    const before = await moment(page)
    await page.keyboard.press(close)
    await expect(goal(page)).toHaveCount(0)
    expect(await moment(page)).toBe(before)
    await openTable(page, { id: 'second', game })
    await expect(bar(page)).toBeVisible()
    await expect(goal(page)).toHaveCount(0)
  })

for (const game of ALL_GAMES)
  test(`UX-23 ${game}: goal and rules in a minute, in both languages and nothing cut on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const language of ['en', 'ja']) {
      await page.goto('/')
      await page.evaluate((settings) => localStorage.setItem('paddock.settings', JSON.stringify(settings)), {
        language,
        motion: 'reduced',
        sound: false,
      })
      await page.goto(`/rules/${game}`)
      const sentences = page.locator('section[aria-labelledby="brief"] li')
      await expect(sentences).toHaveCount(5)
      expect(await sentences.first().textContent()).toMatch(language === 'ja' ? /[ぁ-ん]/ : /[a-z]{3}/)
      await page.goto('/')
      await page.locator(`[data-game="${game}"] button`).click()
      const pictures = goal(page).getByRole('listitem')
      await expect(pictures).toHaveCount(3)
      for (const text of await pictures.allTextContents())
        expect(text).toMatch(language === 'ja' ? /[ぁ-ん]/ : /[a-z]{3}/)
      expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    }
  })
