import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import {
  bar,
  expect,
  furthestOffer,
  moment,
  onPhone,
  openTable,
  playToTheEnd,
  quickly,
  ranking,
  results,
  type Sitter,
  savedLog,
  sitting,
  test,
  withSettings,
} from './paddock.ts'
import { expectStill, watchShifts } from './still.ts'

const NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otis', 'Dale']

/** Eight drivers; Ann, the only person, sits where the test wants her. */
const field = (ann: number): Sitter[] =>
  sitting('allens-dirt', ...NAMES.map((name, seat) => (seat === ann ? 'Ann' : `${name}:random`)))

const rolls = (...dice: readonly (readonly [number, number])[]) => dice.map((each) => ({ outcome: { dice: each } }))
const step = (seat: number, lane: number) => ({ seat, action: { kind: 'step', lane } })
const keepRoll = { seat: 0, action: { kind: 'keep-roll' } }

/** Everybody qualifies in the order of the seats, without a tie. */
const GRID = rolls([6, 6], [6, 5], [5, 5], [5, 4], [4, 4], [4, 3], [3, 3], [3, 2])

/** Ann has the pole, rolled 4, and stands on the line with three moves to go. */
const LEAVING = [...GRID, ...rolls([2, 2]), keepRoll]

/** Rosa and Enzo stand on low 2 and middle 2, Ann right behind on low 1 with a move to go. */
const BLOCKED = [
  ...GRID,
  ...rolls([1, 2]),
  keepRoll,
  ...[step(0, 0), step(0, 0)],
  ...rolls([1, 2]),
  ...[step(1, 1), step(1, 1)],
  ...rolls([3, 1]),
  ...[step(2, 0), step(2, 0)],
]

/** Ann on pole rolled snake eyes and spun: the yellow flag is out. */
const YELLOW = [...GRID, ...rolls([1, 1]), keepRoll, ...rolls([1, 1])]

const open = (page: Page, log: readonly object[], ann = 0) =>
  openTable(page, { game: 'allens-dirt', sitters: field(ann), log, options: { laps: 1 } })

const targets = (page: Page) => page.locator('[data-board] [data-rove]')

test('the qualifying chart shows every roll, the best first, and who is to roll', async ({ page }) => {
  await quickly(page)
  await open(page, GRID.slice(0, 5), 5)
  const rows = page.getByRole('group', { name: 'Qualifying' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(rows.nth(1)).toContainText('Rosa')
  await expect(rows.nth(1)).toContainText('12')
  await expect(rows.filter({ hasText: 'Ann' })).toContainText('to roll')
  await expect(bar(page)).toContainText('You qualify.')
})

test("the pole sitter's question says what 1 more would change", async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING.slice(0, -1))
  await expect(bar(page).locator('[data-choice]')).toHaveText(['Add 1, once in the race', 'Leave the roll as it is'])
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Now 4 moves. With +1 5 moves.')
})

test('UX-3 every space that the roll can reach is a target, with its sign in its name', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await expect(targets(page)).toHaveCount(9)
  await expect(page.locator('[data-board] [data-rove][data-kind="step"]')).toHaveCount(3)
  await expect(page.locator('[data-board] [data-rove][data-ends="step"]')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Drive to high 3: Sweet Spot: roll again' })).toBeVisible()
})

test('a tap on a flag drives there, and a Sweet Spot rolls again', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await page.getByRole('button', { name: 'Drive to high 3: Sweet Spot: roll again' }).click()
  await expect.poll(async () => (await savedLog(page))[LEAVING.length + 2]).toEqual(step(0, 2))
  const log = await savedLog(page)
  expect(log[LEAVING.length + 3]).toHaveProperty('outcome')
})

test('the bar says where the move can end and what lies there, and one press drives all the way', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await expect(bar(page).locator('[data-choice]')).toHaveText([
    'low 3: clean',
    'middle 3: clean',
    'high 3: Sweet Spot: roll again',
  ])
  await page.keyboard.press('2')
  await expect
    .poll(async () => (await savedLog(page)).slice(LEAVING.length, LEAVING.length + 3))
    .toEqual([0, 0, 1].map((lane) => step(0, lane)))
})

test('who wants to drives step by step, under the same keys, until told otherwise', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await page.keyboard.press('m')
  const steps = ['Leave the line low', 'Leave the line middle', 'Leave the line high']
  await expect(bar(page).locator('[data-choice]')).toHaveText(steps)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Drive step by step', pressed: true })).toBeVisible()
  await page.keyboard.press('1')
  await expect.poll(() => moment(page)).toBe(LEAVING.length + 1)
  await page.getByRole('button', { name: 'Drive step by step' }).click()
  await expect(bar(page).locator('[data-choice]').first()).toHaveText('low 3: clean')
})

