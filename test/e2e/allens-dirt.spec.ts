import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import {
  bar,
  expect,
  furthestOffer,
  keptTable,
  moment,
  onPhone,
  playToTheEnd,
  quickly,
  ranking,
  results,
  type Sitter,
  sitting,
  test,
} from './paddock.ts'
import { turnToTable, wish } from './same-page.ts'
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

let opened = 0

/** Opens one more table in the same page, and says its id. */
async function open(page: Page, log: readonly object[], ann = 0): Promise<string> {
  const id = `table-${opened++}`
  await turnToTable(page, { id, game: 'allens-dirt', sitters: field(ann), log, options: { laps: 1 } })
  return id
}

const logOf = async (page: Page, id: string) => (await keptTable(page, id)).log

async function start(page: Page): Promise<void> {
  await quickly(page)
  await page.goto('/nowhere')
}

const DESK = { width: 1280, height: 800 }
const targets = (page: Page) => page.locator('[data-board] [data-rove]')
const offered = (page: Page) => bar(page).locator('[data-choice]')

/** Every space that the roll can reach is a target, with its sign in its name. */
async function isNamed(page: Page): Promise<void> {
  await expect(targets(page)).toHaveCount(9)
  await expect(page.locator('[data-board] [data-rove][data-kind="step"]')).toHaveCount(3)
  await expect(page.locator('[data-board] [data-rove][data-ends="step"]')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Drive to high 3: Sweet Spot: roll again' })).toBeVisible()
}

/** Every car has its number and shape, every sign its shape. */
async function hasShapes(page: Page): Promise<void> {
  const cars = page.locator('[data-car]')
  await expect(cars).toHaveCount(8)
  expect((await cars.locator('text').allTextContents()).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  await expect(page.getByRole('img', { name: 'Car 1, you: the line, place 1' })).toHaveCount(1)
}

/** Every button is 44 px, and every end of the move is a button. */
async function isLarge(page: Page): Promise<void> {
  await page.setViewportSize(PHONES[0])
  await expect(offered(page)).toHaveCount(3)
  const buttons = page.locator('[data-board] button:visible, [data-choice], [data-stepwise]')
  const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()))
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(43.9)
}

/** The least height of the board, in pixels, by size of the phone. */
const ROOM = [
  { width: 360, height: 740, least: 300 },
  { width: 390, height: 844, least: 300 },
  { width: 320, height: 568, least: 205 },
]

/** On phones the board keeps 300 px, and all choices are in sight. */
async function keepsItsRoom(page: Page): Promise<void> {
  for (const { least, ...size } of ROOM) {
    await page.setViewportSize(size)
    await expect(offered(page).last()).toBeInViewport({ ratio: 0.99 })
    const { width, height } = (await page.locator('[data-board]').boundingBox())!
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(300)
    expect(height).toBeGreaterThanOrEqual(least)
  }
  await page.setViewportSize(DESK)
}

/** Only the score sheet is printed. */
async function isPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Positions lap by lap' })).toBeVisible()
  await expect(page.locator('[data-prompt]')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })
}

test('UX-3, UX-7, UX-10, UX-11, UX-25 a move: all that is offered can be seen, told apart and met', async ({
  page,
}) => {
  await start(page)
  await open(page, LEAVING)
  await test.step('every space that the roll can reach is a target, with its sign in its name', () => isNamed(page))
  await test.step('nothing by colour alone', () => hasShapes(page))
  await test.step('axe finds nothing in any light', () => expectNoViolations(page))
  await test.step('on a phone every button is 44 px', () => isLarge(page))
  await test.step('on phones the board keeps 300 px', () => keepsItsRoom(page))
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await test.step('the sheet: axe finds nothing in any light', () => expectNoViolations(page))
  await test.step('only the score sheet is printed', () => isPrinted(page))
})

/** A tap on a flag drives there, and a Sweet Spot rolls again. */
async function tapDrives(page: Page): Promise<void> {
  const id = await open(page, LEAVING)
  await page.getByRole('button', { name: 'Drive to high 3: Sweet Spot: roll again' }).click()
  await expect.poll(async () => (await logOf(page, id))[LEAVING.length + 2]).toEqual(step(0, 2))
  const log = await logOf(page, id)
  expect(log[LEAVING.length + 3]).toHaveProperty('outcome')
}

/** The bar says where the move can end and what lies there, and one press drives all the way. */
async function pressDrives(page: Page): Promise<void> {
  const id = await open(page, LEAVING)
  await expect(offered(page)).toHaveText(['low 3: clean', 'middle 3: clean', 'high 3: Sweet Spot: roll again'])
  await page.keyboard.press('2')
  await expect
    .poll(async () => (await logOf(page, id)).slice(LEAVING.length, LEAVING.length + 3))
    .toEqual([0, 0, 1].map((lane) => step(0, lane)))
}

