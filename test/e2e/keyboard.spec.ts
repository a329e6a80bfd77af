import type { Locator, Page } from '@playwright/test'
import { bar, expect, moment, openTable, playToTheEnd, quickly, ranking, results, savedLog, test } from './paddock.ts'
import { expectStill, watchShifts } from './still.ts'

// Whole games from the landing page to the results; nothing but keys is used.

/** Goes from stop to stop until this one has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  const isThere = () => goal.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(goal).toBeFocused()
}

async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}

const inBox = (page: Page, game: string) => page.locator(`[data-game="${game}"]`)

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await press(page, inBox(page, game).getByRole('button', { name: 'Play now' }))
}

type Fill = readonly [label: string, value: string]

/** Numbers are typed, of a list the value is picked by its first letters. */
async function setUp(page: Page, game: string, ...options: readonly Fill[]): Promise<void> {
  await page.goto('/')
  await press(page, inBox(page, game).getByRole('link', { name: 'Set up a table' }))
  for (const [label, value] of options) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(value)
  }
  await press(page, page.getByRole('button', { name: 'Start the game' }))
}

/** How much the bar and the board offer. A board is drawn when its size is known, a little later than the bar. */
async function offers(page: Page) {
  await page.locator('[data-own] [data-choice], [data-board] svg [data-rove], [data-go-on]').first().waitFor()
  return page.evaluate(() => ({
    choices: document.querySelectorAll('[data-own] [data-choice]').length,
    targets: document.querySelectorAll('[data-board] svg [data-rove]').length,
    hasStandIn: document.querySelector('[data-own] [data-stand-in]') !== null,
    race: document.querySelector('[data-look="race"]')?.textContent ?? null,
  }))
}

/** To go from stop to stop takes many presses; numbers do as well, and so it is done every so many turns. */
const TABBED = 12

/** Space throws and goes on; what lies on the board is taken there, all else by its number or its stop of the Tab key. */
async function byKeys(page: Page, turn: number): Promise<void> {
  const { choices, targets } = await offers(page)
  if (targets > 0) return onTheBoard(page, turn % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
  if (choices === 1) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    return page.keyboard.press('Space')
  }
  if (turn % TABBED > 2) return page.keyboard.press('1')
  await press(page, bar(page).locator('[data-choice]').first())
}

async function onTheBoard(page: Page, arrow: string): Promise<void> {
  await page.keyboard.press('b')
  await page.keyboard.press(arrow)
  await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
}

test('UX-5 dodge-dice: Space rolls, as the list of keys says, although a chip could skip the turn', async ({
  page,
}) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice' })
  await expect(bar(page).locator('[data-choice]')).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(page.locator('[data-group="play"] [data-up]')).toHaveCount(8)
  expect((await savedLog(page))[0]).toMatchObject({ seat: 0, action: { kind: 'roll' } })
})

/** The results can be left and come back, by keys too. */
async function leaveTheResults(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(results(page)).toBeHidden()
  await press(page, bar(page).getByRole('button', { name: 'Results' }))
  await expect(results(page)).toBeVisible()
}

for (const game of ['dodge-dice', 'monza'])
  test(`UX-5 ${game}: a whole game by keyboard alone, from the landing page to the results`, async ({ page }) => {
    await quickly(page)
    await playNow(page, game)
    await playToTheEnd(page, (turn) => byKeys(page, turn))
    await leaveTheResults(page)
  })

test('UX-5 allens-dirt: a whole game by keyboard alone, from the landing page to the results', async ({ page }) => {
  await quickly(page)
  await setUp(page, 'allens-dirt', ['Laps', '1'])
  await playToTheEnd(page, (turn) => byKeys(page, turn))
  await expect(ranking(page)).toHaveCount(8)
  await leaveTheResults(page)
})

/** The first race by hand, the others by a bot that is asked to drive. */
async function raceByKeys(page: Page, turn: number): Promise<void> {
  const { hasStandIn, race } = await offers(page)
  if (hasStandIn && race !== 'Race 1') return press(page, bar(page).locator('[data-stand-in]'))
  return byKeys(page, turn)
}

test('UX-5, UX-30 allens-dirt-season: a whole season on a phone by keyboard alone, from the landing page to the results: nothing jumps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await quickly(page)
  await watchShifts(page)
  await setUp(page, 'allens-dirt-season', ['Laps in each race', '1'])
  await playToTheEnd(page, (turn) => raceByKeys(page, turn))
  await expectStill(page)
  await leaveTheResults(page)
})

/** Arrows lead from the cars to the dice and on to the Combos. */
async function toTheCombos(page: Page): Promise<boolean> {
  await page.keyboard.press('b')
  const combo = page.locator('[data-combo]:focus')
  for (let steps = 0; steps < 12 && (await combo.count()) === 0; steps++)
    await page.keyboard.press(steps < 8 ? 'ArrowDown' : 'ArrowLeft')
  return (await combo.count()) === 1
}

/** A Combo, the button to drive with it, and then space by space. */
async function driveOnce(page: Page): Promise<void> {
  expect(await toTheCombos(page)).toBe(true)
  await page.keyboard.press('Enter')
  const go = page.locator('[data-go]')
  await go.waitFor()
  for (let steps = 0; steps < 20 && (await page.locator('[data-go]:focus').count()) === 0; steps++)
    await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const next = page.locator('[data-look="step"]')
  await next.first().waitFor()
  while ((await next.count()) > 0) {
    const before = await moment(page)
    await expect(page.locator('[data-look="step"]:focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => moment(page)).toBeGreaterThan(before)
  }
}

test('UX-5, UX-30 dicey-curves: a whole game by keyboard alone, from the landing page to the results: nothing jumps', async ({
  page,
}) => {
  await quickly(page)
  await watchShifts(page)
  await setUp(
    page,
    'dicey-curves',
    ['Who plays seat 2', 'Bot, cl'],
    ['Cars for each player', 'One'],
    ['Length of the race', 'Exa'],
    ['Number of the Finish card', '1'],
  )
  let hasDriven = false
  const ends = bar(page).getByRole('button', { name: 'End the turn', exact: true })
  await playToTheEnd(page, async (turn) => {
    if (!(await ends.isVisible())) return byKeys(page, turn)
    if (!hasDriven && (await page.locator('[data-combo]').count()) > 0) {
      hasDriven = true
      return driveOnce(page)
    }
    await press(page, ends)
  })
  expect(hasDriven).toBe(true)
  await expectStill(page)
  await leaveTheResults(page)
})
