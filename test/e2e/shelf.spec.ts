import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, test } from './paddock.ts'

// The page does not use the shelf yet, so this spec has a page of its own: shelf-page.ts.

const HTML =
  '<!doctype html><title>A shelf</title><link rel="icon" href="data:,"><script type="module" src="/shelf.js"></script>'

let script: Promise<string> | undefined

async function bundled(): Promise<string> {
  const lib = { entry: 'test/e2e/shelf-page.ts', formats: ['es' as const] }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  return (built as Rolldown.RolldownOutput[])[0]!.output[0].code
}

async function serveShelf(context: BrowserContext): Promise<void> {
  script ??= bundled()
  const body = await script
  await context.route('**/shelf', (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
  await context.route('**/shelf.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  // A page of this host without a shelf: a tab with an earlier page.
  await context.route('**/earlier', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Earlier</title>' }),
  )
}

async function open(page: Page, path = '/shelf'): Promise<void> {
  await page.goto(path)
  if (path === '/shelf') await page.waitForFunction(() => window.shelf?.heads().then(() => true))
}

async function another(context: BrowserContext, path = '/shelf'): Promise<Page> {
  const page = await context.newPage()
  await open(page, path)
  return page
}

test.beforeEach(({ context }) => serveShelf(context))

const BEGUN = { length: 2, revision: 5 }

const begin = (page: Page, id = 'a') =>
  page.evaluate((name) => window.shelf.create(window.headOf(name), ['x', 'y']), id)
const read = (page: Page, id = 'a') => page.evaluate((name) => window.shelf.read(name), id)
const append = (page: Page, seen: object, entries: unknown[]) =>
  page.evaluate(([at, more]) => window.shelf.rewrite('a', at, { from: at.length, entries: more }, {}), [
    seen as typeof BEGUN,
    entries,
  ] as const)
const ids = (page: Page) => page.evaluate(async () => (await window.shelf.heads()).map(({ id }) => id))

test('a table is on the shelf when the page comes back', async ({ page }) => {
  await open(page)
  expect(await begin(page)).toBe('kept')
  expect(await append(page, BEGUN, [{ seat: 0 }, 'z'])).toBe('kept')
  expect(
    await page.evaluate(() => window.shelf.rewrite('a', { length: 4, revision: 6 }, { from: 3, entries: [] }, {})),
  ).toBe('kept')
  const named = { record: { game: 'pig' }, isOver: true }
  expect(
    await page.evaluate(
      (change) => window.shelf.rewrite('a', { length: 3, revision: 7 }, { from: 3, entries: [] }, change),
      named,
    ),
  ).toBe('kept')
  await page.reload()
  expect(await read(page)).toMatchObject({ log: ['x', 'y', { seat: 0 }], head: { length: 3, revision: 8, ...named } })
  expect(await page.evaluate(() => window.shelf.remove('a'))).toBe('kept')
  await page.reload()
  expect([await read(page), await ids(page)]).toEqual(['missing', []])
})

test('two windows never write over each other, and hear of each other', async ({ page, context }) => {
  await open(page)
  await begin(page)
  const other = await another(context)
  expect(await append(other, BEGUN, ['z'])).toBe('kept')
  expect(await append(page, BEGUN, ['mine'])).toBe('behind')
  await expect.poll(() => page.evaluate(() => window.told)).toEqual(['a'])
  expect(await other.evaluate(() => window.told)).toEqual([])
  const since = await page.evaluate((seen) => window.shelf.since('a', seen), BEGUN)
  expect(since).toMatchObject({ entries: ['z'], head: { length: 3, revision: 6 } })
  await other.evaluate(() => window.shelf.rewrite('a', { length: 3, revision: 6 }, { from: 1, entries: [] }, {}))
  expect(await page.evaluate((seen) => window.shelf.since('a', seen), BEGUN)).toBe('cut')
})

test('of two windows that write at the same moment, one is behind', async ({ page, context }) => {
  await open(page)
  await begin(page)
  const other = await another(context)
  for (let turn = 0; turn < 20; turn++) {
    const seen = { length: 2 + turn, revision: 5 + turn }
    const kept = await Promise.all([append(page, seen, ['one']), append(other, seen, ['two'])])
    expect(kept.sort()).toEqual(['behind', 'kept'])
  }
  expect(await read(other)).toMatchObject({ head: { length: 22, revision: 25 } })
})

test('writes of one window are kept in their order', async ({ page }) => {
  await open(page)
  const kept = await page.evaluate(async () => {
    const begun = window.shelf.create(window.headOf('a'), [])
    const writes = Array.from({ length: 300 }, (_, i) =>
      window.shelf.rewrite('a', { length: i, revision: 5 + i }, { from: i, entries: [i] }, {}),
    )
    return new Set(await Promise.all([begun, ...writes])).size
  })
  expect(kept).toBe(1)
  expect(await read(page)).toMatchObject({ log: Array.from({ length: 300 }, (_, i) => i) })
})

/** The time that one act takes at a table with so long a log, in milliseconds: the median of many. */
const costAt = (page: Page, length: number) =>
  page.evaluate(async (count) => {
    const id = `long-${count}`
    const entry = { seat: 1, action: { kind: 'move', steps: [1, 2, 3, 4], car: 'blue' } }
    await window.shelf.create(
      window.headOf(id),
      Array.from({ length: count }, () => entry),
    )
    let seen = { length: count, revision: 5 }
    const times: number[] = []
    for (let act = 0; act < 101; act++) {
      const before = performance.now()
      await window.shelf.rewrite(id, seen, { from: seen.length, entries: [entry] }, {})
      times.push(performance.now() - before)
      seen = window.afterWriting(seen, seen.length + 1)
    }
    return times.sort((a, b) => a - b)[50]!
  }, length)

test('an act costs the same at entry 20,000 as at entry 20', async ({ page }) => {
  await open(page)
  await costAt(page, 10)
  const short = await costAt(page, 20)
  const long = await costAt(page, 20_000)
  test
    .info()
    .annotations.push({ type: 'median', description: `${short.toFixed(2)} ms at 20, ${long.toFixed(2)} ms at 20,000` })
  // What reads or writes the whole log takes a hundred times as long; a busy machine does not.
  expect(long).toBeLessThan(short * 3 + 1)
})

test('a transaction that fails leaves things as they were', async ({ page }) => {
  await open(page)
  await begin(page)
  const kept = await page.evaluate(async (seen) => {
    const later = window.shelf.rewrite('a', seen, { from: 2, entries: ['z', () => 'no JSON'] }, {})
    const after = window.shelf.rewrite('a', seen, { from: 2, entries: ['!'] }, {})
    return [await later, await after, window.shelf.trouble]
  }, BEGUN)
  expect(kept).toEqual(['forbidden', 'kept', null])
  expect(await read(page)).toMatchObject({ log: ['x', 'y', '!'] })
})

const quota = async (page: Page, quotaSize: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })
}

/** A table whose log cannot be made shorter. */
const createLarge = (page: Page, id: string, change: object, size = 300_000) =>
  page.evaluate(
    ([name, how, letters]) => {
      const bytes = Array.from({ length: letters / 50_000 }, () => crypto.getRandomValues(new Uint8Array(50_000)))
      return window.shelf.create(
        window.headOf(name, how),
        bytes.map((some) => String.fromCharCode(...some)),
      )
    },
    [id, change, size] as const,
  )

async function fill(page: Page): Promise<void> {
  await open(page)
  await quota(page, 1_800_000)
  expect(await createLarge(page, 'running', { touched: 1 })).toBe('kept')
  for (const touched of [2, 3, 4])
    expect(await createLarge(page, `over-${touched}`, { touched, isOver: true })).toBe('kept')
  expect(await ids(page)).toEqual(['over-4', 'over-3', 'over-2', 'running'])
}

test('in a full browser the oldest finished tables make room', async ({ page, context }) => {
  await fill(page)
  const other = await another(context)
  expect(await createLarge(page, 'new', { touched: 9 }, 700_000)).toBe('kept')
  const left = await ids(page)
  expect(left).toContain('running')
  expect(left).toContain('over-4')
  expect(left).not.toContain('over-2')
  await expect.poll(() => other.evaluate(() => window.told)).toContain('over-2')
})

test('where even that gives too little room, all tables stay', async ({ page }) => {
  await fill(page)
  const before = await read(page, 'over-2')
  expect(await createLarge(page, 'new', { touched: 9 }, 3_000_000)).toBe('full')
  expect(await ids(page)).toEqual(['over-4', 'over-3', 'over-2', 'running'])
  expect(await read(page, 'over-2')).toEqual(before)
})

test('finished tables that went in vain are put back', async ({ page }) => {
  await fill(page)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    // The browser finds no room for this one, however many others go.
    IDBObjectStore.prototype.put = function (value, key) {
      if (value?.id === 'new') throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, ...(key === undefined ? [] : [key]))
    }
  })
  const before = await read(page, 'over-2')
  expect(await createLarge(page, 'new', { touched: 9 }, 600_000)).toBe('full')
  expect(await ids(page)).toEqual(['over-4', 'over-3', 'over-2', 'running'])
  expect(await read(page, 'over-2')).toEqual(before)
})