test('UX-3 an illegal click explains itself in one sentence, with its rule', async ({ page }) => {
  await quickly(page)
  await open(page, [...LEAVING, step(0, 0)])
  const before = await moment(page)
  await page.locator('[data-spot="2-2"]').click({ force: true })
  await expect(page.locator('[data-refusal="AD-7a"]')).toContainText('straight ahead or to a neighbouring lane')
  expect(await moment(page)).toBe(before)
  await page.locator('[data-spot="0-12"]').click({ force: true })
  expect(await moment(page)).toBe(before)
})

test('UX-12 undo takes a step back, and never crosses a roll', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await page.locator('[data-board] [data-rove][data-kind="step"]').first().click()
  await expect(page.locator('[data-undo]')).toHaveText('Undo: Leave the line low')
  await page.locator('[data-undo]').click()
  expect(await moment(page)).toBe(LEAVING.length)
})

test('contact, stopping short and their dice are spelled out', async ({ page }) => {
  await quickly(page)
  await open(page, BLOCKED, 2)
  await expect(bar(page).locator('[data-choice]')).toHaveText([
    'low 2: contact with Rosa',
    'middle 2: contact with Enzo',
    'low 1, behind Rosa: clean',
  ])
  await expect(page.locator('[data-board] [data-rove][data-kind="contact"]')).toHaveCount(2)
  await expect(page.locator('[data-board] [data-rove][data-kind="stop"]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('2 crash, 3 pits, 12 spin, else half speed')
  await page.getByRole('button', { name: 'low 2: contact with Rosa', exact: true }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(BLOCKED.length + 1)
  expect((await savedLog(page))[BLOCKED.length]).toEqual({ seat: 2, action: { kind: 'contact', lane: 0 } })
})

test('a flag is shown with what counts, and the sheet tells the incident', async ({ page }) => {
  await withSettings(page, { speed: 'slow' })
  await open(page, YELLOW)
  await expect(page.getByRole('region', { name: 'Timing' })).toContainText('Yellow flag')
  await expect(page.locator('[data-board]')).toContainText('No lap counts yet; restart from the line')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('You spin after snake eyes.')
  await expect(sheet).toContainText('Yellow flag. Restart: Enzo')
  await expect(sheet.getByRole('table')).toHaveCount(2)
})

test('only the score sheet is printed', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Positions lap by lap' })).toBeVisible()
  await expect(page.locator('[data-prompt]')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('players are shown once: their list runs in race order and says what matters about each', async ({ page }) => {
  await withSettings(page, { speed: 'slow' })
  await open(page, YELLOW)
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem')
  await expect(players.first()).toContainText('Enzo')
  await expect(players.filter({ hasText: 'Ann' })).toContainText('place 8')
  await expect(page.locator('[data-board]').getByText('Enzo')).toHaveCount(0)
})

test('one press is one glide along the road, however many steps it has', async ({ page }) => {
  await withSettings(page, { motion: 'full' })
  await page.addInitScript(() => {
    const glides: number[] = []
    Reflect.set(window, 'glides', glides)
    const animate = SVGElement.prototype.animate
    SVGElement.prototype.animate = function (keyframes, options) {
      if (this.getAttribute('data-car') === '0') glides.push((keyframes as Keyframe[]).length)
      return animate.call(this, keyframes, options)
    }
  })
  await open(page, LEAVING)
  await page.keyboard.press('1')
  await expect.poll(() => moment(page)).toBeGreaterThan(LEAVING.length + 2)
  expect(await page.evaluate(() => Reflect.get(window, 'glides').at(0))).toBe(4)
})

test('a board that goes while the focus moves is no error', async ({ page }) => {
  await quickly(page)
  await page.addInitScript(() => {
    const remove = document.removeEventListener
    document.removeEventListener = (...told: Parameters<typeof remove>) => {
      if (told[0] === 'focusin') document.dispatchEvent(new FocusEvent('focusin'))
      remove.apply(document, told)
    }
  })
  await open(page, LEAVING)
  await page.keyboard.press('b')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('[data-board]')).toHaveCount(0)
})

test('UX-7 nothing by colour alone: every car has its number and shape, every sign its shape', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  const cars = page.locator('[data-car]')
  await expect(cars).toHaveCount(8)
  expect((await cars.locator('text').allTextContents()).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  await expect(page.getByRole('img', { name: 'Car 1, you: the line, place 1' })).toHaveCount(1)
})

test('UX-5 by keyboard the board is one stop, arrows go about on it, and Enter drives', async ({ page }) => {
  await quickly(page)
  await open(page, LEAVING)
  await page.keyboard.press('b')
  await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
  const first = await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).not.toBe(first)
  await page.keyboard.press('Enter')
  await expect.poll(() => moment(page)).toBeGreaterThan(LEAVING.length)
  const isLost = await page.evaluate(() => document.activeElement === document.body)
  expect(isLost).toBe(false)
})

test('UX-10 on phones board, choices and turn are all in sight', async ({ page }) => {
  await quickly(page)
  await open(page, BLOCKED, 2)
  const turn = page.getByRole('region', { name: 'Players' }).locator('[aria-current="true"]')
  const choices = bar(page).locator('[data-choice]')
  await atEverySize(page, PHONES, async () => {
    for (const part of [page.locator('[data-board]'), turn, bar(page), choices.first(), choices.last()])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  })
})

/** The least height of the board, in pixels, by size of the phone. */
const ROOM = [
  { width: 360, height: 740, least: 300 },
  { width: 390, height: 844, least: 300 },
  { width: 320, height: 568, least: 205 },
]

for (const [name, log, ann] of [
  ['leaving the line', LEAVING, 0],
  ['a contact ahead', BLOCKED, 2],
  ['five ends to choose from', BLOCKED.slice(0, -2), 2],
] as const)
  test(`UX-10 on phones the board keeps 300 px: ${name}`, async ({ page }) => {
    await quickly(page)
    await open(page, log, ann)
    for (const { least, ...size } of ROOM) {
      await page.setViewportSize(size)
      await expect(bar(page).locator('[data-choice]').last()).toBeInViewport({ ratio: 0.99 })
      const { width, height } = (await page.locator('[data-board]').boundingBox())!
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(300)
      expect(height).toBeGreaterThanOrEqual(least)
    }
  })

/** As Firefox does it: the focus moves while the board is taken out, before anybody stops listening. */
const moveFocusWhileGoing = (page: Page) =>
  page.addInitScript(() => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      removeChild.call(this, child)
      document.dispatchEvent(new FocusEvent('focusin'))
      return child
    }
  })

test('a table that is left while its board has the focus complains of nothing', async ({ page }) => {
  await moveFocusWhileGoing(page)
  await quickly(page)
  await open(page, LEAVING)
  await page.keyboard.press('b')
  await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('[data-game="allens-dirt"]')).toBeVisible()
})

