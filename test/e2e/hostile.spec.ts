import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { type Host, isKept, leaveNothing, lookForUpdate, PATIENCE, release, test, update } from './host.ts'
import { makeNext, NEXT } from './next-release.ts'
import { type Answer, breaksOff, everything, goAway, LOG_IN, logIn, says, sendsTo, standBetween } from './strangers.ts'

// Networks that answer in the place of the host: hotels, trains, companies. Nothing of theirs may be kept as a part of the page.

test.describe.configure({ mode: 'default' })
test.use({ keepsTables: false })

const PART = `/assets/${readdirSync('dist/web/assets').find((name) => /^History-.*\.js$/.test(name))!}`

const PICTURE = '/icon-512.png'

const isNavigation = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate'

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

/** Registers the worker from a page that does nothing else, and says what became of it. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    const isSettled = () => installing!.state === 'activated' || installing!.state === 'redundant'
    while (!isSettled()) await new Promise((changed) => installing!.addEventListener('statechange', changed))
    return installing!.state
  })

test('whatever a stranger answers is not kept, nor a version that lacks the real file', async ({
  anotherHost,
  known,
}) => {
  const page = await known.newPage()
  for (const [what, path, say] of CASES)
    await test.step(what, async () => {
      const host = await anotherHost()
      const stranger = standBetween(host, path, say)
      await page.goto(`${host.address}/manifest.webmanifest`)
      expect(await installed(page)).toBe('redundant')
      expect(stranger.count).toBeGreaterThan(0)
      expect(await workers(page)).toEqual([null, null, null])
      expect(await keptText(page, path)).toBeNull()
    })
})

/** The first visit, while a stranger stands between: the page is shown, and no version is installed. */
async function visitInVain(page: Page, stranger: { readonly count: number }): Promise<void> {
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  await expect.poll(() => stranger.count, { timeout: PATIENCE }).toBeGreaterThan(0)
  await expect.poll(() => workers(page), { timeout: PATIENCE }).toEqual([null, null, null])
}

test('a first visit that was spoilt is made good by the next; later a stranger is shown only where there is no page', async ({
  host,
  known,
}) => {
  const page = await known.newPage()
  await test.step('a first visit that was spoilt is made good by the next', async () => {
    await visitInVain(page, standBetween(host, PART, logIn))
    expect(await keptText(page, PART)).toBeNull()
    goAway(host)
    await page.reload()
    await isKept(page)
    await known.setOffline(true)
    host.isCut = true
    await page.goto('/history')
    await expect(page.locator('[data-empty]')).toBeVisible()
  })
  await known.setOffline(false)
  host.isCut = false
  await test.step('what is missing is not taken from a stranger', async () => {
    for (const say of [logIn, sendsTo('/')]) {
      everything(host, say)
      await forget(page, PICTURE)
      for (const path of [PICTURE, '/assets/older-12345678.js']) {
        const answer = page.evaluate((of) => fetch(of).then(({ status }) => status), path)
        await expect(answer).rejects.toThrow('Failed to fetch')
      }
      expect(await keptText(page, PICTURE)).toBeNull()
    }
  })
  await test.step('a stranger is shown only where there is no page', async () => {
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
})

/** The files of both are the same to the letter again. */
async function expectRepaired(page: Page, spoil: (page: Page, path: string) => Promise<void>): Promise<void> {
  const paths = ['/', PART]
  const texts = () => Promise.all(paths.map((path) => keptText(page, path)))
  const genuine = await texts()
  for (const path of paths) await spoil(page, path)
  await page.goto('/history')
  await expect(page.locator('[data-empty]')).toBeVisible()
  await expect.poll(texts, { timeout: PATIENCE }).toEqual(genuine)
}

test('what is missing or spoilt comes back, and a newer version with a stranger’s answer in it is not taken', async ({
  host,
  visited,
}) => {
  await test.step('what is missing is fetched again', () => expectRepaired(visited, forget))
  await test.step('what is spoilt is fetched again', () =>
    expectRepaired(visited, (page, path) => poison(page, path, LOG_IN)))
  await test.step('what nobody asks for is fetched again when the page is opened', async () => {
    await forget(visited, PICTURE)
    await visited.goto('/')
    await expect.poll(() => keptText(visited, PICTURE), { timeout: PATIENCE }).not.toBeNull()
  })
  await test.step('a newer version with a stranger’s answer in it is not taken, and the older one stays', async () => {
    makeNext()
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
  await page.goto(host.address)
  await isKept(page)
}

test('a log-in page that an older worker has kept gives way by itself', async ({ anotherHost, known }) => {
  const page = await known.newPage()
  await test.step('when it is opened again', async () => {
    const host = await anotherHost()
    await trustToLogIn(page, host)
    await page.reload()
    await showsLogIn(page)
    goAway(host)
    await page.reload()
    await expect(home(page)).toBeVisible({ timeout: PATIENCE })
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('paddock.version.trusting')
  })
  await test.step('to a reload while a table is open, which is not disturbed', async () => {
    const host = await anotherHost()
    const ours = await known.newPage()
    await trustToLogIn(ours, host)
    await ours.evaluate(() => Object.assign(window, { isUndisturbed: true }))
    await page.goto(host.address)
    await showsLogIn(page)
    goAway(host)
    await expect(async () => {
      await page.reload()
      await expect(home(page)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: PATIENCE })
    expect(await ours.evaluate(() => 'isUndisturbed' in window)).toBe(true)
  })
})

test.afterAll(leaveNothing)