test('finished tables make room for new ones, running ones never', async ({ page }) => {
  await open(page)
  const left = await page.evaluate(async () => {
    for (let touched = 0; touched < 30; touched++)
      await window.shelf.create(window.headOf(`t${touched}`, { touched, isOver: touched > 3 }), ['x'])
    await window.shelf.tidy()
    return (await window.shelf.heads()).map(({ touched }) => touched)
  })
  expect(left).toEqual([...Array.from({ length: 20 }, (_, i) => 29 - i), 3, 2, 1, 0])
})

const EARLIER = {
  ...{
    format: 1,
    id: 'a',
    game: 'monza',
    rulesVersion: 1,
    sitters: [],
    options: {},
    begun: 1,
    touched: 5,
    over: false,
  },
  log: ['x', 'y'],
}

const write = (page: Page, table: object | string, id = 'a') =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `paddock.table.${id}`,
    typeof table === 'string' ? table : JSON.stringify(table),
  ] as const)
const written = (page: Page) => page.evaluate(() => Object.keys(localStorage))

const SHUT: Readonly<Record<string, () => void>> = {
  'has no database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'forbids its database': () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  'fails to open its database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
  },
}

for (const [what, shut] of Object.entries(SHUT))
  test(`in a browser that ${what} the shelf is in memory, and says so`, async ({ page }) => {
    await page.addInitScript(shut)
    await open(page, '/earlier')
    await write(page, EARLIER, 'a')
    await open(page)
    expect(await page.evaluate(() => window.shelf.trouble)).toBe('forbidden')
    expect(await read(page)).toMatchObject({ log: ['x', 'y'] })
    expect(await begin(page, 'b')).toBe('kept')
    expect(await read(page, 'b')).toMatchObject({ log: ['x', 'y'] })
    expect(await written(page)).toEqual(['paddock.table.a'])
  })

