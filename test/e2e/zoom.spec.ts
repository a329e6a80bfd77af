import type { Page } from '@playwright/test'
import { beyondTheEdge, violations } from './accessible.ts'
import { ALL_GAMES, canBePlayed, middleOf } from './middles.ts'
import { bar, expect, quickly, test } from './paddock.ts'
import { turnTo, turnToMiddle } from './same-page.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** The browser's zoom halves the room. */
async function zoomTwice(page: Page): Promise<void> {
  const metrics = { width: DESK.width / 2, height: DESK.height / 2, deviceScaleFactor: 2, mobile: false }
  await (await page.context().newCDPSession(page)).send('Emulation.setDeviceMetricsOverride', metrics)
}

/** The browser's letter size does as much to whatever is measured in letters. */
async function enlargeLetters(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Whether every choice, scrolled to if need be, lies on top of whatever else is there. */
const covered = (page: Page): Promise<string[]> =>
  bar(page)
    .locator('[data-choice]')
    .evaluateAll((all) =>
      all.flatMap((choice) => {
        choice.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = choice.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top && choice.contains(top) ? [] : [choice.textContent]
      }),
    )

/** The parts of the page that lie over each other. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ['Players', 'Board', 'What to do'].map((name) => ({
      name,
      box: document.querySelector(`section[aria-label="${name}"]`)!.getBoundingClientRect(),
    }))
    return parts.flatMap((one, i) =>
      parts
        .slice(i + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
  })

/** All of a table is there, and nothing overlaps. */
async function isWhole(page: Page, name: string): Promise<void> {
  expect(await beyondTheEdge(page), name).toBeLessThanOrEqual(0)
  expect(await overlaps(page), name).toEqual([])
  expect(await covered(page), name).toEqual([])
}

/** Opens every other page, and looks at each. */
async function atOtherPages(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of ['/nowhere', '/play/dicey-curves', '/rules/dodge-dice', '/'])
    await test.step(path, async () => {
      await turnTo(page, path)
      await page.locator('h1').first().waitFor()
      expect(await beyondTheEdge(page), path).toBeLessThanOrEqual(0)
      await look(path)
    })
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await beyondTheEdge(page), 'settings').toBeLessThanOrEqual(0)
}

test('UX-25 at 200 % zoom: all is there, nothing overlaps, axe finds nothing', async ({ page }) => {
  await zoomTwice(page)
  await quickly(page)
  await page.goto('/nowhere')
  expect(await page.evaluate(() => [window.innerWidth, window.devicePixelRatio])).toEqual([640, 2])
  for (const game of ALL_GAMES)
    await test.step(game, async () => {
      await turnToMiddle(page, game)
      await isWhole(page, game)
      expect(await violations(page)).toEqual([])
    })
  await atOtherPages(page, async (path) => expect(await violations(page), path).toEqual([]))
})

test('UX-25 with letters of 200 %: all is there, nothing overlaps, and every choice can be reached on a phone', async ({
  page,
}) => {
  await enlargeLetters(page)
  await quickly(page)
  await page.goto('/nowhere')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const game of ALL_GAMES)
    await test.step(game, async () => {
      await turnToMiddle(page, game)
      await isWhole(page, game)
    })
  await atOtherPages(page, async () => undefined)
  await page.setViewportSize(PHONE)
  for (const game of ['monza', 'allens-dirt', 'dodge-dice'])
    await test.step(`${game} on a phone`, async () => {
      await turnTo(page, `/table/${game}/${middleOf(game).id}`)
      await canBePlayed(page, game)
      await isWhole(page, game)
    })
})

/** Pieces keep their paint, and what can be taken keeps its outline. */
async function isPainted(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const painted = await page.evaluate(() => {
    const fillOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).fill
    const target = getComputedStyle(document.querySelector('[data-board] [data-rove] path:last-child')!)
    return {
      car: fillOf('[data-car="2"] path'),
      square: fillOf('[data-spot] path[fill="var(--blue)"]'),
      die: fillOf('[data-die] [fill="var(--red)"]'),
      outline: target.stroke !== 'none' && Number.parseFloat(target.strokeWidth) > 2,
    }
  })
  expect(painted).toEqual({
    car: 'rgb(184, 32, 47)',
    square: 'rgb(0, 76, 153)',
    die: 'rgb(184, 32, 47)',
    outline: true,
  })
  await page.emulateMedia({ forcedColors: null })
}

/** What moves in a few frames. */
const moving = (page: Page) =>
  page.evaluate(async () => {
    const views = new Set<string | null>()
    let animations = 0
    for (let frame = 0; frame < 6; frame++) {
      await new Promise(requestAnimationFrame)
      animations += document.getAnimations().length
      views.add(document.querySelector('[data-board] svg')?.getAttribute('viewBox') ?? null)
    }
    return { animations, views: views.size }
  })

test('UX-9, UX-25 with reduced motion nothing on the board moves, and forced colours leave it its paint', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await quickly(page)
  await page.goto('/nowhere')
  for (const game of ALL_GAMES)
    await test.step(game, async () => {
      await turnToMiddle(page, game)
      expect(await moving(page)).toEqual({ animations: 0, views: 1 })
      if (game === 'monza') await isPainted(page)
      await bar(page).locator('[data-choice]').first().click()
      await page.locator('[data-own="true"]').waitFor()
      expect((await moving(page)).animations).toBe(0)
    })
})