/** Who wants to drives step by step, under the same keys, until told otherwise. */
async function drivesStepwise(page: Page): Promise<void> {
  await open(page, LEAVING)
  await page.keyboard.press('m')
  const steps = ['Leave the line low', 'Leave the line middle', 'Leave the line high']
  await expect(offered(page)).toHaveText(steps)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Drive step by step', pressed: true })).toBeVisible()
  await page.keyboard.press('1')
  await expect.poll(() => moment(page)).toBe(LEAVING.length + 1)
  await page.getByRole('button', { name: 'Drive step by step' }).click()
  await expect(offered(page).first()).toHaveText('low 3: clean')
}

/** An illegal click explains itself in one sentence, with its rule. */
async function refuses(page: Page): Promise<void> {
  await open(page, [...LEAVING, step(0, 0)])
  const before = await moment(page)
  await page.locator('[data-spot="2-2"]').click({ force: true })
  await expect(page.locator('[data-refusal="AD-7a"]')).toContainText('straight ahead or to a neighbouring lane')
  expect(await moment(page)).toBe(before)
  await page.locator('[data-spot="0-12"]').click({ force: true })
  expect(await moment(page)).toBe(before)
}

/** Undo takes a step back, and never crosses a roll. */
async function takesBack(page: Page): Promise<void> {
  await open(page, LEAVING)
  await page.locator('[data-board] [data-rove][data-kind="step"]').first().click()
  await expect(page.locator('[data-undo]')).toHaveText('Undo: Leave the line low')
  await page.locator('[data-undo]').click()
  expect(await moment(page)).toBe(LEAVING.length)
}

/** The board is one stop, arrows go about on it, and Enter drives. */
async function drivesByKeyboard(page: Page): Promise<void> {
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
}

/** One press is one glide along the road, however many steps it has. */
async function glides(page: Page): Promise<void> {
  await page.evaluate(() => {
    const glides: number[] = []
    Reflect.set(window, 'glides', glides)
    const animate = SVGElement.prototype.animate
    SVGElement.prototype.animate = function (keyframes, options) {
      if (this.getAttribute('data-car') === '0') glides.push((keyframes as Keyframe[]).length)
      return animate.call(this, keyframes, options)
    }
  })
  await wish(page, { motion: 'full' })
  await open(page, LEAVING)
  await page.keyboard.press('1')
  await expect.poll(() => moment(page)).toBeGreaterThan(LEAVING.length + 2)
  expect(await page.evaluate(() => Reflect.get(window, 'glides').at(0))).toBe(4)
  await wish(page, { motion: 'reduced' })
}

/** A table that is left while its board has the focus complains of nothing. */
async function isLeft(page: Page): Promise<void> {
  await open(page, LEAVING)
  await page.keyboard.press('b')
  await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('[data-board]')).toHaveCount(0)
  await expect(page.locator('[data-game="allens-dirt"]')).toBeVisible()
}

/** The focus moves when somebody stops listening. */
const moveFocusAtTheEnd = (page: Page) =>
  page.evaluate(() => {
    const remove = document.removeEventListener
    document.removeEventListener = (...told: Parameters<typeof remove>) => {
      if (told[0] === 'focusin') document.dispatchEvent(new FocusEvent('focusin'))
      remove.apply(document, told)
    }
  })

/** As Firefox does it: the focus moves while the board is taken out, before anybody stops listening. */
const moveFocusWhileGoing = (page: Page) =>
  page.evaluate(() => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      removeChild.call(this, child)
      document.dispatchEvent(new FocusEvent('focusin'))
      return child
    }
  })

test('UX-3, UX-5, UX-12 a move is driven by tap, press, step and key', async ({ page }) => {
  await start(page)
  await test.step('a tap on a flag drives there, and a Sweet Spot rolls again', () => tapDrives(page))
  await test.step('the bar says where the move can end, and one press drives all the way', () => pressDrives(page))
  await test.step('UX-3 an illegal click explains itself in one sentence, with its rule', () => refuses(page))
  await test.step('UX-12 undo takes a step back, and never crosses a roll', () => takesBack(page))
  await test.step('UX-5 by keyboard the board is one stop', () => drivesByKeyboard(page))
  await test.step('one press is one glide along the road', () => glides(page))
  await test.step('who wants to drives step by step, until told otherwise', () => drivesStepwise(page))
  await moveFocusAtTheEnd(page)
  await test.step('a board that goes while the focus moves is no error', () => isLeft(page))
  await moveFocusWhileGoing(page)
  await test.step('nor is it where the focus moves as in Firefox', () => isLeft(page))
})

