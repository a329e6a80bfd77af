import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, openTable, quickly, sitting, test, wear } from './paddock.ts'
import { turnToTable } from './same-page.ts'

const ROLLED: Readonly<Record<string, readonly object[]>> = {
  'dodge-dice': [
    { seat: 0, action: { kind: 'roll' } },
    { outcome: { penalty: 'blue', dodge: { blue: 3, green: 3, red: 2 }, icon: 'chip' } },
  ],
  monza: [{ outcome: { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 } }],
}

const table = (game: string) => (page: Page) =>
  openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:casual', 'Bob'), log: ROLLED[game]! })

/** Every target that is smaller than a finger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, select, input:not([role="switch"]), header a, [data-saved] a, label:has(input)',
    )
    return [...all].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const covered = target.closest('label')?.getBoundingClientRect() ?? { width: 0, height: 0 }
      const after = getComputedStyle(target, '::after')
      const reach = after.position === 'absolute' ? -2 * Number.parseFloat(after.top || '0') : 0
      const least = Math.min(Math.max(width, covered.width), Math.max(height, covered.height)) + reach
      return width === 0 || least >= 43.9 ? [] : [`${target.outerHTML.slice(0, 90)} ${Math.round(least)}`]
    })
  })

const SIZES = [...PHONES, { width: 640, height: 400 }]

/** Axe finds nothing in any light, it scrolls sideways at no size, and every target is 44 px where fingers are. */
async function expectAccessible(page: Page, isMeasured = true): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await expectNoViolations(page)
  await atEverySize(page, SIZES, async ({ width }) => {
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    if (width === 360 && isMeasured) expect(await tooSmall(page)).toEqual([])
  })
  await page.setViewportSize(DESK)
}

const DESK = { width: 1280, height: 800 }

test('UX-10, UX-25 pages without a table: axe finds nothing in any light, and they scroll sideways at no size', async ({
  page,
}) => {
  await quickly(page)
  await test.step('UX-11 set up', async () => {
    await page.goto('/play/monza')
    await expectAccessible(page)
  })
  await test.step('not found', async () => {
    await page.goto('/nowhere')
    await expectAccessible(page, false)
  })
  await test.step('rules, whose colours change slowly: a look waits, for in between is no violation', async () => {
    await page.goto('/rules/dodge-dice')
    await expect(page.locator('h1')).toBeVisible()
    await wear(page, '* { transition: color 60s linear, background-color 60s linear !important }')
    await expectAccessible(page, false)
  })
})

/** For so many people board, choices and turn are all in sight on phones. */
async function expectAllInSight(page: Page, game: string, count: number): Promise<void> {
  const names = ['Ann', 'Rosa:casual', 'Bob', 'Enzo:club', 'Cleo', 'Mika:random'].slice(0, count)
  await turnToTable(page, { id: `for-${count}`, game, sitters: sitting(game, ...names), log: ROLLED[game]! })
  const board = page.locator('[data-board]')
  const turn = page.getByRole('region', { name: 'Players' }).locator('[aria-current="true"]')
  const choices = bar(page).locator('[data-choice]')
  await atEverySize(page, PHONES, async (size) => {
    for (const part of [board, turn, bar(page), choices.first(), choices.last()])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect((await board.boundingBox())!.height).toBeGreaterThanOrEqual(110)
    const lowest = await choices.last().evaluate((button) => button.getBoundingClientRect().top)
    expect(lowest).toBeGreaterThan(size.height / 2)
  })
}

interface Coloured {
  readonly pieces: string
  readonly count: number
}

const COLOURED: Readonly<Record<string, Coloured>> = {
  'dodge-dice': { pieces: '[data-die], [data-board] g[role="img"], [aria-label="Players"] > ul > li > svg', count: 15 },
  monza: {
    pieces: '[data-die], [data-board] [data-spot]:not([data-rove]), [data-car], [aria-label="Players"] > ul > li > svg',
    count: 70,
  },
}

