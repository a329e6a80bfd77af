// `npm run screenshots`: every page, and each game at three moments, on a phone and on a desk, by day and by night.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { actOwned } from '../src/engine/act.ts'
import type { Entry, Game } from '../src/engine/game.ts'
import { pickByKind } from '../src/engine/playout.ts'
import { type Random, seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { GAMES } from '../src/games/index.ts'
import { COLOURS } from '../src/web/games/play.ts'
import { FLAGS, findChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))
const SEED = 7
const NAMES = ['Ann', 'Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl', 'Hank']

const SIZES = {
  phone: { width: 360, height: 740 },
  small: { width: 320, height: 568 },
  desk: { width: 1280, height: 800 },
}
const SCHEMES = ['light', 'dark'] as const

const FIXED_COLOURS: Readonly<Record<string, readonly string[]>> = {
  monza: ['white', 'blue', 'red', 'yellow', 'green', 'purple'],
}

const seatsOf = ({ seats }: Game): number => Math.min(seats.most, Math.max(seats.least, 3))

function begun(game: Game) {
  const prepared = prepare(game, { seats: seatsOf(game) })
  if (!prepared.ok) throw new Error(`${game.id} does not seat ${seatsOf(game)}`)
  return game.setup(prepared.table)
}

/** A whole game of random choices; the same each time. */
function recorded(game: Game, random: Random): Entry[] {
  const state = begun(game)
  const log: Entry[] = []
  for (let waiting = game.waiting(state); waiting.kind !== 'over'; waiting = game.waiting(state)) {
    const seat = waiting.kind === 'seats' ? waiting.seats[0]! : 0
    const entry: Entry =
      waiting.kind === 'chance'
        ? { outcome: game.sample(waiting.chance, random) }
        : { seat, action: pickByKind(game.legal(state, seat), random) }
    log.push(entry)
    actOwned(game, state, entry)
  }
  return log
}

/** How long the log is when the first seat decides for the first time after the middle of the game. */
function middleOf(game: Game, log: readonly Entry[]): number {
  const state = begun(game)
  for (const [index, entry] of log.entries()) {
    const waiting = game.waiting(state)
    if (index > log.length / 2 && waiting.kind === 'seats' && waiting.seats.includes(0)) return index
    actOwned(game, state, entry)
  }
  return log.length - 1
}

function savedTable(game: Game, moment: string, log: readonly Entry[]) {
  const colours = FIXED_COLOURS[game.id] ?? COLOURS
  const names = NAMES.slice(0, seatsOf(game))
  return {
    format: 1,
    id: `${moment}-${game.id}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    sitters: names.map((name, seat) => ({
      name,
      colour: colours[seat % colours.length],
      bot: seat === 0 ? null : 'casual',
    })),
    log,
    begun: 0,
    touched: Date.now() - 300_000,
    over: moment === 'end',
  }
}

const hasBoard = (id: string): boolean => existsSync(new URL(`../src/web/games/${id}/Board.tsx`, import.meta.url))
const games = Object.values(GAMES).filter(({ id }) => hasBoard(id))

const moments = games.flatMap((game) => {
  const log = recorded(game, seeded(SEED))
  return [
    { name: 'start', game, log: [] },
    { name: 'middle', game, log: log.slice(0, middleOf(game, log)) },
    { name: 'end', game, log },
  ]
})

type Picture = readonly [name: string, path: string, before?: (page: Page) => Promise<unknown>]

const PAGES: readonly Picture[] = [
  ['home', '/'],
  ['not-found', '/nowhere'],
  ['history', '/history'],
  ['settings', '/', (page) => page.getByRole('button', { name: 'Settings' }).click()],
  ...games.flatMap(({ id }): Picture[] => [
    [`set-up-${id}`, `/play/${id}`],
    [`rules-${id}`, `/rules/${id}`],
  ]),
  ...moments.map(
    ({ name, game }): Picture => [
      `${game.id}-${name}`,
      `/table/${game.id}/${name}-${game.id}`,
      (page) => (name === 'end' ? page.getByRole('button', { name: 'Results' }).click() : Promise.resolve()),
    ],
  ),
]

async function pictures(browser: Browser, base: string, size: keyof typeof SIZES, scheme: (typeof SCHEMES)[number]) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    baseURL: base,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.screenshot({ path: `${folder}home-empty-${size}-${scheme}.png`, fullPage: true })
  const tables = moments.map(({ name, game, log }) => savedTable(game, name, log))
  await page.evaluate((all) => {
    localStorage.setItem('paddock.settings', JSON.stringify({ speed: 'slow', motion: 'reduced', sound: false }))
    for (const table of all) localStorage.setItem(`paddock.table.${table.id}`, JSON.stringify(table))
  }, tables)
  for (const [name, path, before] of PAGES) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await before?.(page)
    await page.waitForTimeout(150)
    const isPage = !path.startsWith('/table') && name !== 'settings'
    await page.screenshot({ path: `${folder}${name}-${size}-${scheme}.png`, fullPage: isPage })
  }
  await context.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await serve(4700)
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4700}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const scheme of SCHEMES) await pictures(browser, base, size, scheme)
await browser.close()
server.close()
console.log(`The pictures are in ${folder}`)
