import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import {
  buildNext,
  type Host,
  isKept,
  leaveNothing,
  lookForUpdate,
  NEXT,
  PATIENCE,
  release,
  test,
  update,
} from './host.ts'

// Networks that answer in the place of the host: hotels, trains, companies. Nothing of theirs may be kept as a part of the page.

test.describe.configure({ mode: 'default' })

const LOG_IN = '<!doctype html><title>Hotel</title><h1>Log in here</h1>'
const PART = `/assets/${readdirSync('dist/web/assets').find((name) => /^History-.*\.js$/.test(name))!}`

const PICTURE = '/icon-512.png'

type Answer = (response: ServerResponse) => void

const says =
  (type: string, text: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(text)
const logIn = says('text/html', LOG_IN)
const sendsTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end()
/** Less than it promised, as when a connection breaks. */
const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 5000 }).write('export {}')
  setImmediate(() => response.destroy())
}

const isNavigation = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate'

/** Answers the worker in the place of the host when it asks for one path, and counts how often. */
function standBetween(host: Host, path: string, say: Answer): { readonly count: number } {
  const stranger = { count: 0 }
  host.between = (request, response) => {
    if (request.url !== path || request.headers['sec-fetch-dest'] !== 'empty') return false
    stranger.count += 1
    say(response)
    return true
  }
  return stranger
}

const goAway = (host: Host): void => {
  host.between = () => false
}

const everything = (host: Host, say: Answer = logIn): void => {
  host.between = (_, response) => {
    say(response)
    return true
  }
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const { installing, waiting, active } = registration ?? {}
    return [installing, waiting, active].map((worker) => worker?.state ?? null)
  })

const home = (page: Page) => page.getByRole('heading', { name: 'Pick a game' })
const showsLogIn = (page: Page) => expect(page.getByRole('heading', { name: 'Log in here' })).toBeVisible()

/** What is kept of a path, in words; null for nothing. */
const keptText = (page: Page, path: string) =>
  page.evaluate(async (of) => (await (await caches.match(of, { ignoreVary: true }))?.text()) ?? null, path)

const poison = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ([of, what]) => {
      const [name] = await caches.keys()
      const cache = await caches.open(name!)
      await cache.put(of!, new Response(what, { headers: { 'content-type': 'text/html' } }))
    },
    [path, text],
  )

const forget = (page: Page, path: string) =>
  page.evaluate(async (of) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(of, { ignoreVary: true })
  }, path)

const CASES: readonly (readonly [string, string, Answer])[] = [
  ['a log-in page for the page', '/', logIn],
  ['a log-in page under the name of a script', PART, logIn],
  ['a log-in page that calls itself a script', PART, says('text/javascript', LOG_IN)],
  ['a log-in page for the manifest', '/manifest.webmanifest', logIn],
  ['a way to another page', PART, sendsTo('/icon.svg')],
  ['a way to the log-in page for the page', '/', sendsTo('/play/monza')],
  ['a way to another host', PART, sendsTo('http://localhost:9/')],
  ['a half of a script', PART, says('text/javascript', 'export {}')],
  ['a script that breaks off', PART, breaksOff],
  ['a picture under the wrong type', '/icon.svg', says('text/html', readFileSync('dist/web/icon.svg', 'utf8'))],
]

/** The first visit, while a stranger stands between: the page is shown, and no version is installed. */
async function visitInVain(page: Page, stranger: { readonly count: number }): Promise<void> {
  await page.goto('/')
  await expect.poll(() => stranger.count, { timeout: PATIENCE }).toBeGreaterThan(0)
  await expect.poll(() => workers(page), { timeout: PATIENCE }).toEqual([null, null, null])
}

test.describe('of few files', () => {
  test.use({ keepsTables: false })
  for (const [what, path, say] of CASES)
    test(`${what} is not kept, nor a version that lacks the real one`, async ({ host, known }) => {
      const page = await known.newPage()
      await visitInVain(page, standBetween(host, path, say))
      expect(await keptText(page, path)).toBeNull()
    })
})

test('a first visit that was spoilt is made good by the next', async ({ host, known }) => {
  const page = await known.newPage()
  await visitInVain(page, standBetween(host, PART, logIn))
  goAway(host)
  await page.reload()
  await isKept(page)
  await known.setOffline(true)
  host.isCut = true
  await page.goto('/history')
  await expect(page.locator('[data-empty]')).toBeVisible()
})

