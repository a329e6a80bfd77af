import type { Page } from '@playwright/test'
import { beyondTheEdge, expectNoViolations, violations } from './accessible.ts'
import {
  bar,
  expect,
  furthestOffer,
  isSaved,
  keptTables,
  moment,
  openTable,
  playToTheEnd,
  quickly,
  ranking,
  results,
  savedLog,
  sitting,
  slowness,
  stopClock,
  test,
  withSettings,
} from './paddock.ts'
import { raced } from './raced.ts'
import { expectStill, watchShifts } from './still.ts'

const NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otis', 'Dale', 'Pearl', 'Hank', 'Wilma']
const DRIVERS = sitting('allens-dirt-season', 'Ann', ...NAMES.map((name) => `${name}:random`))

const open = (page: Page, log: readonly object[] = []) =>
  openTable(page, { game: 'allens-dirt-season', sitters: DRIVERS, options: { laps: 1 }, log })

const rolls = (...dice: readonly (readonly [number, number])[]) => dice.map((each) => ({ outcome: { dice: each } }))

/** Twelve qualify; Rosa and Wilma, Enzo and Hank are tied and roll again. Ann is the best. */
const QUALIFIED = rolls(
  ...([
    [6, 6],
    [6, 5],
    [5, 5],
    [5, 4],
    [4, 4],
    [4, 3],
    [3, 3],
    [3, 2],
    [2, 2],
    [2, 1],
    [5, 5],
    [6, 5],
  ] as const),
  ...([
    [6, 6],
    [1, 1],
    [6, 6],
    [1, 1],
  ] as const),
)

const looks = (page: Page) => page.getByRole('group', { name: 'What to look at' })

const LOOKS = ['Race 1', 'Standings', 'Calendar']
const look = (page: Page, at: string) => looks(page).getByRole('button', { name: at }).click()

/** How far each table reaches beyond its place. */
const besideTables = (page: Page) =>
  page
    .locator('table')
    .locator('..')
    .evaluateAll((places) => places.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))

async function expectInSight(page: Page): Promise<void> {
  for (const part of [looks(page), bar(page), bar(page).locator('[data-choice]').first()])
    await expect(part).toBeInViewport({ ratio: 0.99 })
  expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  expect(Math.max(0, ...(await besideTables(page)))).toBe(0)
}

/** How much room the day of a race leaves beside its name. */
const besideName = (page: Page, race: number) =>
  page
    .locator(`[data-race="${race}"]`)
    .evaluate((day) => day.getBoundingClientRect().right - day.querySelector('small')!.getBoundingClientRect().right)

test('UX-28, UX-25, UX-10 the first race: who starts, who sits out, and why; in every light and on a phone', async ({
  page,
}) => {
  await quickly(page)
  await open(page, QUALIFIED)
  await test.step('UX-28 who starts in the first race, who sits out, and why', async () => {
    await expect(bar(page)).toContainText('Race 1 of 10.')
    await expect(page.locator('[data-car]')).toHaveCount(8)
    await expect(page.getByRole('img', { name: /^Car \d+, you: / })).toHaveCount(1)
    await look(page, 'Standings')
    const starts = page.locator('[data-line-up="starts"]')
    const out = page.locator('[data-line-up="sits-out"]')
    await expect(starts.getByRole('listitem')).toHaveCount(8)
    await expect(starts).toContainText('Ann')
    await expect(out.getByRole('listitem')).toHaveCount(4)
    await expect(out).toContainText('not among the best eight in qualifying')
    await expect(page.locator('[data-line-up="as-it-stands"]')).toContainText('they would sit out race 2')
  })
  await test.step('a rule of the race opens from the season too', async () => {
    await look(page, 'Race 1')
    await bar(page).locator('[data-rule="AD-5"]').click()
    await expect(page.getByRole('dialog')).toContainText('Roll two dice and move that many spaces')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  for (const at of LOOKS)
    await test.step(`UX-25 ${at}: axe finds nothing in light, dark, high contrast and forced colours`, async () => {
      await look(page, at)
      await expectNoViolations(page)
    })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const at of LOOKS)
    await test.step(`UX-10 ${at}: on a phone nothing lies beside the screen`, async () => {
      await look(page, at)
      await expectInSight(page)
    })
  await test.step('in the calendar the finale’s name lies beside the button, not under it', async () => {
    expect(await besideName(page, 10)).toBeGreaterThanOrEqual(44)
  })
})

/** The points of a race for the winner down, added up: nine races of 4 + 3 + 2 + 1, and 6 + 5 + 4 + 3 + 2 + 1. */
const ALL_POINTS = 9 * 10 + 21

const SEASON = 300_000

test('UX-28, UX-30 the last two races of a season, by hand to the champion: nothing jumps', async ({ page }) => {
  test.setTimeout(SEASON)
  await quickly(page)
  await watchShifts(page)
  await openTable(page, { ...raced(8, { laps: 1 }), sitters: DRIVERS })
  await playToTheEnd(page, () => furthestOffer(page).click())
  await expectStill(page)
  await expect(ranking(page)).toHaveCount(12)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-champion]')).toContainText('Champion')
  const points = await page.locator('td[data-column="points"]').allTextContents()
  expect(points).toHaveLength(12)
  expect(points.reduce((sum, each) => sum + Number(each), 0)).toBe(ALL_POINTS)
  expect(await violations(page)).toEqual([])
  await look(page, 'Calendar')
  await expect(page.locator('[data-race][data-state="over"]')).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Score sheet of race 10' }).click()
  await expect(page.getByRole('dialog').getByRole('table').first().getByRole('row')).toHaveCount(9)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await isSaved(page)
  const count = await moment(page)
  await page.reload()
  await expect(page.locator('[data-champion]')).toBeVisible()
  expect(await moment(page)).toBe(count)
})

