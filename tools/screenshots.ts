// `npm run screenshots`: every page, and each game at several moments, on phones and on a desk, by day and by night.
// `npm run screenshots -- dicey` takes only the pictures with that in their name.
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { GAMES } from '../src/games/index.ts'
import { FLAGS, findChromium } from './chromium.mjs'
import { savedTable, scenesOf } from './scenes.ts'
import { serve } from './serve.mjs'

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))
const wanted = process.argv[2] ?? ''
const SIZES = {
  phone: { width: 360, height: 740 },
  small: { width: 320, height: 568 },
  desk: { width: 1280, height: 800 },
}
const SCHEMES = ['light', 'dark'] as const

const games = Object.values(GAMES)

const scenes = games.filter(({ id }) => id.includes(wanted) || wanted.includes(id)).flatMap(scenesOf)

/** A hint that was read once does not come again. */
async function tapped(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(150)
  const found = page.locator(what).first()
  if (await found.isVisible()) await found.click()
}

/** The results, with all that is counted from the log. */
async function opened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Results' }).click()
  await page.getByRole('dialog').locator('[data-moment-of]').first().waitFor()
}

type Picture = readonly [name: string, path: string, before?: (page: Page) => Promise<unknown>]

const PAGES: readonly Picture[] = [
  ['home', '/'],
  ['not-found', '/nowhere'],
  ['history-empty', '/history'],
  ['practice', '/practice'],
  ['open', '/open'],
  ['settings', '/', (page) => page.getByRole('button', { name: 'Settings' }).click()],
  ...games.flatMap(({ id }): Picture[] => [
    [`set-up-${id}`, `/play/${id}`],
    [`rules-${id}`, `/rules/${id}`],
  ]),
  ...games.map(({ id }): Picture => [`${id}-replay`, `/replay/${id}/end-${id}?at=40`]),
  ...scenes.map(
    ({ name, game, over, taps = [] }): Picture => [
      `${game.id}-${name}`,
      `/table/${game.id}/${name}-${game.id}`,
      async (page) => {
        if (over) await opened(page)
        for (const tap of taps) await tapped(page, tap)
      },
    ],
  ),
  // The ends that were looked at are in it by now.
  ['history', '/history'],
]

async function pictures(browser: Browser, base: string, size: keyof typeof SIZES, scheme: (typeof SCHEMES)[number]) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    baseURL: base,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/')
  if ('home-empty'.includes(wanted))
    await page.screenshot({ path: `${folder}home-empty-${size}-${scheme}.png`, fullPage: true })
  const tables = scenes.map(savedTable)
  await page.evaluate((all) => {
    const hintsRead = all.map(({ game }) => `${game}.goal`)
    const settings = { speed: 'slow', motion: 'reduced', sound: false, hintsRead }
    localStorage.setItem('paddock.settings', JSON.stringify(settings))
    for (const table of all) localStorage.setItem(`paddock.table.${table.id}`, JSON.stringify(table))
  }, tables)
  for (const [name, path, before] of PAGES.filter(([picture]) => picture.includes(wanted))) {
    await page.goto(path)
    await page.locator('h1, h2').first().waitFor()
    await before?.(page)
    await page.waitForTimeout(150)
    const isPage = !/^\/(table|replay)/.test(path) && name !== 'settings'
    await page.screenshot({ path: `${folder}${name}-${size}-${scheme}.png`, fullPage: isPage })
  }
  await context.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await serve(4700)
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4700}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const scheme of SCHEMES) await pictures(browser, base, size, scheme)
await browser.close()
server.close()
console.log(`The pictures are in ${folder}`)