test('a newer version with a stranger’s answer in it is not taken, and the older one stays', async ({
  host,
  visited,
}) => {
  await buildNext()
  const first = await release(visited)
  host.folder = NEXT
  const stranger = standBetween(host, '/', logIn)
  await lookForUpdate(visited)
  await expect.poll(() => stranger.count, { timeout: PATIENCE }).toBeGreaterThan(0)
  await expect.poll(() => workers(visited), { timeout: PATIENCE }).toEqual([null, null, 'activated'])
  await visited.reload()
  await expect(home(visited)).toBeVisible()
  expect(await release(visited)).toBe(first)
  goAway(host)
  await lookForUpdate(visited)
  await expect(update(visited)).toContainText('A new version is ready.', { timeout: PATIENCE })
})

test('a network that answers everything itself is never seen by whoever has the page', async ({ host, visited }) => {
  everything(host)
  for (const path of ['/', '/rules/monza', '/history']) {
    await visited.goto(path)
    await expect(visited.locator('h1')).not.toHaveText('Log in here')
    await expect(visited.locator('html[data-version]')).toHaveCount(1)
  }
})

test('what is missing or spoilt is fetched again', async ({ visited }) => {
  const genuine = await Promise.all(['/', PART].map((path) => keptText(visited, path)))
  const isWell = async () =>
    (await Promise.all(['/', PART].map((path) => keptText(visited, path)))).every((text, i) => text === genuine[i])
  for (const spoil of [forget, (page: Page, path: string) => poison(page, path, LOG_IN)]) {
    await spoil(visited, '/')
    await spoil(visited, PART)
    await visited.goto('/history')
    await expect(visited.locator('[data-empty]')).toBeVisible()
    await expect.poll(isWell, { timeout: PATIENCE }).toBe(true)
  }
  // Also what nobody asks for: the page looks after all its parts when it is opened.
  const unasked = `/assets/${readdirSync('dist/web/assets').find((name) => name.startsWith('RULES.ja-'))!}`
  await forget(visited, unasked)
  await visited.goto('/')
  await expect.poll(() => keptText(visited, unasked), { timeout: PATIENCE }).not.toBeNull()
})

test('what is missing is not taken from a stranger, who is shown only where there is no page', async ({
  host,
  known,
}) => {
  const page = await known.newPage()
  await page.goto('/')
  await isKept(page)
  for (const say of [logIn, sendsTo('/')]) {
    everything(host, say)
    await forget(page, PICTURE)
    for (const path of [PICTURE, '/assets/older-12345678.js']) {
      const answer = page.evaluate((of) => fetch(of).then(({ status }) => status), path)
      await expect(answer).rejects.toThrow('Failed to fetch')
    }
    expect(await keptText(page, PICTURE)).toBeNull()
  }
  everything(host)
  await forget(page, '/')
  await page.goto('/')
  await showsLogIn(page)
  expect(await keptText(page, '/')).toBeNull()
  goAway(host)
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  expect(await keptText(page, '/')).toContain('data-version')
})

/** A worker that keeps whatever it is given, as ours once did. */
const TRUSTING = `
  const KEPT = 'paddock.version.trusting'
  self.addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/'))))
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
  })
`

/** A page of ours whose older worker has kept the log-in page. */
async function trustToLogIn(page: Page, host: Host): Promise<void> {
  host.between = (request, response) => {
    if (request.url === '/service-worker.js') says('text/javascript', TRUSTING)(response)
    else if (request.url === '/' && !isNavigation(request)) logIn(response)
    else return false
    return true
  }
  await page.goto('/')
  await isKept(page)
}

test('a log-in page that an older worker has kept gives way by itself', async ({ host, known }) => {
  const page = await known.newPage()
  await trustToLogIn(page, host)
  await page.reload()
  await showsLogIn(page)
  goAway(host)
  await page.reload()
  await expect(home(page)).toBeVisible({ timeout: PATIENCE })
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('paddock.version.trusting')
})

test('a log-in page that an older worker has kept gives way to a reload while a table is open', async ({
  host,
  known,
}) => {
  const ours = await known.newPage()
  await trustToLogIn(ours, host)
  await ours.evaluate(() => Object.assign(window, { isUndisturbed: true }))
  const page = await known.newPage()
  await page.goto('/')
  await showsLogIn(page)
  goAway(host)
  await expect(async () => {
    await page.reload()
    await expect(home(page)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: PATIENCE })
  expect(await ours.evaluate(() => 'isUndisturbed' in window)).toBe(true)
})

test.afterAll(leaveNothing)