const HOUSE = sitting('allens-dirt-season', ...['Ada', ...NAMES].map((name) => `${name}:casual`))
const nextRace = (page: Page) => bar(page).getByRole('button', { name: 'Next race' })

test('between races the table waits, also where only house drivers race', async ({ page }) => {
  await quickly(page)
  await page.clock.install()
  await openTable(page, { game: 'allens-dirt-season', sitters: HOUSE, options: { laps: 1 } })
  await nextRace(page).waitFor()
  await expect(page.locator('small').filter({ hasText: 'After 1 race' })).toBeVisible()
  await expect(page.locator('[data-call]')).toHaveText('Next race')
  const count = await moment(page)
  await page.clock.fastForward(60_000)
  expect(await moment(page)).toBe(count)
  await nextRace(page).click()
  await expect(page.locator('small').filter({ hasText: 'After 2 races' })).toBeVisible()
  await isSaved(page)
  await page.reload()
  await nextRace(page).waitFor()
  await page.keyboard.press(' ')
  await expect(page.locator('small').filter({ hasText: 'After 3 races' })).toBeVisible()
})

/** One drive may still come to its end; skipping takes hundreds of entries in that time. */
const LONGEST_DRIVE = 30

/** Entries a second on an idle machine; drawn one by one it was about 50. */
const QUICK_ENOUGH = 400

test('skipping ahead takes many steps at a time, can be stopped, and is announced once', async ({ page }) => {
  await withSettings(page, { speed: 'slow' })
  await page.clock.install()
  await openTable(page, { game: 'allens-dirt-season', sitters: HOUSE, options: { laps: 50 } })
  const skip = bar(page).getByRole('button', { name: 'Skip ahead' })
  await page.evaluate(async () => {
    const button = (name: string) => document.querySelector<HTMLElement>(`[data-skip="${name}"]`)
    button('others')!.click()
    while (!button('halt')) await new Promise(requestAnimationFrame)
    button('halt')!.click()
  })
  await skip.waitFor()
  await stopClock(page)
  const stopped = await moment(page)
  await page.clock.runFor(300)
  expect(await moment(page)).toBeLessThan(stopped + LONGEST_DRIVE)
  await page.clock.resume()
  const slow = await slowness(page)
  const began = Date.now()
  await skip.click()
  await nextRace(page).waitFor()
  const raced = await moment(page)
  expect((raced - stopped) / ((Date.now() - began) / 1000)).toBeGreaterThan(QUICK_ENOUGH / slow)
  await expect(page.locator('[data-news]')).toContainText(/^[\d,]+ events passed\./)
  expect((await page.locator('[data-news]').textContent())!.length).toBeLessThan(600)
})

/** How many entries are kept: thousands are counted where they lie. */
const keptEntries = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('paddock')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          opening.result.close()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

test('a season of thousands of entries is saved, and opens in a moment', async ({ page }) => {
  test.setTimeout(SEASON)
  await quickly(page)
  await openTable(page, { ...raced(9, { laps: 10 }), sitters: HOUSE })
  await nextRace(page).click()
  await results(page).waitFor()
  const count = await moment(page)
  expect(count).toBeGreaterThan(10_000)
  await expect.poll(() => keptEntries(page)).toBe(count)
  const slow = await slowness(page)
  const began = Date.now()
  await page.reload()
  await expect(page.locator('[data-champion]')).toBeVisible({ timeout: 60_000 })
  expect(Date.now() - began).toBeLessThan(5000 * slow)
  expect(await moment(page)).toBe(count)
  await page.locator('[data-entry]').first().click()
  await expect(page.getByRole('region', { name: 'An earlier moment' })).toBeVisible()
})

test('the season begins with the qualifying of all twelve: what a person did is saved at once, what bots did soon after', async ({
  page,
}) => {
  await withSettings(page, { speed: 'fast' })
  await page.clock.install()
  await open(page)
  await expect(page.getByRole('group', { name: 'Qualifying' }).getByRole('row')).toHaveCount(13)
  await expect(bar(page)).toContainText('Season qualifying: you roll.')
  await stopClock(page)
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(1)
  await page.clock.resume()
  await expect.poll(() => moment(page)).toBeGreaterThan(3)
  const count = await moment(page)
  await expect.poll(async () => (await savedLog(page)).length).toBeGreaterThanOrEqual(count)
  await page.reload()
  await page.locator('[data-moment]').waitFor()
  expect(await moment(page)).toBeGreaterThanOrEqual(count)
})

