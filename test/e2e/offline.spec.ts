import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { FLAGS, findChromium } from '../../tools/chromium.mjs'
import { violations } from './accessible.ts'
import {
  aside,
  type Host,
  isKept,
  isNewer,
  leaveNothing,
  lookForUpdate,
  PATIENCE,
  release,
  test,
  update,
} from './host.ts'
import { makeNext, NEXT } from './next-release.ts'
import { andGoOn, bar, isSaved, keptTables, moment, openTable, quickly, savedLog, sitting } from './paddock.ts'
import { turnTo } from './same-page.ts'
import { everything, goAway } from './strangers.ts'

test.describe.configure({ mode: 'default' })

/** Chromium 150 forgets to tell a page that it is offline when the page comes from a worker. */
async function sayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.setOffline(true)
}

/** The games, each with a rule that the one before it has not. */
const GAMES = {
  'dodge-dice': 'DD-1',
  monza: 'MZ-1',
  'dicey-curves': 'DC-1',
  'allens-dirt': 'AD-1',
  'allens-dirt-season': 'AD-30',
}

/** The first visit of a page: what it shows comes before anything is kept, and it says once that it is. */
async function visitFirst(page: Page, host: Host): Promise<void> {
  await page.goto('/')
  await expect(page.locator('[data-notice="new"]')).toContainText('without a network', { timeout: PATIENCE })
  const worker = host.asked.indexOf('/service-worker.js')
  const shown = host.asked.findLastIndex((path) => /\/assets\/index-.*\.(js|css)$/.test(path))
  expect(shown).toBeLessThan(worker)
  await page.reload()
  await isKept(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.locator('[data-kept="ready"]')).toBeVisible()
  await expect(page.locator('[data-notice]')).toHaveCount(0)
}

/** A table against bots, until one of them has acted; it is found again as it was. */
async function playAndReturn(page: Page): Promise<void> {
  await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
  await bar(page).waitFor()
  while (!(await savedLog(page)).some(({ seat }) => seat === 1))
    await andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
  await expect(page.locator('[data-trouble]')).toHaveCount(0)
  await isSaved(page)
  const saved = await savedLog(page)
  await page.reload()
  await expect(page.locator(`[data-moment="${saved.length}"]`)).toBeVisible()
}

test('UX-30 after one visit everything plays without a network: games, bots, rules, both languages', async ({
  host,
  known,
  quiet: page,
}) => {
  await test.step('the first visit fetches what it shows before anything is kept, and says once that it is', () =>
    visitFirst(page, host))
  await test.step('whose software is in the page can be read without a network too', async () => {
    const link = page.getByRole('link', { name: 'Licences of the software in this page' })
    await expect(link).toBeVisible()
    await known.setOffline(true)
    host.isCut = true
    const [notices] = await Promise.all([known.waitForEvent('page'), link.click()])
    await expect(notices.locator('body')).toContainText('react-dom')
    await notices.close()
    await known.setOffline(false)
    host.isCut = false
  })
  await test.step('a network that answers everything itself is never seen by whoever has the page', async () => {
    everything(host)
    for (const path of ['/rules/monza', '/history', '/']) {
      await page.goto(path)
      await expect(page.locator('h1')).not.toHaveText('Log in here')
      await expect(page.locator('html[data-version]')).toHaveCount(1)
    }
    goAway(host)
  })
  await known.setOffline(true)
  host.isCut = true
  host.asked.length = 0
  await page.reload()
  await sayOffline(known)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await test.step('a game with bots', () => playAndReturn(page))
  for (const game of Object.keys(GAMES))
    await test.step(`${game} begins`, async () => {
      await turnTo(page, `/play/${game}`)
      await page.getByRole('button', { name: 'Start the game' }).click()
      await expect(bar(page)).toBeVisible()
    })
  await page.goto('/history')
  await expect(page.locator('[data-empty]')).toBeVisible()
  await sayOffline(known)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.locator('[data-kept="ready"]')).toContainText('You are offline now.')
  await page.getByRole('radio', { name: '日本語' }).check({ force: true })
  await page.keyboard.press('Escape')
  for (const [game, rule] of Object.entries(GAMES))
    await test.step(`the rules of ${game} in Japanese`, async () => {
      await turnTo(page, `/rules/${game}`)
      await expect(page.locator('article')).toContainText(rule)
      await expect(page.locator('article')).toContainText(/[ぁ-ん]{2}/)
    })
  expect(host.asked.filter((path) => path !== '/service-worker.js')).toEqual([])
})

async function updateUnsaved(page: Page, publish: () => void): Promise<void> {
  await openTable(page, { id: 'unsaved', game: 'monza' })
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  })
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect(page.locator('[data-trouble]')).toContainText('has no room left')
  publish()
  await lookForUpdate(page)
  const before = await release(page)
  await update(page).getByRole('button', { name: 'Update now' }).click()
  await expect(update(page)).toContainText('cannot be saved')
  expect(await release(page)).toBe(before)
  await update(page).getByRole('button', { name: 'Update all the same' }).click()
  await isNewer(page, before)
}