/** Every coloured die, square, car and player has its shape. */
async function expectShapes(page: Page, { pieces, count }: Coloured): Promise<void> {
  await expect(page.locator('[data-die][data-up]').first()).toBeVisible()
  const found = await page.evaluate((selector) => {
    const paints = ['red', 'yellow', 'green', 'blue', 'white', 'purple'].map((name) => `[fill="var(--${name})"]`).join()
    const coloured = [...document.querySelectorAll(selector)].filter((piece) => piece.querySelector(paints))
    const bare = coloured.filter((piece) => !piece.querySelector('path[fill^="var(--on-"]'))
    return { count: coloured.length, bare: bare.map((piece) => piece.outerHTML.slice(0, 80)) }
  }, pieces)
  expect(found.count).toBeGreaterThanOrEqual(count)
  expect(found.bare).toEqual([])
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const stops = new Set<string>()
  for (let tab = 0; tab < 30; tab++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement!
      const own = getComputedStyle(focused)
      const halo = focused.querySelector('path') ? getComputedStyle(focused.querySelector('path')!) : null
      const isVisible =
        (own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 2) ||
        (focused.matches('[data-rove]') && Number.parseFloat(halo!.strokeWidth) >= 12)
      return { name: focused.outerHTML.slice(0, 80), isBody: focused === document.body, isVisible }
    })
    if (stop.isBody) continue
    stops.add(stop.name)
    expect(stop.isVisible, stop.name).toBe(true)
  }
  expect(stops.size).toBeGreaterThan(8)
}

/** All that is looked at in one and the same moment of a game. */
async function expectTable(page: Page, game: string): Promise<void> {
  await test.step('UX-5 focus is visible on every stop of the Tab key', () => expectVisibleFocus(page))
  await test.step('UX-7 nothing by colour alone, every coloured die, square, car and player has its shape', () =>
    expectShapes(page, COLOURED[game]!))
  await test.step('UX-10, UX-11, UX-25 axe finds nothing in any light, it scrolls sideways at no size, and every target is 44 px', () =>
    expectAccessible(page))
}

const expectSightFor = (page: Page, game: string, count: number): Promise<void> =>
  test.step(`UX-10 for ${count} on phones: board, choices and turn are all in sight`, () =>
    expectAllInSight(page, game, count))

test('UX-5, UX-7, UX-10, UX-11, UX-25 dodge-dice: colours, shapes, focus, targets, and the dialog of a rule', async ({
  page,
}) => {
  await quickly(page)
  await table('dodge-dice')(page)
  await expect(bar(page)).toBeVisible()
  await expectTable(page, 'dodge-dice')
  await test.step('UX-10, UX-25 the dialog of a rule', async () => {
    await bar(page).locator('[data-rule]').first().click()
    await expect(page.getByRole('dialog')).toContainText('two chips')
    await expectAccessible(page, false)
  })
  for (const count of [2, 6]) await expectSightFor(page, 'dodge-dice', count)
})

async function expectShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('UX-5, UX-7, UX-10, UX-11, UX-25 monza and home: colours, shapes, focus, targets, settings and shortcuts', async ({
  page,
}) => {
  await quickly(page)
  await table('monza')(page)
  await expect(bar(page)).toBeVisible()
  await expectTable(page, 'monza')
  await test.step('UX-11 where squares are smaller than a finger, the bar offers every end', async () => {
    await page.setViewportSize(PHONES[0])
    await expect(page.locator('[data-board] [data-end]')).toHaveCount(3)
    await expect(bar(page).locator('[data-choice]')).toHaveCount(3)
    await page.setViewportSize(DESK)
  })
  await test.step('UX-5, UX-25 the list of shortcuts is under ?, settings hold in any light, and shortcuts can be switched off', () =>
    expectShortcuts(page))
  for (const count of [2, 6]) await expectSightFor(page, 'monza', count)
  await test.step('UX-10, UX-11, UX-25 home with tables to continue', async () => {
    await page.setViewportSize(DESK)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible()
    await expectAccessible(page)
  })
})
