import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { type Sitter, sitting } from './sitters.ts'

/** A table as the browser keeps it; what is missing is made up. */
export interface Saved {
  readonly id?: string
  readonly game: string
  readonly sitters?: readonly Sitter[]
  readonly options?: object
  readonly log?: readonly object[]
  readonly format?: number
  readonly rulesVersion?: number
}

export const GAMES = ['dodge-dice', 'monza'] as const

/** Everything at once, every press by hand, and no hints: for tests that are about something else. */
const QUICK = {
  speed: 'instant',
  actForMe: false,
  motion: 'reduced',
  sound: false,
  hintsRead: ['all'],
}

/** Puts something into the browser's store before the page starts, unless it is there already. */
export async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const,
  )
}

export async function quickly(page: Page): Promise<void> {
  await sameDice(page)
  await keep(page, 'paddock.settings', QUICK)
}

const MOST_LOADS = 1000

/** Dice and bots do the same in every run; a page that is loaded again, or another browser, goes on with other numbers. */
export async function sameDice(page: Page, browser = 0): Promise<void> {
  await page.addInitScript((first) => {
    const loads = Number(sessionStorage.getItem('loads')) + 1
    sessionStorage.setItem('loads', String(loads))
    let state = (first + loads) * 0x9e3779b9
    const next = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
    Reflect.set(crypto, 'getRandomValues', (array: Uint32Array) => {
      array.set(array.map(next))
      return array
    })
  }, browser * MOST_LOADS)
}
export const withSettings = (page: Page, settings: object): Promise<void> =>
  keep(page, 'paddock.settings', { ...QUICK, ...settings })

/** A table as a page kept it in the time before, with its id. */
export const keptBefore = (saved: Saved) => ({
  format: 1,
  rulesVersion: 1,
  options: {},
  sitters: sitting(saved.game, 'Ann', 'Bob'),
  log: [],
  begun: 0,
  touched: Date.now(),
  over: false,
  ...saved,
  id: saved.id ?? `test-${saved.game}`,
})

/** Puts a table into the browser's store and goes there. */
export async function goToTable(page: Page, saved: Saved): Promise<void> {
  const table = keptBefore(saved)
  await keep(page, `paddock.table.${table.id}`, table)
  await page.goto(`/table/${table.game}/${table.id}`)
}

/** Opens a table at the moment its log leads to. */
export async function openTable(page: Page, saved: Saved): Promise<void> {
  await goToTable(page, saved)
  await page.locator('[data-moment], [data-lost]').waitFor()
}

interface Entry {
  readonly seat?: number
  readonly action?: object
  readonly outcome?: object
}

/** A table as it lies on the shelf. */
export interface Kept {
  readonly id: string
  readonly record: { readonly game: string; readonly seats: readonly { readonly player: string }[] }
  readonly isOver: boolean
  readonly askings?: readonly string[]
  readonly origin?: { readonly id: string | null; readonly at: number }
  readonly log: readonly Entry[]
}

/** Every table that this browser keeps, without the time it was last touched. */
export const keptTables = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answered(indexedDB.open('paddock'))
    const shelf = database.transaction(['tables', 'entries'])
    const rows: { head?: Omit<Kept, 'log'> }[] = await answered(shelf.objectStore('tables').getAll())
    const logOf = (id: string) =>
      answered(shelf.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_VALUE])))
    const tables = rows.flatMap(({ head }) => (head ? [head] : []))
    const kept = await Promise.all(tables.map(async (head) => ({ ...head, touched: 0, log: await logOf(head.id) })))
    database.close()
    return kept
  })

export const keptTable = async (page: Page, id: string): Promise<Kept> =>
  (await keptTables(page)).find((table) => table.id === id)!

const onlyLog = async (page: Page): Promise<readonly Entry[]> => (await keptTables(page))[0]?.log ?? []

/** A device that is handed over shows nothing. */
const shownLength = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? 0))

/** All that is seen at the only table is kept. Before this no page may go that shall be found again as it was. */
export const isSaved = (page: Page): Promise<void> =>
  expect.poll(async () => (await onlyLog(page)).length - (await shownLength(page))).toBeGreaterThanOrEqual(0)

/** The log of the only table as it is kept, with all that is seen by now. */
export async function savedLog(page: Page): Promise<readonly Entry[]> {
  await isSaved(page)
  return onlyLog(page)
}

/** From now on the browser keeps no table, for this reason. */
export const keepsNothing = (page: Page, why: string): Promise<unknown> =>
  page.addInitScript((name) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', name)
    }
  }, why)

export const moment = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'))

/** The letters are there, and whatever fades or slides has arrived: before this a look finds colours and places in between. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })

/** Adds a style. The page allows none in its text; a sheet that is adopted is none. */
export const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)

/** From now on time passes in the page only where a test says so; the clock must have been installed before. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** What the loop below takes on an idle machine, in milliseconds. */
const IDLE = 60

/** How many times slower than an idle machine this one is now, and 1 at least: a limit of time is for an idle one. */
export const slowness = async (page: Page): Promise<number> => {
  const took = await page.evaluate(() => {
    const began = performance.now()
    let mixed = 1
    for (let i = 0; i < 40_000_000; i++) mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d | i)
    return mixed === 0 ? 0 : performance.now() - began
  })
  return Math.max(1, took / IDLE)
}

// By what they are made of: to ask for a role is to look at every node, and whole games ask a thousand times.
export const bar = (page: Page) => page.locator('section[aria-label="What to do"]')
export const results = (page: Page) => page.locator('dialog[open]', { hasText: 'Play again' })
export const ranking = (page: Page) => results(page).locator('[data-ranking]').getByRole('listitem')

interface Standing {
  readonly at: number
  readonly isOver: boolean
}

/** Waits until the table has gone beyond a moment and somebody at this page is to act, or the results lie there. */
async function nextTurn(page: Page, after: number): Promise<Standing> {
  // Told by what changes: to look at every frame is to have it drawn.
  return page.evaluate(
    (before) =>
      new Promise<Standing>((resolve) => {
        const look = () => {
          const at = Number(document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? -1)
          const isOver = document.querySelector('dialog[open] [data-results]') !== null
          const isToAct = document.querySelector('[data-own="true"], [data-go-on]') !== null
          const isDriving = document.querySelector('[data-driving="true"]') !== null
          if (at <= before || isDriving || !(isOver || isToAct)) return
          observer.disconnect()
          resolve({ at, isOver })
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
    after,
  )
}

/** Does something that must move the table on, and waits until it did. */
export async function andGoOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page)
  await act()
  await nextTurn(page, before)
}

/** Acts again and again until the results are shown. */
export async function playToTheEnd(page: Page, act: (turn: number) => Promise<void>): Promise<void> {
  let { at, isOver } = await nextTurn(page, -1)
  for (let turn = 1; !isOver; turn++) {
    await act(turn)
    const next = await nextTurn(page, at)
    at = next.at
    isOver = next.isOver
  }
}

/** As far as the board offers to drive, or else whatever stands first in the bar. */
export const furthestOffer = (page: Page) =>
  page.locator('[data-board] [data-ends]').or(bar(page).locator('[data-choice]')).first()

/** A phone that is touched. */
export async function onPhone(browser: Browser, play: (page: Page) => Promise<void>): Promise<void> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', hasTouch: true, isMobile: true })
  await play(await context.newPage())
  await context.close()
}

/** For tests about what moves: elsewhere pages hold still. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Every page of every test is watched: no error and no warning may appear in its console. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      // No worker fills its cache beside a test that is about something else; offline.spec.ts has one.
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Sitter, sitting }
