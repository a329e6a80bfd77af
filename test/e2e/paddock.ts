import { test as base, expect, type Page } from '@playwright/test'
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
export type GameId = (typeof GAMES)[number]

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

/** Dice and bots do the same in every run; a page that is loaded again goes on with other numbers. */
async function sameDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loads = Number(sessionStorage.getItem('loads')) + 1
    sessionStorage.setItem('loads', String(loads))
    let state = loads * 0x9e3779b9
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
  })
}
export const withSettings = (page: Page, settings: object): Promise<void> =>
  keep(page, 'paddock.settings', { ...QUICK, ...settings })

/** Puts a table into the browser's store and goes there. */
export async function goToTable(page: Page, saved: Saved): Promise<void> {
  const id = saved.id ?? `test-${saved.game}`
  const table = {
    format: 1,
    rulesVersion: 1,
    options: {},
    sitters: sitting(saved.game, 'Ann', 'Bob'),
    log: [],
    begun: 0,
    touched: Date.now(),
    over: false,
    ...saved,
    id,
  }
  await keep(page, `paddock.table.${id}`, table)
  await page.goto(`/table/${saved.game}/${id}`)
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

/** The log of the only table as it is kept. */
export const savedLog = async (page: Page): Promise<readonly Entry[]> => (await keptTables(page))[0]!.log

/** From now on the browser keeps no table, for this reason. */
export const keepsNothing = (page: Page, why: string): Promise<unknown> =>
  page.addInitScript((name) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', name)
    }
  }, why)

export const moment = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'))

export const bar = (page: Page) => page.getByRole('region', { name: 'What to do' })
export const results = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Play again' })
export const ranking = (page: Page) => results(page).locator('[data-ranking]').getByRole('listitem')

/** Does something that must move the table on, and waits until it did. */
export async function andGoOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page)
  await act()
  await page.waitForFunction(
    (count) =>
      Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > count &&
      document.querySelector('[data-choice], dialog[open]') !== null,
    before,
  )
}

const MOST_ACTS = 600

/** Acts again and again until the results are shown. */
export async function playToTheEnd(page: Page, act: () => Promise<void>): Promise<void> {
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (await results(page).isVisible()) return
    await andGoOn(page, act)
  }
  throw new Error('The game did not end')
}

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
