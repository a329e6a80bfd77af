import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { answer } from '../../tools/serve.mjs'
import { BUILT } from './next-release.ts'
import { quickly } from './paddock.ts'

// Every test has a host of its own, which can be switched to another build of the page, and between which and the browser
// somebody may stand.

export interface Host {
  readonly address: string
  folder: string
  /** Whether whoever asks is cut off: a browser that plays offline still looks for a newer worker. */
  isCut: boolean
  /** Whoever stands between may answer instead, and says whether it did. */
  between: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly asked: string[]
  /** Whether the worker keeps what belongs to tables too: where that does not matter it is two hundred files in vain. */
  readonly keepsTables: boolean
}

export const aside = mkdtempSync(join(tmpdir(), 'paddock-'))
export const leaveNothing = (): void => rmSync(aside, { recursive: true, force: true })

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address!.port : 0}`
}

/** A host that listens, and how it is closed. */
async function openHost(keepsTables: boolean): Promise<readonly [Host, () => void]> {
  const host = { address: '', folder: BUILT, isCut: false, between: () => false, asked: [] as string[], keepsTables }
  const server = createServer((request, response) => respond(host, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.address = addressOf(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return [host, close]
}

interface Fixtures {
  keepsTables: boolean
  host: Host
  /** Opens one more: a browser that was at another has neither worker nor cache of it. */
  anotherHost: () => Promise<Host>
  known: BrowserContext
  /** A page before its first visit; nothing may be wrong in its console. */
  quiet: Page
  /** The same after its first visit. */
  visited: Page
}

export const test = base.extend<Fixtures>({
  keepsTables: [true, { option: true }],
  anotherHost: async ({ keepsTables }, use) => {
    const closings: (() => void)[] = []
    await use(async () => {
      const [host, close] = await openHost(keepsTables)
      closings.push(close)
      return host
    })
    for (const close of closings) close()
  },
  host: async ({ anotherHost }, use) => use(await anotherHost()),
  known: async ({ browser, host }, use) => {
    const context = await browser.newContext({ baseURL: host.address, serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
  quiet: async ({ known }, use) => {
    const page = await known.newPage()
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await quickly(page)
    await use(page)
    expect(said).toEqual([])
  },
  visited: async ({ quiet }, use) => {
    await quiet.goto('/')
    await isKept(quiet)
    await use(quiet)
  },
})

function respond(host: Host, request: IncomingMessage, response: ServerResponse): void {
  host.asked.push(request.url!)
  if (host.isCut) request.socket.destroy()
  else if (host.between(request, response)) return
  else if (request.url === WORKER && !host.keepsTables) giveSmallWorker(host, response)
  else void answer(request, response, host.folder)
}

const WORKER = '/service-worker.js'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const SMALL = [
  'index.html',
  'src/web/history/History.tsx',
  'src/web/pages/Rules.tsx',
  'src/games/dodge-dice/RULES.md?raw',
  'src/engine/RULES.md?raw',
]

/** The scripts and styles without which a small page does not start. */
function partsIn(folder: string): ReadonlySet<string> {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const parts = new Set<string>()
  const take = (name: string): void => {
    const { file, css = [], imports = [] } = chunks[name]!
    if (parts.has(`/${file}`)) return
    for (const part of [file, ...css]) parts.add(`/${part}`)
    imports.forEach(take)
  }
  SMALL.forEach(take)
  return parts
}

/** The worker of a page of few files: all that is no script, the first ones, the history and the rules of Dodge Dice. */
function giveSmallWorker({ folder }: Host, response: ServerResponse): void {
  const parts = partsIn(folder)
  const text = readFileSync(join(folder, WORKER), 'utf8').replace(
    /"(\/assets\/[^"]+\.(?:js|css))":`[^`]+`,/g,
    (proof, path) => (parts.has(path) ? proof : ''),
  )
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text)
}

/** A busy machine takes its time to fill a cache. */
export const PATIENCE = 60_000

export const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
        }),
      { timeout: PATIENCE },
    )
    .toBe(true)

export const update = (page: Page) => page.locator('[data-notice="update"]')
export const release = (page: Page) => page.evaluate(() => document.documentElement.dataset.version!)
export const isNewer = (page: Page, than: string) =>
  expect(page.locator('html')).not.toHaveAttribute('data-version', than)
/** The page looks by itself when it is opened; who asks meanwhile gets what that look finds, so it is asked again. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update().catch(() => undefined)
    await registration.update()
  })
