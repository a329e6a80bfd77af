import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  bar,
  expect,
  isSaved,
  keep,
  keepsNothing,
  keptTables,
  moment,
  openTable,
  quickly,
  savedLog,
  sitting,
  test,
} from './paddock.ts'

const PAGES = ['/', '/history', '/play/monza', '/table/monza/bad', '/replay/monza/bad?at=3']

const TABLE = {
  ...{ format: 1, id: 'bad', game: 'monza', rulesVersion: 1, options: {}, log: [], begun: 0, touched: 0, over: true },
  sitters: sitting('monza', 'Ann', 'Bob'),
}

/** What may be found in a browser's store, by key; a text is not even JSON. */
const FOUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'no JSON': { 'paddock.table.bad': '{', 'paddock.settings': '{', 'paddock.history': '{', 'paddock.told-offline': '{' },
  'other types': { 'paddock.table.bad': [1], 'paddock.settings': 5, 'paddock.history': [1], 'paddock.table.': null },
  'broken parts': {
    'paddock.table.bad': { ...TABLE, log: [null, 5, 'x'] },
    'paddock.table.chess': { ...TABLE, id: 'chess', game: 'chess', touched: 1e300 },
    'paddock.settings': { name: 'x'.repeat(100_000), hintsRead: 'all', speed: 'warp' },
    'paddock.history': { format: 1, games: [null, 5, { ...TABLE, ended: 9e15, seats: [] }], removed: 9 },
  },
  'another board': { 'paddock.table.bad': { ...TABLE, game: 'monza', board: { squares: 'none' } } },
}

for (const [what, store] of Object.entries(FOUND))
  test(`a store with ${what} in it: every page opens`, async ({ page }) => {
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }, store)
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[data-lost="mishap"]')).toHaveCount(0)
    }
  })

test('a browser that forbids its store: every page opens, and a game can be played', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
  })
  for (const path of ['/history', '/table/monza/bad', '/']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('button', { name: 'Let’s race' }).click()
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(page.locator('[data-trouble]')).toContainText('does not allow saving')
})

test('a bot of a level that nobody knows has one all the same', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'monza', sitters: sitting('monza', 'Ann', 'Rosa:genius') })
  await expect(page.getByRole('region', { name: 'Players' })).not.toContainText('web.level')
})

test('long names go nowhere sideways', async ({ page }) => {
  await quickly(page)
  const sitters = sitting('monza', 'W'.repeat(40), 'M'.repeat(40))
  const seats = sitters.map((sitter, seat) => ({ ...sitter, place: seat + 1, score: 1, own: true, dice: null }))
  const { id, game, rulesVersion, options } = TABLE
  await keep(page, 'paddock.history', {
    ...{ format: 1, removed: [] },
    games: [{ id, game, rulesVersion, options, begun: 0, ended: 1, seats }],
  })
  await page.setViewportSize({ width: 320, height: 568 })
  await openTable(page, { game: 'monza', sitters })
  for (const path of [null, '/', '/history']) {
    if (path) await page.goto(path)
    await expect(page.getByText('W'.repeat(40)).first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
})

test('a table that finds no room on the shelf is said on the home page, and can be taken along', async ({ page }) => {
  await quickly(page)
  await keepsNothing(page, 'QuotaExceededError')
  await keep(page, 'paddock.table.bad', TABLE)
  await page.goto('/')
  const left = page.locator('[data-left]')
  await expect(left).toContainText('One more table')
  const download = page.waitForEvent('download')
  await left.getByRole('button', { name: 'Save as files' }).click()
  const file = await (await download).path()
  await page.goto('/open')
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'table.json', mimeType: 'application/json' },
    buffer: readFileSync(file),
  })
  await expect(page.locator('[data-running]')).toContainText('Monza with Ann and Bob')
})

test('a clock that is set back loses no move', async ({ page }) => {
  await quickly(page)
  await openTable(page, { id: 'other', game: 'monza', sitters: sitting('monza', 'Ann', 'Bob') })
  await page.clock.setFixedTime(new Date(Date.now() - 3_600_000))
  await page.locator('[data-moment]').waitFor()
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(async () => (await savedLog(page)).length).toBeGreaterThan(0)
  const { length } = await savedLog(page)
  await page.reload()
  await expect.poll(() => moment(page)).toBe(length)
})

