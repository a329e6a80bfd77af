import type { Browser, Page } from '@playwright/test'
import { newFolder } from '../test/contract/store/place.ts'
import { Process } from '../test/live/process.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
const BIG = { width: 1600, height: 900 }
const SETTINGS = { speed: 'fast', motion: 'reduced', sound: false, hintsRead: ['all'] }
const QUALITY = 82
const TURNS = 8

type Size = typeof DESK

async function visitor(browser: Browser, baseURL: string, name: string, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' })
  await context.addInitScript(
    (text) => localStorage.setItem('paddock.settings', text),
    JSON.stringify({ ...SETTINGS, name }),
  )
  return context.newPage()
}

/** Opens a table from the page, as a host does. */
async function opened(host: Page): Promise<string> {
  await host.goto('/friends?game=monza')
  await host.getByRole('combobox', { name: 'Who may come', exact: true }).selectOption('public')
  await host.locator('[data-open-table]').click()
  await host.locator('[data-seat="0"][data-own="true"]').waitFor()
  return (await host.locator('[data-code]').getAttribute('data-code'))!
}

async function joined(guest: Page, code: string): Promise<void> {
  await guest.goto(`/t/${code}?tv`)
  await guest.locator('[data-sit]').first().click()
  await guest.locator('[data-own="true"]').waitFor()
}

const CHOICE = '[data-own="true"] [data-choice]'

const momentOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'))

/** Whoever may do something does the first thing there is, and sees it done before anybody goes on. */
async function turn(pages: readonly Page[]): Promise<void> {
  const page = await Promise.any(
    pages.map((one) =>
      one
        .locator(CHOICE)
        .first()
        .waitFor()
        .then(() => one),
    ),
  )
  const before = await momentOf(page)
  await page.locator(CHOICE).first().click()
  await page.locator(`[data-moment]:not([data-moment="${before}"])`).waitFor()
}

async function take(page: Page, folder: string, name: string): Promise<void> {
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: QUALITY })
}

/** With friends: home, waiting room, a table in play, the big screen and a phone before it. */
export async function takeLive(browser: Browser, folder: string): Promise<void> {
  const data = newFolder()
  const server = await Process.start(data.folder)
  const address = `http://127.0.0.1:${server.port}`
  const [ann, ben, tv] = await Promise.all([
    visitor(browser, address, 'Ann', DESK),
    visitor(browser, address, 'Ben', PHONE),
    visitor(browser, address, '', BIG),
  ])
  const code = await opened(ann)
  await joined(ben, code)
  await take(ann, folder, 'waiting-room')
  await tv.goto('/')
  await tv.locator(`[data-table="${code}"]`).waitFor()
  await tv.setViewportSize(DESK)
  await take(tv, folder, 'friends-home')
  await tv.setViewportSize(BIG)
  await tv.goto(`/tv/${code}`)
  await ann.locator('[data-begin]').click()
  for (let turns = 0; turns < TURNS; turns++) await turn([ann, ben])
  await ben.locator(CHOICE).first().waitFor()
  await take(ben, folder, 'phone-controller')
  await take(tv, folder, 'tv')
  await take(ann, folder, 'remote-table')
  for (const page of [ann, ben, tv]) await page.context().close()
  await server.kill('SIGTERM')
  data.clear()
}