const deleted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('paddock')
        request.onsuccess = () => resolve('deleted')
        request.onblocked = () => resolve('blocked')
      }),
  )

test('a database that is deleted in use: the table can be put back', async ({ page, context }) => {
  await open(page)
  await begin(page)
  expect(await deleted(await another(context, '/earlier'))).toBe('deleted')
  expect(await append(page, BEGUN, ['z'])).toBe('behind')
  expect(await read(page)).toBe('missing')
  expect(await begin(page)).toBe('kept')
  expect(await page.evaluate(() => window.shelf.trouble)).toBe(null)
})

test('a newer page has its way, and this one goes on in memory', async ({ page, context }) => {
  await open(page)
  await begin(page)
  const newer = await another(context, '/earlier')
  const version = await newer.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('paddock', 99)
        request.onsuccess = () => resolve(request.result.version)
      }),
  )
  expect(version).toBe(99)
  expect(await append(page, BEGUN, ['z'])).toBe('behind')
  expect(await page.evaluate(() => window.shelf.trouble)).toBe('forbidden')
  expect(await read(page)).toBe('missing')
  expect(await begin(page)).toBe('kept')
})

test('a database that a sleeping page holds does not hold up this one', async ({ page, context }) => {
  const asleep = await another(context, '/earlier')
  await asleep.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('paddock', 1)
        request.onsuccess = () => resolve(void Object.assign(window, { held: request.result }))
      }),
  )
  expect(await deleted(asleep)).toBe('blocked')
  await open(page)
  expect(await begin(page)).toBe('kept')
  expect(await page.evaluate(() => window.shelf.trouble)).toBe('forbidden')
})

