import type { Browser, Page } from '@playwright/test'
import { beyondTheEdge, violations } from './accessible.ts'
import { ALL_GAMES, openMiddle } from './middles.ts'
import { bar, expect, quickly, test } from './paddock.ts'

const DESK = { width: 1280, height: 800 }

const ZOOM = 'at 200 % zoom'

/** The browser's zoom halves the room; its letter size does as much to whatever is measured in letters. */
const TWICE: Readonly<Record<string, (browser: Browser, baseURL: string) => Promise<Page>>> = {
  [ZOOM]: async (browser, baseURL) => {
    const viewport = { width: DESK.width / 2, height: DESK.height / 2 }
    return (
      await browser.newContext({ viewport, deviceScaleFactor: 2, baseURL, locale: 'en-GB', serviceWorkers: 'block' })
    ).newPage()
  },
  'with letters of 200 %': (browser, baseURL) => largeLetters(browser, baseURL, DESK),
}

async function largeLetters(browser: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, baseURL, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  return page
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

for (const game of ALL_GAMES)
  test(`UX-25 ${game} at 200 %: all is there, nothing overlaps, axe finds nothing`, async ({ browser, baseURL }) => {
    for (const [how, open] of Object.entries(TWICE)) {
      const page = await open(browser, baseURL!)
      await quickly(page)
      await openMiddle(page, game)
      expect(await beyondTheEdge(page), how).toBeLessThanOrEqual(0)
      expect(await overlaps(page), how).toEqual([])
      expect(await covered(page), how).toEqual([])
      if (how === ZOOM) expect(await violations(page)).toEqual([])
      await page.context().close()
    }
  })

test('UX-25 every other page at 200 %: no sideways scroll, axe finds nothing', async ({ browser, baseURL }) => {
  for (const [how, open] of Object.entries(TWICE)) {
    const page = await open(browser, baseURL!)
    for (const path of ['/', '/play/dicey-curves', '/rules/dodge-dice', '/nowhere']) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      expect(await beyondTheEdge(page), `${path} ${how}`).toBeLessThanOrEqual(0)
      if (how === ZOOM) expect(await violations(page), path).toEqual([])
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await beyondTheEdge(page), how).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('UX-25 letters of 200 % on a phone: the page scrolls, and every choice can be reached', async ({
  browser,
  baseURL,
}) => {
  const page = await largeLetters(browser, baseURL!, { width: 360, height: 740 })
  await quickly(page)
  for (const game of ['monza', 'allens-dirt', 'dodge-dice']) {
    await openMiddle(page, game)
    expect(await beyondTheEdge(page), game).toBeLessThanOrEqual(0)
    expect(await overlaps(page), game).toEqual([])
    expect(await covered(page), game).toEqual([])
  }
  await page.context().close()
})

test('UX-25 forced colours: pieces keep their paint, and what can be taken keeps its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await quickly(page)
  await openMiddle(page, 'monza')
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
})

for (const game of ALL_GAMES)
  test(`UX-9 ${game}: with reduced motion nothing on the board moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await quickly(page)
    await openMiddle(page, game)
    const moving = () =>
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
    expect(await moving()).toEqual({ animations: 0, views: 1 })
    await bar(page).locator('[data-choice]').first().click()
    await page.locator('[data-own="true"]').waitFor()
    expect((await moving()).animations).toBe(0)
  })
