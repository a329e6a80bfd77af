import type { Browser, Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, PHONES, violations } from './accessible.ts'
import { bar, expect, moment, quickly, type Saved, sitting, test, withSettings } from './paddock.ts'
import { speak, turnTo, turnToTable } from './same-page.ts'

const JAPANESE = /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u

const speaks = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language)
const todo = (page: Page) => page.getByRole('region', { name: 'すること' })

/** By what never changes with the language: the values of the buttons. */
async function pick(page: Page, language: 'system' | 'en' | 'ja') {
  const dialog = page.getByRole('dialog')
  await dialog.locator(`input[name="language"][value="${language}"]`).check({ force: true })
}

const ROLLED = [
  { seat: 0, action: { kind: 'roll' } },
  { outcome: { penalty: 'blue', dodge: { blue: 3, green: 3, red: 2 }, icon: 'chip' } },
]

const rolled = (id: string, ...names: string[]): Saved => ({
  ...{ id, game: 'dodge-dice', sitters: sitting('dodge-dice', ...names), log: ROLLED },
})

/** The page stays, and knows its language when it comes back. */
async function homeChanges(page: Page): Promise<void> {
  await speaks(page, 'en')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Settings' }).click()
  await pick(page, 'ja')
  await speaks(page, 'ja')
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
  await expect(page).toHaveTitle('Paddock · サイコロレースのゲームナイト')
  await expect(page.getByRole('heading', { name: 'ゲームを選ぶ' })).toBeVisible()
  await expect(page.locator('[data-game="allens-dirt-season"]')).toContainText('Allen’s Dirt：シーズン')
  await expect(page.locator('[data-game="monza"]')).toContainText('6個のサイコロと3本のレーン。')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.reload()
  await speaks(page, 'ja')
  await expect(page.getByRole('heading', { name: 'ゲームを選ぶ' })).toBeVisible()
  await page.getByRole('button', { name: '設定' }).click()
  await pick(page, 'en')
  await speaks(page, 'en')
  await expect(page).toHaveTitle('Paddock · game night for dice racers')
}