/** Every roll, the best first, and who is to roll. */
async function charts(page: Page): Promise<void> {
  await open(page, GRID.slice(0, 5), 5)
  const rows = page.getByRole('group', { name: 'Qualifying' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(rows.nth(1)).toContainText('Rosa')
  await expect(rows.nth(1)).toContainText('12')
  await expect(rows.filter({ hasText: 'Ann' })).toContainText('to roll')
  await expect(bar(page)).toContainText('You qualify.')
}

/** What 1 more would change. */
async function asksThePole(page: Page): Promise<void> {
  await open(page, LEAVING.slice(0, -1))
  await expect(offered(page)).toHaveText(['Add 1, once in the race', 'Leave the roll as it is'])
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Now 4 moves. With +1 5 moves.')
}

/** A flag is shown with what counts, and the sheet tells the incident. */
async function flags(page: Page): Promise<void> {
  await open(page, YELLOW)
  await expect(page.getByRole('region', { name: 'Timing' })).toContainText('Yellow flag')
  await expect(page.locator('[data-board]')).toContainText('No lap counts yet; restart from the line')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('You spin after snake eyes.')
  await expect(sheet).toContainText('Yellow flag. Restart: Enzo')
  await expect(sheet.getByRole('table')).toHaveCount(2)
}

/** Players are shown once: their list runs in race order and says what matters about each. */
async function ranks(page: Page): Promise<void> {
  await open(page, YELLOW)
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem')
  await expect(players.first()).toContainText('Enzo')
  await expect(players.filter({ hasText: 'Ann' })).toContainText('place 8')
  await expect(page.locator('[data-board]').getByText('Enzo')).toHaveCount(0)
}

test('UX-25 before the race, and under a flag', async ({ page }) => {
  await start(page)
  await test.step('the qualifying chart shows every roll, the best first, and who is to roll', () => charts(page))
  await test.step('qualifying: axe finds nothing in any light', () => expectNoViolations(page))
  await test.step("the pole sitter's question says what 1 more would change", () => asksThePole(page))
  await wish(page, { speed: 'slow' })
  await test.step('a flag is shown with what counts, and the sheet tells the incident', () => flags(page))
  await test.step('the list of players runs in race order', () => ranks(page))
})

/** Contact, stopping short and their dice. */
async function spellsOut(page: Page): Promise<void> {
  await expect(offered(page)).toHaveText([
    'low 2: contact with Rosa',
    'middle 2: contact with Enzo',
    'low 1, behind Rosa: clean',
  ])
  await expect(page.locator('[data-board] [data-rove][data-kind="contact"]')).toHaveCount(2)
  await expect(page.locator('[data-board] [data-rove][data-kind="stop"]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('2 crash, 3 pits, 12 spin, else half speed')
}

/** On phones board, choices and turn are all in sight. */
async function isInSight(page: Page): Promise<void> {
  const turn = page.getByRole('region', { name: 'Players' }).locator('[aria-current="true"]')
  await atEverySize(page, PHONES, async () => {
    for (const part of [page.locator('[data-board]'), turn, bar(page), offered(page).first(), offered(page).last()])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  })
  await page.setViewportSize(DESK)
}

/** Contact is made. */
async function isWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const note = page.getByText('the lower again')
  expect(await note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
}

async function makesContact(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'low 2: contact with Rosa', exact: true }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(BLOCKED.length + 1)
  expect((await logOf(page, id))[BLOCKED.length]).toEqual({ seat: 2, action: { kind: 'contact', lane: 0 } })
}

test('UX-10, UX-25 a contact ahead is spelled out, and fits phones', async ({ page }) => {
  await start(page)
  const id = await open(page, BLOCKED, 2)
  await test.step('contact, stopping short and their dice are spelled out', () => spellsOut(page))
  await test.step('axe finds nothing in any light', () => expectNoViolations(page))
  await test.step('on phones board, choices and turn are all in sight', () => isInSight(page))
  await test.step('what the dice may bring needs no scrolling on the smallest', () => isWhole(page))
  await test.step('on phones the board keeps 300 px', () => keepsItsRoom(page))
  await test.step('one press makes contact', () => makesContact(page, id))
  await open(page, BLOCKED.slice(0, -2), 2)
  await test.step('on phones the board keeps 300 px before five ends', () => keepsItsRoom(page))
})

test('UX-3, UX-30 a whole race by mouse, clicking only what the page offers: nothing jumps', async ({ page }) => {
  await quickly(page)
  await watchShifts(page)
  await page.goto('/nowhere')
  await open(page, [])
  await playToTheEnd(page, (turn) => (turn % 4 === 0 ? offered(page).last() : offered(page).first()).click())
  await expectStill(page)
  await expect(ranking(page)).toHaveCount(8)
})

test('UX-10, UX-30 a whole race on a phone by touch, all the way where the board offers it: nothing jumps', ({
  browser,
}) =>
  onPhone(browser, async (page) => {
    await quickly(page)
    await watchShifts(page)
    await page.goto('/nowhere')
    await open(page, [])
    await playToTheEnd(page, () => furthestOffer(page).tap())
    await expectStill(page)
    await expect(results(page)).toContainText('wins')
  }))
