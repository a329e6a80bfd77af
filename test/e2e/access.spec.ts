import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, GAMES, openTable, quickly, sitting, test, wear } from './paddock.ts'

const ROLLED: Readonly<Record<string, readonly object[]>> = {
  'dodge-dice': [
    { seat: 0, action: { kind: 'roll' } },
    { outcome: { penalty: 'blue', dodge: { blue: 3, green: 3, red: 2 }, icon: 'chip' } },
  ],
  monza: [{ outcome: { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 } }],
}

const table = (game: string) => (page: Page) =>
  openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:casual', 'Bob'), log: ROLLED[game]! })

const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await table('monza')(page)
    await expect(bar(page)).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible()
  },
  'set up': (page) => page.goto('/play/monza'),
  rules: (page) => page.goto('/rules/dodge-dice'),
  'not found': (page) => page.goto('/nowhere'),
  'dodge-dice': table('dodge-dice'),
  monza: table('monza'),
  settings: async (page) => {
    await table('monza')(page)
    await page.getByRole('button', { name: 'Settings' }).click()
  },
  rule: async (page) => {
    await table('dodge-dice')(page)
    await bar(page).locator('[data-rule]').first().click()
    await expect(page.getByRole('dialog')).toContainText('two chips')
  },
}

test('UX-25 a look waits for colours that change slowly: in between is no violation', async ({ page }) => {
  await quickly(page)
  await page.goto('/rules/dodge-dice')
  await expect(page.locator('h1')).toBeVisible()
  await wear(page, '* { transition: color 60s linear, background-color 60s linear !important }')
  await expectNoViolations(page)
})

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
const MEASURED = ['home', 'set up', 'dodge-dice', 'monza', 'settings']

for (const [name, open] of Object.entries(pages))
  test(`UX-10, UX-11, UX-25 ${name}: axe finds nothing in any light, it scrolls sideways at no size, and every target is 44 px`, async ({
    page,
  }) => {
    await quickly(page)
    await open(page)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    await expectNoViolations(page)
    await atEverySize(page, SIZES, async ({ width }) => {
      expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
      if (width === 360 && MEASURED.includes(name)) expect(await tooSmall(page)).toEqual([])
    })
  })

for (const game of GAMES)
  for (const count of [2, 6])
    test(`UX-10 ${game} for ${count} on phones: board, choices and turn are all in sight`, async ({ page }) => {
      await quickly(page)
      const names = ['Ann', 'Rosa:casual', 'Bob', 'Enzo:club', 'Cleo', 'Mika:random'].slice(0, count)
      await openTable(page, { game, sitters: sitting(game, ...names), log: ROLLED[game]! })
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
    })

test('UX-11 where squares are smaller than a finger, the bar offers every end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await quickly(page)
  await table('monza')(page)
  const ends = page.locator('[data-board] [data-end]')
  await expect(ends).toHaveCount(3)
  await expect(bar(page).locator('[data-choice]')).toHaveCount(3)
})

const COLOURED: Readonly<Record<string, { readonly pieces: string; readonly count: number }>> = {
  'dodge-dice': { pieces: '[data-die], [data-board] g[role="img"], [aria-label="Players"] > ul > li > svg', count: 15 },
  monza: {
    pieces: '[data-die], [data-board] [data-spot]:not([data-rove]), [data-car], [aria-label="Players"] > ul > li > svg',
    count: 70,
  },
}

for (const [game, { pieces, count }] of Object.entries(COLOURED))
  test(`UX-7 ${game}: nothing by colour alone, every coloured die, square, car and player has its shape`, async ({
    page,
  }) => {
    await quickly(page)
    await table(game)(page)
    await expect(page.locator('[data-die][data-up]').first()).toBeVisible()
    const found = await page.evaluate((selector) => {
      const paints = ['red', 'yellow', 'green', 'blue', 'white', 'purple']
        .map((name) => `[fill="var(--${name})"]`)
        .join()
      const coloured = [...document.querySelectorAll(selector)].filter((piece) => piece.querySelector(paints))
      const bare = coloured.filter((piece) => !piece.querySelector('path[fill^="var(--on-"]'))
      return { count: coloured.length, bare: bare.map((piece) => piece.outerHTML.slice(0, 80)) }
    }, pieces)
    expect(found.count).toBeGreaterThanOrEqual(count)
    expect(found.bare).toEqual([])
  })

for (const game of GAMES)
  test(`UX-5 ${game}: focus is visible on every stop of the Tab key`, async ({ page }) => {
    await quickly(page)
    await table(game)(page)
    await expect(bar(page)).toBeVisible()
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
  })

test('UX-5 the list of shortcuts is under ?, and shortcuts can be switched off', async ({ page }) => {
  await quickly(page)
  await table('monza')(page)
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
