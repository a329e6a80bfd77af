// `npm run as-one-person`: plays each game as one person against bots would who thinks two seconds before each click, and
// says how long that takes, what was clicked and how the page held still. The person plays as a beginner (beginner.ts).
// `-- monza` plays only that game, `--minutes 3` no longer than that, `--at http://…` another page than this one;
// `dicey-curves --options '{"danger":true}' --seed 2` plays those options with other dice. A round is a turn of the person;
// a pass is a press that says that there is nothing to say, alone or with the cards of a hand that are kept.
import { type Browser, chromium, type Page } from '@playwright/test'
import { GAMES } from '../../src/games/index.ts'
import { sitting } from '../../test/e2e/sitters.ts'
import { FLAGS, findChromium } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { Beginner } from './beginner.ts'
import { matchOn, turnsIn } from './following.ts'
import type { Clicks } from './known.ts'
import {
  type Asked,
  asked,
  nameFunctions,
  press,
  sameDice,
  shiftsOf,
  thought,
  watchShifts,
  watchThinking,
} from './page.ts'
import { type Played, report } from './report.ts'

const MINUTE = 60_000
const THINKING = 2000
const STEP = 100
const DESK = { width: 1280, height: 800 }
const ME = 0

const given = process.argv.slice(2)
const wish = (name: string): string | undefined => given[given.indexOf(name) + 1 || given.length]
const until = Number(wish('--minutes') ?? 60) * MINUTE
const wanted = given[0]?.startsWith('--') ? undefined : given[0]
const seed = Number(wish('--seed') ?? 1)
const options: unknown = JSON.parse(wish('--options') ?? 'null')

/** Lets time pass until there is something to press; while a bot thinks, it passes on the page too. */
async function wait(page: Page, played: Played): Promise<Asked> {
  let now = await asked(page)
  let waited = 0
  while (now.count === 0 && !now.isOver && played.thinking + played.waiting + waited < until) {
    const step = STEP + (await thought(page))
    await page.clock.runFor(step)
    waited += step
    now = await asked(page)
  }
  played.waiting += waited
  played.longest = Math.max(played.longest, waited)
  return now
}

/** Dice that fall by themselves meanwhile need no click. Gives what is to be clicked afterwards to do what was begun. */
async function decide(page: Page, played: Played, person: Beginner, begun: readonly string[], before: number) {
  await page.clock.runFor(THINKING)
  played.thinking += THINKING
  const now = await asked(page)
  if (now.count === 0 || (begun.length === 0 && now.count !== before)) return []
  const [what, ...more] = begun.length > 0 ? (begun as Clicks) : person.choose(await matchOn(page), now)
  const text = await press(page, what)
  if (text === null) return []
  played.clicks++
  if (begun.length === 0 && now.count === 1 && !now.hasMore) played.forced.push(text)
  if (/\bpass$/i.test(text)) played.passes++
  if (/.\bpass$/i.test(text)) played.decided++
  return more
}

/** A table with these options, as an earlier page kept tables. */
async function sitDown(page: Page, game: string): Promise<void> {
  if (!options) return page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play now' }).click()
  const sitters = sitting(game, 'Ann', 'Rosa:club', 'Enzo:club')
  const { rulesVersion } = GAMES[game]!
  const table = { format: 1, id: 'alone', rulesVersion, game, sitters, log: [], begun: 0, touched: 1, over: false }
  await page.evaluate(
    (text) => localStorage.setItem('paddock.table.alone', text),
    JSON.stringify({ ...table, options }),
  )
  await page.goto(`/table/${game}/alone`)
}

async function open(browser: Browser, base: string, game: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, baseURL: base, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await nameFunctions(page)
  await watchShifts(page)
  await sameDice(page, seed)
  await watchThinking(page)
  await page.clock.install()
  await page.goto('/')
  await sitDown(page, game)
  await page.locator('[data-moment]').waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
  return page
}

async function playAlone(page: Page, game: string): Promise<Played> {
  const person = await Beginner.of(game, ME, seed)
  const counted = {
    clicks: 0,
    passes: 0,
    decided: 0,
    rounds: 0,
    forced: [],
    thinking: 0,
    waiting: 0,
    longest: 0,
    shifts: { total: 0, what: [] },
  }
  const played: Played = { game, ...counted, isOver: false }
  let begun: readonly string[] = []
  while (played.thinking + played.waiting < until && !played.isOver) {
    const { isOver, count } = await wait(page, played)
    played.isOver = isOver
    if (count > 0 && !isOver) begun = await decide(page, played, person, begun, count)
  }
  played.rounds = turnsIn(await matchOn(page))[ME]!
  played.shifts = await shiftsOf(page)
  return played
}

const server = await serve(4720)
const address = server.address()
const base = wish('--at') ?? `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4720}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const game of Object.keys(GAMES).filter((id) => wanted === undefined || id === wanted)) {
  const page = await open(browser, base, game)
  console.log(report(await playAlone(page, game)))
  await page.context().close()
}
await browser.close()
server.close()
