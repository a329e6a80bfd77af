// `npm run as-one-person`: plays each game as one person against bots would who thinks two seconds, and says how long that
// takes, what was clicked and how the page held still. `-- monza` plays only that game, `--minutes 3` no longer than that,
// `--at http://…` another page than this one; `dicey-curves --options '{"danger":true}' --seed 2` plays those options with
// other dice. A pass is a press that says no more than that there is nothing to say. The clock of the page is
// wound by hand, so that nobody has to wait for it; bots think by the real one, which counts as it is.
import { type Browser, chromium, type Page } from '@playwright/test'
import { pick, seeded } from '../src/engine/random.ts'
import { GAMES } from '../src/games/index.ts'
import { sitting } from '../test/e2e/sitters.ts'
import { FLAGS, findChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

const MINUTE = 60_000
const THINKING = 2000
const STEP = 100
const DESK = { width: 1280, height: 800 }

const given = process.argv.slice(2)
const wish = (name: string): string | undefined => given[given.indexOf(name) + 1 || given.length]
const minutes = Number(wish('--minutes') ?? 60)
const wanted = given[0]?.startsWith('--') ? undefined : given[0]
const seed = Number(wish('--seed') ?? 1)
const options: unknown = JSON.parse(wish('--options') ?? 'null')
const random = seeded(seed)

interface Played {
  readonly game: string
  milliseconds: number
  clicks: number
  passes: number
  /** What stood on the buttons beside which there was no other. */
  readonly forced: string[]
  longest: number
  shift: number
  isOver: boolean
}

/** What can be pressed, in the bar or else on the board; with one of them there is no choice. */
interface Asked {
  readonly isOver: boolean
  readonly options: readonly string[]
  /** Whether something else could be done: chips, cars and cards are switched on before they are used. */
  readonly hasMore: boolean
  /** Where spaces are lit: the furthest of them. */
  readonly furthest: string | undefined
}

/** Numbers what can be pressed, so that it can be pressed from here. */
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const bar =
      '[data-own="true"] [data-choice]:not(select), [data-go-on], [data-own="true"] [data-choice] option[value]:not([value=""])'
    const board = '[data-combo]:not(:disabled), [data-target][data-look], [data-board] [data-go]'
    const found = [
      ...document.querySelectorAll<HTMLElement>(`${bar}, ${document.querySelector('[data-own="true"]') ? board : bar}`),
    ]
    found.forEach((element, i) => {
      element.dataset.option = String(i)
    })
    const isOver = [...document.querySelectorAll('dialog[open]')].some(({ textContent }) =>
      textContent.includes('Play again'),
    )
    const options = found.map((_, i) => `[data-option="${i}"]`)
    const far = found.map(({ dataset }) => (dataset.look ? Number(dataset.target!.split(' ')[1]) : -1))
    const hasMore = document.querySelector('button[data-rove][aria-pressed="false"]:not(:disabled)') !== null
    return {
      isOver,
      options,
      hasMore,
      furthest: options[far.findIndex((space) => space >= 0 && space === Math.max(...far))],
    }
  })

/** An option of a list is chosen, everything else is pressed. */
const press = (page: Page, what: string): Promise<void> =>
  page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector)
    const list = element?.closest('select')
    if (list) list.value = (element as HTMLOptionElement).value
    if (list) list.dispatchEvent(new Event('change', { bubbles: true }))
    else element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }, what)

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shifted')))

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })

declare const thinking: { readonly numbers: Set<number> }

/** Counts what the page's worker is thinking about: it thinks by the real clock, while the page's is wound much faster. */
const watchThinking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const numbers = new Set<number>()
    Object.assign(window, { thinking: { numbers } })
    window.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made)
        this.addEventListener('message', ({ data }) => data.kind !== 'progress' && numbers.delete(data.number))
      }

      override postMessage(request: { readonly kind: string; readonly number: number }): void {
        if (request.kind === 'ask') numbers.add(request.number)
        else numbers.delete(request.number)
        super.postMessage(request)
      }
    }
  })