/** Where the table, its odds and the button below it lie. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Season sheet')
    const parts = [document.querySelector('table'), document.querySelector('td[data-column="odds"]'), sheet]
    return parts.map((part) => part!.getBoundingClientRect().toJSON())
  })

test('names, numbers and colours of the drivers are picked at set-up and changed later', async ({ page }) => {
  await quickly(page)
  await page.goto('/play/allens-dirt-season')
  await page.getByLabel('Name of seat 2').fill('Zoe')
  await page.getByLabel('Car number of seat 2').fill('77')
  await page.getByLabel('Colour of seat 2').selectOption('black')
  await page.getByLabel('Who plays seat 3').selectOption('club')
  await page.getByLabel('Laps').fill('1')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const players = page.getByRole('region', { name: 'Players' })
  const zoe = players.getByRole('listitem').filter({ hasText: 'Zoe' }).first()
  await expect(zoe).toContainText('Car 77')
  await expect(zoe.locator('svg text')).toHaveText('77')
  await expect(page.getByRole('row').filter({ hasText: 'Zoe' }).locator('svg text').first()).toHaveText('77')
  await look(page, 'Standings')
  await page.getByRole('button', { name: 'Names, numbers, colours' }).click()
  const people = page.getByRole('dialog')
  expect(await violations(page)).toEqual([])
  await people.getByLabel('Name of seat 2').fill('Zora')
  await people.getByLabel('Car number of seat 3').fill('77')
  await people.getByLabel('Car number of seat 3').press('Enter')
  await expect(people.getByLabel('Car number of seat 2')).toHaveValue('3')
  await people.getByLabel('Car number of seat 2').fill('100')
  await people.getByLabel('Car number of seat 2').blur()
  await expect(people.getByLabel('Car number of seat 2')).toHaveValue('3')
  await page.keyboard.press('Escape')
  const zora = players.getByRole('listitem').filter({ hasText: 'Zora' }).first()
  await expect(zora).toContainText('Car 3')
  await expect.poll(async () => JSON.stringify(await keptTables(page))).toContain('Zora')
  await page.reload()
  await expect(zora).toContainText('Car 3')
})

const standIn = (page: Page) => bar(page).getByRole('button', { name: 'Let a bot drive this race' })

test('a bot drives one race for a person, who then stands on the podium page and drives again; then the title odds', async ({
  page,
}) => {
  await quickly(page)
  await open(page, QUALIFIED)
  await standIn(page).click()
  const podium = page.locator('[data-podium="1"]')
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  await expect(podium).toContainText(/You: [1-8](st|nd|rd|th)/)
  await expect(bar(page).getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await expect(standIn(page)).toBeVisible()
  const race = (await savedLog(page)).slice(QUALIFIED.length)
  expect(race.some(({ seat }) => seat === 0)).toBe(true)
  expect(await violations(page)).toEqual([])
  await test.step('title odds come from runs of the rest of the season, and nothing moves', async () => {
    await look(page, 'Standings')
    const odds = page.locator('td[data-column="odds"]')
    await expect(odds).toHaveText(Array.from({ length: 12 }, () => '–'))
    await page.getByRole('button', { name: 'Title odds' }).scrollIntoViewIfNeeded()
    const before = await boxes(page)
    await page.getByRole('button', { name: 'Title odds' }).click()
    await expect(odds.locator('b')).toHaveCount(12)
    expect(await boxes(page)).toEqual(before)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.locator('[data-odds="done"]')).toContainText(/From [\d,]+ runs? of the rest of the season/)
    const shares = (await odds.locator('b').allTextContents()).map(Number)
    expect(Math.abs(shares.reduce((sum, share) => sum + share) - 100)).toBeLessThan(5)
    expect(await boxes(page)).toEqual(before)
    expect(await violations(page)).toEqual([])
    await page.locator('[data-look="race"]').click()
    await bar(page).locator('[data-choice]').first().click()
    await look(page, 'Standings')
    await expect(page.locator('[data-odds="done"]')).toContainText('at an earlier moment of the season')
  })
})

test('UX-21 the races are chapters of the replay, and a match that is too long for a link says so', async ({
  page,
  context,
}) => {
  test.setTimeout(SEASON)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await quickly(page)
  await openTable(page, { ...raced(3, { laps: 10 }), sitters: HOUSE })
  await nextRace(page).waitFor()
  await isSaved(page)
  await page.goto('/replay/allens-dirt-season/test-allens-dirt-season?at=0')
  const chapters = page.getByRole('combobox', { name: 'Part' })
  await expect(chapters.locator('option')).toHaveText(['Qualifying', 'Race 1', 'Race 2', 'Race 3'])
  await chapters.selectOption('Race 2')
  await expect(page.locator('[data-look="race"]')).toHaveText('Race 2')
  await expect(page.getByRole('slider')).toHaveValue(await chapters.inputValue())
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(page.getByText('This match is too long for a link.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
})
