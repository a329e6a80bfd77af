import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, isSaved, keep, openTable, playToTheEnd, quickly, results, sitting, test } from './paddock.ts'
import { speak, turnBack, turnTo } from './same-page.ts'

const seat = (name: string, colour: string, bot: string | null, place: number) => ({
  name,
  colour,
  bot,
  place,
  score: 10 - place,
  own: bot === null,
  dice: bot === null ? {} : null,
})

const game = (id: string, kind: string, day: number, ...seats: object[]) => ({
  id,
  game: kind,
  rulesVersion: 1,
  options: {},
  begun: 0,
  ended: Date.UTC(2026, 0, day, 12),
  seats,
})

const GAMES = [
  game('b', 'monza', 2, seat('Ann', 'white', null, 2), seat('Bob', 'blue', null, 1), seat('Rosa', 'red', 'club', 3)),
  game('a', 'dodge-dice', 1, seat('Ann', 'red', null, 1), seat('Rosa', 'yellow', 'casual', 2)),
]

const kept = (page: Page, games: readonly object[] = GAMES) =>
  keep(page, 'paddock.history', { format: 1, games, removed: [] })

const lines = (page: Page) => page.locator('[data-played]')
const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"] dd`)
const stored = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('paddock.history') ?? '{}').games ?? []) as { id: string }[])

/** A few acts before the end. */
const NEARLY_OVER = {
  ...{ id: 'mine', game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') },
  log: JSON.parse(readFileSync('test/recorded/dodge-dice/fewest-seats.json', 'utf8')).log.slice(0, -12) as object[],
}

test('a game that ends is kept once, goes into a file, and can be removed for good', async ({ page }) => {
  await quickly(page)
  await openTable(page, NEARLY_OVER)
  await playToTheEnd(page, () => bar(page).locator('[data-choice]').first().click())
  await expect(results(page)).toBeVisible()
  await expect.poll(() => stored(page)).toHaveLength(1)
  await isSaved(page)
  await page.reload()
  await expect(bar(page).getByRole('button', { name: 'Results' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(/Dodge Dice.*Ann.*/)
  await expect(fact(page, 'played')).toHaveText('1')
  await page.reload()
  await lines(page)
    .getByRole('link', { name: /See the table/ })
    .click()
  await expect(bar(page).getByRole('button', { name: 'Results' })).toBeVisible()

  await turnTo(page, '/history')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ format: 'paddock-history/3', games: [{ id: 'mine', game: 'dodge-dice' }] })
  expect(file.games[0].seats.map(({ name, own }: { name: string; own: boolean }) => [name, own])).toEqual([
    ['Ann', true],
    ['Rosa', false],
  ])

  await lines(page)
    .getByRole('button', { name: /Remove Dodge Dice/ })
    .click()
  await expect(page.locator('[data-empty]')).toBeVisible()
  await page.goto('/table/dodge-dice/mine')
  await expect(bar(page).getByRole('button', { name: 'Results' })).toBeVisible()
  await turnTo(page, '/history')
  await expect(page.locator('[data-empty]')).toBeVisible()
})

test('a result that finds no room is told of until it is in the history', async ({ page }) => {
  await quickly(page)
  await openTable(page, NEARLY_OVER)
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'paddock.history' && !('hasRoom' in window)) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await playToTheEnd(page, () => bar(page).locator('[data-choice]').first().click())
  await expect(page.locator('[data-trouble="history"]')).toContainText('history')
  expect(await stored(page)).toEqual([])
  await page.evaluate(() => Object.assign(window, { hasRoom: true }))
  await expect.poll(() => stored(page), { timeout: 15_000 }).toHaveLength(1)
  await expect(page.locator('[data-trouble]')).toHaveCount(0)
})

/** Results, people and seats are counted for the game and the person that are asked for. */
async function counts(page: Page): Promise<void> {
  await expect(fact(page, 'played')).toHaveText('2')
  await expect(fact(page, 'won')).toHaveText('2')
  await expect(lines(page).first()).toContainText('Ann: 2nd of 3')
  await expect(page.getByRole('link', { name: /See the table/ })).toHaveCount(0)
  await page.getByLabel('Who', { exact: true }).selectOption('Ann')
  await expect(fact(page, 'won')).toHaveText('1')
  await expect(fact(page, 'place')).toHaveText('1.5 of 2.5')
  await page.getByLabel('Game', { exact: true }).selectOption('Monza')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('2nd of 3')
  await expect(page.locator('[data-taken="colour"] tbody tr')).toHaveText([/White \(ring\).*1.*0/])
}

/** No axe violations, and phones show it whole in both languages. */
async function fits(page: Page): Promise<void> {
  await expectNoViolations(page)
  for (const [language, heading] of [
    ['en', 'History'],
    ['ja', '戦績'],
  ] as const) {
    await speak(page, language)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await atEverySize(page, PHONES, async () => expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0))
  }
  await speak(page, 'en')
}

const fileOf = (text: string) => ({ name: 'history.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** A file adds what is not there yet; a bad one is refused in one sentence; everything can be removed. */
async function takesFiles(page: Page): Promise<void> {
  const input = page.locator('input[type="file"]')
  const said = page.locator('[data-said]')
  const more = game('c', 'monza', 3, seat('Ann', 'white', null, 1), seat('Rosa', 'blue', 'casual', 2))
  await input.setInputFiles(fileOf(JSON.stringify({ format: 'paddock-history/1', games: [more, GAMES[0]] })))
  await expect(said).toHaveText('One game added; one was here already.')
  await expect(lines(page)).toHaveCount(3)
  const bad = { ...more, id: 'd', seats: [seat('Ann', 'beige', null, 1)] }
  await input.setInputFiles(fileOf(JSON.stringify({ format: 'paddock-history/1', games: [bad] })))
  await expect(said).toHaveText('Nothing was added: games[0].seats[0].colour is not as it should be.')
  await input.setInputFiles(fileOf('not a file of ours'))
  await expect(said).toHaveText('Nothing was added: the file is not JSON.')
  await expect(lines(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Remove everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(lines(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await expect(page.locator('[data-empty]')).toBeVisible()
  expect(await stored(page)).toEqual([])
}

test('UX-10, UX-25 what is in the history is counted, fits, is added to and removed', async ({ page }) => {
  await quickly(page)
  await kept(page)
  await page.goto('/history')
  await expect(lines(page)).toHaveCount(2)
  await test.step('no axe violations, on phones, in both languages', () => fits(page))
  await test.step('counted for the game and the person that are asked for', () => counts(page))
  await turnBack(page)
  await test.step('a file adds what is new; a bad one is refused; everything can be removed', () => takesFiles(page))
})

test('a history edited by hand does not break the page', async ({ page }) => {
  await keep(page, 'paddock.history', { format: 1, games: [GAMES[0], { id: 3 }, null], removed: 'nothing' })
  await page.goto('/history')
  await expect(lines(page)).toHaveCount(1)
})
