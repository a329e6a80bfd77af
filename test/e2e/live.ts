import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Seat } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { PERSON } from '../../src/engine/sitter.ts'
import type { TablePlan } from '../../src/protocol/live/plan.ts'
import type { Pace } from '../../src/server/rooms/pace.ts'
import { type LiveServer, openServer } from '../../src/server/server.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Time } from '../../src/server/time.ts'
import { answerFrom } from '../../tools/page-files.mjs'
import { newFolder, openIn } from '../contract/store/place.ts'
import { Client } from '../live/client.ts'
import { Process } from '../live/process.ts'
import { AT_ONCE, BOT_WORKER, identities } from '../live/stage.ts'
import { sameDice, withSettings } from './paddock.ts'

const BUILT = join(process.cwd(), 'dist/web')
const PATIENCE = 60_000

const NAMES = ['Ann', 'Ben', 'Cem', 'Dan', 'Eve']

/** What a test wants of its server; the rest is as quick as can be. */
export interface Wishes {
  readonly pace?: Pace
  readonly grace?: number
  readonly time?: Time
}

interface Played extends TablePlan {
  readonly log: readonly object[]
}

/** The real server of live tables with the built page, which can be cut off from its guests, stopped and started again. */
export class House {
  readonly #folder = newFolder()
  readonly #chance = { newIdentity: identities(), random: seeded(1) }
  readonly #wires = new Set<Socket>()
  #wishes: Wishes = {}
  #store: Store | null = null
  #server: LiveServer | null = null
  #port = 0

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(wishes: Wishes = this.#wishes): Promise<void> {
    this.#wishes = wishes
    this.#store = await openIn(this.#folder.folder)
    const server = await openServer({
      ...{ store: this.#store, botWorker: BOT_WORKER, release: '0', pace: AT_ONCE, requests: 1_000_000 },
      ...this.#chance,
      page: (request, response) => void answerFrom(BUILT, request, response, PATIENCE),
      ...wishes,
    })
    server.api.server.on('connection', (wire) => {
      this.#wires.add(wire)
      wire.once('close', () => this.#wires.delete(wire))
    })
    await server.api.listen({ port: this.#port, host: '127.0.0.1' })
    this.#port = (server.api.server.address() as AddressInfo).port
    this.#server = server
  }

  /** A table at which these guests have these seats and this was played already, however its dice fell. */
  async played(guests: ReadonlyMap<Seat, string>, { log, ...plan }: Played): Promise<string> {
    const [host] = guests.values()
    const { id, code } = await this.#server!.rooms.open(plan, host!)
    const sitters = Array.from({ length: plan.seats }, (_, seat) => ({
      name: `Driver ${seat + 1}`,
      player: guests.has(seat) ? PERSON : plan.bots!,
      colour: 'red',
    }))
    const sat = [...guests].map(([seat, guest]) => ({
      ...{ kind: 'sat', seat, guest, string: '' },
      ...named(sitters[seat]!),
    }))
    const bodies = [...sat, { kind: 'began', sitters }, ...log.map((entry) => ({ kind: 'entry', entry }))]
    const events = bodies.map((body) => ({ at: Date.now(), body: JSON.stringify(body) }))
    const standing = { status: 'playing', guests: [...guests.values()] } as const
    await this.#store!.append([{ table: id, first: 1, events, standing }])
    return code
  }

  /** Cuts every connection; who dials again is heard. */
  cut(): void {
    for (const wire of this.#wires) wire.destroy()
  }

  /** As if the process were gone: whoever is connected hears nothing of it. */
  async stop(): Promise<void> {
    this.cut()
    await this.#server?.close()
    await this.#store?.close()
    this.#server = null
  }

  async close(): Promise<void> {
    if (this.#server) await this.stop()
    this.#folder.clear()
  }
}

/** The same in a process of its own, which can be killed as the system kills. */
export class KilledHouse {
  readonly #folder = newFolder()
  #process: Process | null = null
  #port = 0

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    this.#process = await Process.start(this.#folder.folder, this.#port)
    this.#port = this.#process.port
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#process!.kill(signal)
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM')
    this.#folder.clear()
  }
}

const named = ({ name, colour }: { readonly name: string; readonly colour: string }) => ({ name, colour })

/** Somebody with a browser of their own. */
export type Visit = (name: string, path?: string | null, more?: Visiting) => Promise<Page>

interface Visiting {
  readonly settings?: object
  readonly viewport?: { readonly width: number; readonly height: number }
}

interface Place {
  readonly address: string
}

export const test = base.extend<{ wishes: Wishes; house: House; place: Place; visit: Visit }>({
  wishes: [{}, { option: true }],
  place: ({ house }, use) => use(house),
  house: async ({ wishes }, use) => {
    const house = new House()
    await house.start(wishes)
    await use(house)
    await house.close()
  },
  visit: async ({ browser, place }, use) => {
    const contexts: BrowserContext[] = []
    const said: string[] = []
    // A server that is gone is no fault of the page, and browsers say so in their own words.
    const watch = (page: Page) => {
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        const isOfNetwork = /WebSocket connection|Failed to load resource/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isOfNetwork) said.push(message.text())
      })
    }
    await use(async (name, path = '/', { settings = {}, viewport } = {}) => {
      const context = await browser.newContext({
        ...{ baseURL: place.address, locale: 'en-GB' },
        ...(viewport ? { viewport } : {}),
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page)
      // No worker fills its cache beside a test that is about something else.
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
      await sameDice(page, contexts.length)
      await withSettings(page, { name, ...settings })
      if (path !== null) await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
    expect(said).toEqual([])
  },
})

export { expect }

/** Opens a table from the home page's form and gives its code; the host sits there. */
export async function openTable(host: Page, game: string, wish: TableWish = {}): Promise<string> {
  await host.goto(`/friends?game=${game}${wish.edition ? `&edition=${wish.edition}` : ''}`)
  await chooser(host, 'Seats').selectOption(String(wish.seats ?? 2))
  if (wish.clock) await chooser(host, 'Time to think').selectOption(wish.clock)
  if (wish.isPublic) await chooser(host, 'Who may come').selectOption('public')
  for (const [label, value] of Object.entries(wish.options ?? {})) await chooser(host, label).selectOption(value)
  await host.locator('[data-open-table]').click()
  await host.locator('[data-seat="0"][data-own="true"]').waitFor()
  return (await host.locator('[data-code]').getAttribute('data-code'))!
}

const chooser = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

interface TableWish {
  readonly edition?: string
  readonly seats?: number
  readonly clock?: string
  readonly isPublic?: boolean
  readonly options?: Readonly<Record<string, string>>
}

export async function sit(page: Page): Promise<void> {
  await page.locator('[data-sit]').first().click()
  await page.locator('[data-own="true"]').waitFor()
}

/** A table at which these people sat down and began before their pages came there. */
export async function begun(pages: readonly Page[], wish: object): Promise<string> {
  const reply = await pages[0]!.request.post('/api/tables', { data: { seats: pages.length, ...wish } })
  const { code } = await reply.json()
  const people = await Promise.all(pages.map((page) => personAt(page, reply.url(), code)))
  for (const [seat, person] of people.entries())
    await person.ask({ kind: 'sit', seat, name: NAMES[seat], string: `string-${seat}` })
  await people[0]!.ask({ kind: 'begin' })
  await Promise.all(pages.map((page) => comeTo(page, code)))
  for (const person of people) await person.leave()
  return code
}

export async function comeTo(page: Page, code: string): Promise<void> {
  await page.goto(`/t/${code}`)
  await page.locator('[data-moment]').waitFor()
}

/** Whoever has this page, at a table without it. */
async function personAt(page: Page, address: string, code: string): Promise<Client> {
  const [token] = await page.context().cookies()
  return Client.at(Number(new URL(address).port), code, token!.value)
}

/** Two people, each with a browser of their own, known to the server; their pages are empty. */
export async function two(visit: Visit): Promise<[Page, Page]> {
  const pages = await Promise.all([visit('Ann', null), visit('Ben', null)])
  for (const page of pages) await guestOf(page)
  return pages
}

/** Who somebody is to the server. */
export async function guestOf(page: Page): Promise<string> {
  const reply = await page.request.post('/api/guests', { data: { kind: 'browser' } })
  return (await reply.json()).guest
}

/** The page on which somebody is to act. */
export async function mover(pages: readonly Page[]): Promise<Page> {
  const place = await Promise.any(
    pages.map(async (page, index) => {
      await page.locator('[data-own="true"] [data-choice]').first().waitFor()
      return index
    }),
  )
  return pages[place]!
}

export const otherOf = (pages: readonly Page[], page: Page): Page => pages.find((one) => one !== page)!