test('UX-11 on a phone every button is 44 px, and every end of the move is a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await quickly(page)
  await open(page, LEAVING)
  await expect(bar(page).locator('[data-choice]')).toHaveCount(3)
  for (const button of await page.locator('[data-board] button:visible, [data-choice], [data-stepwise]').all()) {
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9)
  }
})

const MOMENTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  qualifying: (page) => open(page, GRID.slice(0, 3), 3),
  'a move': (page) => open(page, LEAVING),
  'a contact': (page) => open(page, BLOCKED, 2),
  'the sheet': async (page) => {
    await open(page, LEAVING)
    await page.getByRole('button', { name: 'Score sheet' }).click()
  },
}

for (const [name, reach] of Object.entries(MOMENTS))
  test(`UX-25 ${name}: axe finds nothing in light, dark, high contrast and forced colours`, async ({ page }) => {
    await quickly(page)
    await reach(page)
    await expectNoViolations(page)
  })

test('UX-3, UX-30 a whole race by mouse, clicking only what the page offers: nothing jumps', async ({ page }) => {
  await quickly(page)
  await watchShifts(page)
  await open(page, [])
  const choices = bar(page).locator('[data-choice]')
  await playToTheEnd(page, (turn) => (turn % 4 === 0 ? choices.last() : choices.first()).click())
  await expectStill(page)
  await expect(ranking(page)).toHaveCount(8)
})

test('UX-10, UX-30 a whole race on a phone by touch, all the way where the board offers it: nothing jumps', ({
  browser,
}) =>
  onPhone(browser, async (page) => {
    await quickly(page)
    await watchShifts(page)
    await open(page, [])
    await playToTheEnd(page, () => furthestOffer(page).tap())
    await expectStill(page)
    await expect(results(page)).toContainText('wins')
  }))