test('a part that has gone from the host is reached by one reload, or else by a sentence', async ({
  browser,
  host,
}) => {
  makeNext()
  const context = await browser.newContext({ baseURL: host.address })
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const page = await context.newPage()
  // Whole: what it still fetched from the newer host would reload it, and the click would be lost.
  await page.goto('/', { waitUntil: 'networkidle' })
  const first = await release(page)
  host.folder = NEXT
  await page.locator('[data-game="monza"]').getByRole('link', { name: 'Rules' }).click()
  await isNewer(page, first)
  await expect(page.locator('article')).toContainText('MZ-1')
  await page.goto('/')
  await context.setOffline(true)
  await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible()
  await context.close()
})

const SEASON = JSON.parse(readFileSync('test/recorded/allens-dirt-season/whole-season.json', 'utf8'))
const RACED = 900

test('UX-4 a closed browser keeps a running table and a running season to the letter', async ({ host }) => {
  const profile = join(aside, 'profile')
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: [...FLAGS],
      baseURL: host.address,
      viewport: { width: 1280, height: 800 },
    })
  const names = SEASON.seats.map(({ name }: { name: string }) => name)
  const season = {
    id: 'season',
    game: SEASON.game,
    options: SEASON.options,
    sitters: sitting(SEASON.game, ...names),
    log: SEASON.log.slice(0, RACED),
  }
  const before = await launch()
  const page = before.pages()[0]!
  await quickly(page)
  await openTable(page, season)
  expect(await moment(page)).toBe(RACED)
  await page.goto('/')
  await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
  await andGoOn(page, () => bar(page).getByRole('button', { name: 'Roll the dice' }).click())
  const address = new URL(page.url()).pathname
  const played = async () => (await keptTables(page)).find(({ id }) => address.endsWith(id))?.log.length
  await expect.poll(async () => (await played()) === (await moment(page))).toBe(true)
  const kept = await keptTables(page)
  expect(await page.evaluate(() => localStorage.getItem('paddock.asked-to-stay'))).toBe('true')
  await isKept(page)
  await before.close()

  const after = await launch()
  await after.setOffline(true)
  const again = after.pages()[0]!
  await again.goto(address)
  await expect(bar(again)).toBeVisible()
  expect(await keptTables(again)).toEqual(kept)
  await again.goto(`/table/${season.game}/${season.id}`)
  await expect(again.locator(`[data-moment="${RACED}"]`)).toBeVisible()
  expect(await keptTables(again)).toEqual(kept)
  await after.close()
})

test.describe('of few files', () => {
  test.use({ keepsTables: false })

  test('UX-4 a newer version waits, is taken when asked for, and the table goes on as it was or is not given up without a word', async ({
    host,
    known,
    visited: page,
  }) => {
    makeNext()
    const older = host.folder
    const log = [{ outcome: { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 } }]
    await openTable(page, { game: 'monza', sitters: sitting('monza', 'Ann', 'Bob'), log })
    await andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
    const other = await known.newPage()
    await other.goto('/')
    await isSaved(page)
    const before = await savedLog(page)
    const first = await release(page)

    host.folder = NEXT
    await lookForUpdate(page)
    await expect(update(page)).toContainText('A new version is ready.', { timeout: PATIENCE })
    expect(await violations(page, '[data-notice]')).toEqual([])
    await update(other).getByRole('button', { name: 'Later' }).click()
    await expect(update(other)).toHaveCount(0)
    expect(await release(page)).toBe(first)

    await update(page).getByRole('button', { name: 'Update now' }).click()
    await isNewer(page, first)
    await expect(page.locator(`[data-moment="${before.length}"]`)).toBeVisible()
    expect(await savedLog(page)).toEqual(before)
    await expect(bar(page).locator('[data-choice]').first()).toBeVisible()

    // The other tab is still of the older version, whose parts the host no longer has.
    expect(await release(other)).toBe(first)
    await other.locator('[data-game="dodge-dice"]').getByRole('link', { name: 'Rules' }).click()
    await expect(other.locator('article')).toContainText('DD-1')
    expect(await other.evaluate(() => caches.keys())).toHaveLength(2)
    await other.close()
    await page.reload()
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByText('Version 9.9.9')).toBeVisible()
    await test.step('a table that cannot be saved is not given up for an update without a word', () =>
      updateUnsaved(page, () => {
        host.folder = older
      }))
  })

  test('what an installed page needs is served as it should be', async ({ host, visited: page }) => {
    const headers = async (path: string) => (await page.request.get(host.address + path)).headers()
    const asset = host.asked.find((path) => path.startsWith('/assets/'))!
    expect((await headers('/service-worker.js'))['cache-control']).toBe('no-cache')
    expect((await headers('/service-worker.js'))['content-type']).toContain('text/javascript')
    expect((await headers('/'))['cache-control']).toBe('no-cache')
    expect((await headers(asset))['cache-control']).toContain('immutable')
    expect((await headers('/manifest.webmanifest'))['content-type']).toBe('application/manifest+json')
    const { icons, shortcuts, display } = await (await page.request.get(`${host.address}/manifest.webmanifest`)).json()
    expect(display).toBe('standalone')
    for (const { src, type } of icons) expect((await headers(src))['content-type']).toBe(type)
    for (const { url } of shortcuts) {
      await page.goto(url)
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
    }
    await page.evaluate(() => {
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), { prompt: async () => (document.body.dataset.asked = '1') }),
      )
    })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Install Paddock' }).click()
    await expect(page.locator('body[data-asked]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Install Paddock' })).toHaveCount(0)
  })
})

test.afterAll(leaveNothing)