/** Lets a bot think to its end; in milliseconds of the real clock. */
async function thought(page: Page): Promise<number> {
  const began = performance.now()
  let isThinking = false
  while (await page.evaluate(() => thinking.numbers.size > 0)) isThinking = true
  return isThinking ? performance.now() - began : 0
}

/** Lets time pass until there is something to press. */
async function wait(page: Page, played: Played, until: number): Promise<Asked> {
  let now = await asked(page)
  let waited = 0
  for (; now.options.length === 0 && !now.isOver && played.milliseconds + waited < until; waited += STEP) {
    waited += await thought(page)
    await page.clock.runFor(STEP)
    now = await asked(page)
  }
  played.milliseconds += waited
  played.longest = Math.max(played.longest, waited)
  return now
}

/** Dice that fall by themselves meanwhile need no click. */
async function decide(page: Page, played: Played, before: number): Promise<void> {
  await page.clock.runFor(THINKING)
  played.milliseconds += THINKING
  const { options, hasMore, furthest } = await asked(page)
  if (options.length === 0 || options.length !== before) return
  played.clicks++
  // People want to get on, but not always: the furthest space may lead nowhere.
  const option = pick(random, [furthest ?? pick(random, options), pick(random, options)])
  const text = (await page.locator(option).textContent()) ?? ''
  if (options.length === 1 && !hasMore) played.forced.push(text)
  if (text === 'Pass') played.passes++
  await press(page, option)
}

/** Dice and bots do the same in every run with the same seed. */
const sameDice = (page: Page): Promise<unknown> =>
  page.addInitScript((start) => {
    let state = start * 0x9e3779b9
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
  }, seed)

/** A table with these options, as an earlier page kept tables. */
async function sitDown(page: Page, game: string): Promise<void> {
  if (!options) return page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play now' }).click()
  const sitters = sitting(game, 'Ann', 'Rosa:club', 'Enzo:club')
  const table = { format: 1, id: 'alone', rulesVersion: 1, game, sitters, log: [], begun: 0, touched: 1, over: false }
  await page.evaluate(
    (text) => localStorage.setItem('paddock.table.alone', text),
    JSON.stringify({ ...table, options }),
  )
  await page.goto(`/table/${game}/alone`)
}

async function playAlone(browser: Browser, base: string, game: string, minutes: number): Promise<Played> {
  const context = await browser.newContext({ viewport: DESK, baseURL: base, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await watchShifts(page)
  await sameDice(page)
  await watchThinking(page)
  await page.clock.install()
  await page.goto('/')
  await sitDown(page, game)
  await page.locator('[data-moment]').waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  const played: Played = {
    game,
    milliseconds: 0,
    clicks: 0,
    passes: 0,
    forced: [],
    longest: 0,
    shift: 0,
    isOver: false,
  }
  while (played.milliseconds < minutes * MINUTE && !played.isOver) {
    const { isOver, options } = await wait(page, played, minutes * MINUTE)
    played.isOver = isOver
    if (options.length > 0 && !isOver) await decide(page, played, options.length)
  }
  played.shift = await shiftOf(page)
  await context.close()
  return played
}

function report({ game, milliseconds, clicks, passes, forced, longest, shift, isOver }: Played): string {
  const share = clicks === 0 ? 0 : Math.round((100 * forced.length) / clicks)
  const time = `${(milliseconds / MINUTE).toFixed(1)} min${isOver ? '' : ' (not over)'}`
  const said = [
    time,
    `${clicks} clicks`,
    `${passes} passes`,
    `${[forced.length, ...new Set(forced)].join(' ')} forced (${share} %)`,
    `longest wait ${(longest / 1000).toFixed(1)} s`,
  ]
  return [game.padEnd(20), ...said, `shift ${shift.toFixed(3)}`].join('  ')
}

const server = await serve(4720)
const address = server.address()
const base = wish('--at') ?? `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4720}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const game of Object.keys(GAMES).filter((id) => wanted === undefined || id === wanted))
  console.log(report(await playAlone(browser, base, game, minutes)))
await browser.close()
server.close()