/** What was said before is said anew. */
async function tableChanges(page: Page): Promise<void> {
  await turnToTable(page, rolled('middle', 'Ann', 'Bob'))
  await expect(bar(page)).toContainText('Ann: let it count, or pay two chips to ignore it?')
  const before = await moment(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await pick(page, 'ja')
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect(todo(page)).toContainText('Ann：この目でいきますか、チップ2枚で無効にしますか？')
  await expect(todo(page).getByRole('button', { name: '無効にする（チップ2枚）' })).toBeVisible()
  const log = page.getByRole('complementary', { name: '記録' })
  await expect(log).toContainText('Annの出目：10点（青）、ドッジダイスの一致3個、アクションダイスはチップ。')
  await expect(page.getByRole('region', { name: 'サイコロ' })).toContainText('場に8個')
  await expect(page.locator('[data-call]')).toContainText('あなたの番です。Ann：')
  await expect(page).toHaveTitle('▶ あなたの番 · Dodge Dice')
  expect(await moment(page)).toBe(before)
  await todo(page).getByRole('button', { name: 'この目でいく' }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
  await expect(page.locator('[data-news]')).toHaveText(/^Annは出目をそのまま受け入れました。\S/)
}

/** A game inside a game. */
async function seasonChanges(page: Page): Promise<void> {
  await speak(page, 'en')
  const names = Array.from({ length: 12 }, (_, i) => `D${i + 1}`)
  await turnToTable(page, { game: 'allens-dirt-season', sitters: sitting('allens-dirt-season', ...names) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allen’s Dirt: the season')
  await speak(page, 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allen’s Dirt：シーズン')
  await expect(todo(page)).toContainText('シーズン予選：D1が振ります。')
  await expect(page.locator('[data-board]')).toContainText('ドライバー')
  await expect(page.getByRole('region', { name: 'プレイヤー' })).toContainText('0点')
}

test('the page changes its language at once, and keeps it', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await test.step('at home', () => homeChanges(page))
  await test.step('in the middle of a game all that is said changes, and nothing of the table', () =>
    tableChanges(page))
  await test.step('a season under way: the race inside it speaks the language too', () => seasonChanges(page))
})

/** The page and the paragraph at the table. */
async function rulesSpeak(page: Page): Promise<void> {
  await turnTo(page, '/rules/dodge-dice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dodge Diceのルール')
  await expect(page.locator('#DD-4')).toContainText('ストップが出ると、ラウンドはその場で終わります。')
  await turnTo(page, '/rules/table')
  await expect(page.locator('dl > div[id]').first()).toContainText(JAPANESE)
  await turnToTable(page, { game: 'dodge-dice' })
  await page.locator('[data-group="penalty"] [data-rule]').click()
  await expect(page.getByRole('dialog', { name: 'ルール DD-3' })).toContainText('10個のサイコロを全部振ります。')
}

/** More cars than the rules allow. */
async function refusalSpeaks(page: Page): Promise<void> {
  await turnTo(page, '/play/dicey-curves')
  for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'ボットを追加' }).click()
  await page.getByLabel('1人あたりの車').selectOption('two')
  await expect(page.getByRole('status')).toContainText(JAPANESE)
  await expect(page.getByRole('button', { name: 'ゲームを始める' })).toBeDisabled()
  await page.getByLabel('1人あたりの車').selectOption('one')
  await expect(page.getByRole('button', { name: 'ゲームを始める' })).toBeEnabled()
}

/** A table of a minute ago. */
async function agoSpeaks(page: Page): Promise<void> {
  await turnTo(page, '/')
  await expect(page.getByRole('region', { name: '続きから' })).toContainText(/最終プレイ：.*分/)
}

/** Table, home and settings. */
async function isAccessible(page: Page): Promise<void> {
  await turnToTable(page, rolled('axe', 'Ann', 'Rosa:casual', 'Bob'))
  await expect(todo(page)).toBeVisible()
  expect(await violations(page), 'table').toEqual([])
  await turnTo(page, '/')
  await expect(page.getByRole('heading', { name: 'ゲームを選ぶ' })).toBeVisible()
  expect(await violations(page), 'home').toEqual([])
  await page.getByRole('button', { name: '設定' }).click()
  expect(await violations(page), 'settings').toEqual([])
}

test('UX-25 rules, a refusal, times and all that axe looks at in Japanese', async ({ page }) => {
  await withSettings(page, { language: 'ja' })
  await page.goto('/nowhere')
  await test.step('rules: the page and the paragraph at the table', () => rulesSpeak(page))
  await test.step('a table that the rules do not allow says why, and cannot be started', () => refusalSpeaks(page))
  await test.step('how long ago a table was played, as Japanese says it', () => agoSpeaks(page))
  await test.step('axe finds nothing at home, in the settings and at a table', () => isAccessible(page))
})

async function browserDecides(browser: Browser): Promise<void> {
  for (const [locale, language] of [
    ['ja-JP', 'ja'],
    ['fi-FI', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/')
    await speaks(page, language)
    await context.close()
  }
}

async function standsIn(page: Page): Promise<void> {
  await page.route(/\/japanese-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await withSettings(page, { language: 'ja' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Pick a game' })).toBeVisible()
}

test('English stands in for what we do not speak, or cannot', async ({ page, browser }) => {
  await test.step('where nothing is set the browser decides', () => browserDecides(browser))
  await test.step('a language that cannot be loaded leaves the page in English, not empty', () => standsIn(page))
})

const GAMES = ['dodge-dice', 'monza', 'dicey-curves', 'allens-dirt', 'allens-dirt-season']

test('UX-10 on phones no page scrolls sideways in Japanese', async ({ page }) => {
  await withSettings(page, { language: 'ja' })
  await page.goto('/nowhere')
  for (const path of ['/nowhere', '/', ...GAMES.flatMap((game) => [`/play/${game}`, `/rules/${game}`])]) {
    await turnTo(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
    await speaks(page, 'ja')
    await atEverySize(page, PHONES, async () => expect(await beyondTheEdge(page), path).toBeLessThanOrEqual(0))
  }
})