test('tables from the time before are taken over once, whatever state they are in', async ({ page, context }) => {
  await open(page, '/earlier')
  await write(page, { ...EARLIER, touched: 9, over: true, id: 'b' }, 'b')
  await write(page, EARLIER)
  await write(page, '{', 'torn')
  await write(page, { format: 7 }, 'later')
  await page.evaluate(() => localStorage.setItem('paddock.settings', '{}'))
  await Promise.all([open(page), another(context)])
  await expect.poll(() => written(page)).toEqual(['paddock.settings'])
  expect(await ids(page)).toEqual(['b', 'a'])
  expect(await read(page)).toMatchObject({ log: ['x', 'y'], head: { record: { game: 'monza' }, isOver: false } })
  expect([await read(page, 'torn'), await read(page, 'later')]).toEqual(['broken', 'newer'])
  const unread = await page.evaluate(() => window.shelf.unread())
  expect(unread).toEqual([
    { id: 'later', why: 'newer' },
    { id: 'torn', why: 'broken' },
  ])
})

test('a crash between taking over and removing neither loses nor doubles a table', async ({ page }) => {
  await open(page, '/earlier')
  await write(page, EARLIER)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('survives') === null) Storage.prototype.removeItem = () => undefined
  })
  await open(page)
  expect(await written(page)).toEqual(['paddock.table.a'])
  const { head } = (await read(page)) as { head: typeof BEGUN }
  expect(await append(page, head, ['z'])).toBe('kept')
  await page.evaluate(() => sessionStorage.setItem('survives', 'yes'))
  await page.reload()
  await expect.poll(() => written(page)).toEqual([])
  expect(await ids(page)).toEqual(['a'])
  expect(await read(page)).toMatchObject({ log: ['x', 'y', 'z'] })
})

test('where the transaction fails, the text stays', async ({ page }) => {
  await open(page, '/earlier')
  await write(page, EARLIER)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'UnknownError')
    }
  })
  await open(page)
  expect(await written(page)).toEqual(['paddock.table.a'])
  expect(await read(page)).toBe('missing')
})

test('a table from the time before takes the place of none', async ({ page }) => {
  await fill(page)
  await open(page, '/earlier')
  const log = await page.evaluate(() =>
    Array.from({ length: 16 }, () => String.fromCharCode(...crypto.getRandomValues(new Uint8Array(50_000)))),
  )
  await write(page, { ...EARLIER, log })
  await open(page)
  expect(await ids(page)).toEqual(['over-4', 'over-3', 'over-2', 'running'])
  expect(await read(page)).toBe('missing')
  expect(await written(page)).toEqual(['paddock.table.a'])
})

test('a table that was laid aside when its page went is back with the next', async ({ page }) => {
  await open(page)
  await begin(page)
  await page.evaluate(async () => {
    const { head, log } = (await window.shelf.read('a')) as { head: object; log: unknown[] }
    const row = { kind: 'table', id: 'a', format: 2, cut: 5, head }
    localStorage.setItem('paddock.aside.a', JSON.stringify({ row, log }))
    await window.shelf.remove('a')
  })
  await page.reload()
  await expect.poll(() => written(page)).toEqual([])
  expect(await read(page)).toMatchObject({ log: ['x', 'y'], head: BEGUN })
})

test('what a tab with an earlier page writes later is taken over again, and nobody loses an act', async ({
  page,
  context,
}) => {
  const earlier = await another(context, '/earlier')
  await write(earlier, EARLIER)
  await open(page)
  await expect.poll(() => written(page)).toEqual([])
  await write(earlier, { ...EARLIER, touched: 6, log: ['x', 'y', 'theirs'] })
  await expect.poll(() => page.evaluate(() => window.told)).toContain('a')
  const found = (await read(page)) as { head: typeof BEGUN }
  expect(found).toMatchObject({ log: ['x', 'y', 'theirs'] })
  expect(await append(page, found.head, ['mine'])).toBe('kept')
  await write(earlier, { ...EARLIER, touched: Date.now() + 1000, log: ['x', 'y', 'theirs', 'theirs too'] })
  await expect.poll(() => ids(page)).toHaveLength(2)
  expect(await read(page)).toMatchObject({ log: ['x', 'y', 'theirs', 'mine'] })
  expect(await read(page, 'a-2')).toMatchObject({ log: ['x', 'y', 'theirs', 'theirs too'] })
  expect(await written(page)).toEqual([])
})
