import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { answer } from '../../tools/serve.mjs'
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

const BUILT = join(process.cwd(), 'dist/web')
export const aside = mkdtempSync(join(tmpdir(), 'paddock-'))

/** The next release of the page as it is built now: whoever needs it first builds it for all. */
const built = createHash('sha256')
  .update(readFileSync(join(BUILT, 'index.html')))
  .digest('hex')
  .slice(0, 10)
export const NEXT = join(process.cwd(), '.cache', `next-${built}`)
export const leaveNothing = (): void => rmSync(aside, { recursive: true, force: true })

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address!.port : 0}`
}

export const test = base.extend<{ host: Host; known: BrowserContext; visited: Page; keepsTables: boolean }>({
  keepsTables: [true, { option: true }],
  host: async ({ keepsTables }, use) => {
    const host = { address: '', folder: BUILT, isCut: false, between: () => false, asked: [] as string[], keepsTables }
    const server = createServer((request, response) => respond(host, request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host.address = addressOf(server)
    await use(host)
    server.closeAllConnections()
    server.close()
  },
  known: async ({ browser, host }, use) => {
    const context = await browser.newContext({ baseURL: host.address, serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
  /** A page after its first visit; nothing may be wrong in its console. */
  visited: async ({ known }, use) => {
    const page = await known.newPage()
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await quickly(page)
    await page.goto('/')
    await isKept(page)
    await use(page)
    expect(said).toEqual([])
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

/** The worker of a page of few files: all that is no script, the first ones, and the history. */
function giveSmallWorker({ folder }: Host, response: ServerResponse): void {
  const text = readFileSync(join(folder, WORKER), 'utf8').replace(
    /"\/assets\/(?!index|first|History)[^"]+\.(?:js|css)":`[^`]+`,/g,
    '',
  )
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text)
}

/** A busy machine takes its time to fill a cache. */
export const PATIENCE = 30_000

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

/** The same page as a later release: every chunk that knows the release, or imports one that does, has another name. */
export async function buildNext(): Promise<void> {
  if (existsSync(NEXT)) return
  const outDir = `${NEXT}.${process.pid}`
  await build({ logLevel: 'error', define: { __RELEASE__: '"9.9.9"' }, build: { outDir, emptyOutDir: true } })
  try {
    renameSync(outDir, NEXT)
  } catch {
    // Whoever was quicker has built the same.
    rmSync(outDir, { recursive: true })
  }
}

export const update = (page: Page) => page.locator('[data-notice="update"]')
export const release = (page: Page) => page.evaluate(() => document.documentElement.dataset.version!)
export const isNewer = (page: Page, than: string) =>
  expect(page.locator('html')).not.toHaveAttribute('data-version', than)
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()))