const card = (name: string) => ({ outcome: { kind: 'card', card: name } })
const place = (seat: number, space: number) => ({ seat, action: { kind: 'place', space } })
const draw = (seat: number, name: string) => ({ outcome: { kind: 'danger', seat, card: name } })
const SHARED = { game: 'dicey-curves', id: 'shared', sitters: sitting('dicey-curves', 'Ann', 'Bob') }
const BEGUN = [card('Straight-Away'), card('Straight-Away'), place(0, 2)]
const LAID = [...BEGUN, place(1, 5), place(1, 8), place(0, 4)]
const ANNS = /Minor Debris|Nitro Boost/
const BOBS = /Critter Crossing|Instant Damage/
const HANDS = [draw(0, 'Minor Debris'), draw(0, 'Nitro Boost'), draw(1, 'Critter Crossing'), draw(1, 'Instant Damage')]

const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true })

test('a table that was left here and played on in another tab is shown as that tab left it', async ({
  page,
  context,
}) => {
  await quickly(page)
  await openTable(page, { ...SHARED, log: BEGUN })
  await home(page).click()
  const other = await context.newPage()
  await other.goto('/table/dicey-curves/shared')
  await bar(other).getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => moment(other)).toBe(2)
  await isSaved(other)
  await other.close()
  await page.goBack()
  await expect.poll(() => moment(page)).toBe(2)
  expect(await savedLog(page)).toHaveLength(2)
})

test('a table that was removed does not come back with the back button', async ({ page }) => {
  await quickly(page)
  await openTable(page, { ...SHARED, log: BEGUN })
  await home(page).click()
  await page.locator('[data-saved="shared"]').getByRole('button').click()
  await expect.poll(async () => (await keptTables(page)).length).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible()
})

test('what is looked at may be taken back in another tab: the page shows now, and stays there', async ({
  page,
  context,
}) => {
  await quickly(page)
  await openTable(page, { ...SHARED, log: BEGUN })
  await page.locator('[data-entry]').nth(1).click()
  await expect(bar(page)).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/table/dicey-curves/shared')
  await bar(other).getByRole('button', { name: /^Undo/ }).click()
  await expect(bar(page)).toBeVisible()
  expect(await moment(page)).toBe(2)
})

test('UX-24 a shared device is covered when its table is left; at the hand-over no key acts, and nothing is taken back after it', async ({
  page,
}) => {
  await quickly(page)
  const log = [...LAID, ...HANDS, card('Gentle Curve left')]
  await keep(page, 'paddock.table.shared', { ...TABLE, ...SHARED, over: false, options: { danger: true }, log })
  await page.goto('/table/dicey-curves/shared')
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(page.locator('[data-danger]').first()).toBeVisible()
  await home(page).click()
  await page.locator('[data-game]').first().waitFor()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
  expect(await page.content()).not.toMatch(ANNS)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await bar(page).getByRole('button', { name: 'Keep the cards' }).click()
  await bar(page).getByRole('button', { name: 'Bob has something to say' }).click()
  await expect(page.getByRole('button', { name: 'I am Bob' })).toBeVisible()
  for (const key of ['u', ' ', '1', 's', '?']) await page.keyboard.press(key)
  expect(await savedLog(page)).toHaveLength(log.length + 1)
  await page.getByRole('button', { name: 'I am Bob' }).click()
  await expect(bar(page).getByRole('button', { name: 'Pass' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  expect(await page.content()).not.toMatch(ANNS)
  await page.goto(`/replay/dicey-curves/shared?at=${log.length}`)
  await page.locator('[data-replay]').waitFor()
  expect(await page.content()).not.toMatch(ANNS)
  expect(await page.content()).not.toMatch(BOBS)
})

test('UX-5 a dialog that closes gives the focus back', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'monza' })
  const opener = page.getByRole('button', { name: 'Settings' })
  await opener.click()
  await page.getByRole('radio', { name: '日本語' }).check()
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '設定' })).toBeFocused()
})
