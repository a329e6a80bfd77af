import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import {
  expect,
  keep,
  keepsNothing,
  keptTable,
  openTable,
  quickly,
  type Saved,
  sitting,
  slowness,
  test,
  withSettings,
} from './paddock.ts'

const NAMES = ['Ann', 'Rosa:casual', 'Enzo:casual', 'Mika:casual', 'Juno:casual', 'Vito:casual']

interface Recorded extends Saved {
  readonly log: readonly object[]
}

/** A recorded match as a table of this browser. */
function recorded(path: string, entries?: number): Recorded {
  const { game, seats, options, log } = JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
  const count = Array.isArray(seats) ? seats.length : seats
  const names = Array.from({ length: count }, (_, seat) => NAMES[seat] ?? `Driver ${seat}:casual`)
  const isCut = entries !== undefined
  return {
    id: 'first',
    game,
    options,
    sitters: sitting(game, ...names),
    log: isCut ? log.slice(0, entries) : log,
    ...(isCut ? {} : { over: true }),
  }
}

const MONZA = recorded('monza/fewest-seats')
const END = MONZA.log.length

async function openReplay(page: Page, saved: Saved, at?: number): Promise<void> {
  await keep(page, `paddock.table.${saved.id}`, { format: 1, rulesVersion: 1, begun: 0, touched: Date.now(), ...saved })
  await page.goto(`/replay/${saved.game}/${saved.id}${at === undefined ? '' : `?at=${at}`}`)
  await page.locator('[data-replay]').waitFor()
}

const shows = (page: Page, at: number) =>
  expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', String(at))
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What is to be seen of the table: players, dice, and the board as it is named. Who plays alone is "you" there alone. */
const seen = async (page: Page) => (await shown(page)).map((text) => text.replace(/^You,/, 'Ann,'))

const shown = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('[aria-label="Players"]')!.textContent,
    ...[...document.querySelectorAll('[data-die]')].map((die) => `${die.textContent} ${die.getAttribute('data-up')}`),
    ...[...document.querySelectorAll('[data-board] [aria-label]')].map((one) => one.getAttribute('aria-label')!),
  ])

test('UX-21 scrub, step, play at ×8, by hand and by keyboard; the end is that of the table', async ({ page }) => {
  await quickly(page)
  await openReplay(page, MONZA)
  await shows(page, 0)
  await expect(page.locator('[data-what]')).toHaveText('The start, before the first move.')
  await press(page, 'One on')
  await shows(page, 1)
  await scrubber(page).fill('40')
  await shows(page, 40)
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^40 of \d+\. \w+ (rolls|drives) /)
  await expect(page).toHaveURL(/\?at=40$/)
  await scrubber(page).press('ArrowLeft')
  await shows(page, 39)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await shows(page, 41)
  await page.keyboard.press('Home')
  await shows(page, 0)
  await page.keyboard.press('End')
  await shows(page, END)
  await press(page, 'One back')
  await scrubber(page).fill(String(END - 4))
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('×8')
  await page.keyboard.press('Space')
  await shows(page, END)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.locator('[data-result]')).toHaveText(/wins\.$/)
  const replayed = await seen(page)
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.locator('[data-moment]').waitFor()
  expect(await seen(page)).toEqual(replayed)
  await page.locator('[data-replay-link]').click()
  await shows(page, 0)
})

test('UX-21, UX-8 dice roll and land on what fell, and Space stops the replay', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'normal' })
  await openReplay(page, MONZA)
  await press(page, 'Play')
  await expect(page.locator('[data-group="hand"] [data-die]').first()).toContainText('rolling')
  await shows(page, 1)
  const { outcome } = MONZA.log[0] as { outcome: Record<string, number> }
  const fell = Object.entries(outcome).flatMap(([colour, count]) => Array<string>(count).fill(colour))
  const up = await page
    .locator('[data-group="hand"] [data-up]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('data-up')))
  expect(up.sort()).toEqual(fell.sort())
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('UX-13, UX-21 a line of the log leads to its moment, and a link to that moment opens anywhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await quickly(page)
  await openReplay(page, MONZA, 30)
  await shows(page, 30)
  const line = MONZA.log.findIndex((entry, index) => index > 15 && 'outcome' in entry)
  await page.locator(`[data-entry="${line}"]`).click()
  await shows(page, line + 1)
  await expect(page.locator(`[data-entry="${line}"]`)).toHaveAttribute('aria-current', 'true')
  await press(page, 'Copy a link to this moment')
  await expect(page.getByText('The link holds the whole match')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/replay#m=[\\w-]+&at=${line + 1}$`))
  const there = await seen(page)
  const elsewhere = await browser.newPage({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await quickly(elsewhere)
  await elsewhere.goto(link)
  await shows(elsewhere, line + 1)
  expect(await seen(elsewhere)).toEqual(there)
  expect(await elsewhere.evaluate(() => Object.keys(localStorage))).toEqual(['paddock.settings'])
  await elsewhere.goto('about:blank')
  await elsewhere.goto(link.replace(/&at=.*/, '').slice(0, -9))
  await expect(elsewhere.locator('[data-fault="link"]')).toContainText('perhaps it was cut short')
  await elsewhere.close()
})

const linkTo = (text: string | Buffer): string => `/replay#m=${deflateRawSync(text).toString('base64url')}&at=0`

function linkToTrack(columns: number): string {
  const board = JSON.parse(readFileSync('src/games/allens-dirt/boards/default.json', 'utf8'))
  return linkTo(JSON.stringify({ game: 'allens-dirt', seats: 8, board: { ...board, columns } }))
}

test('a link to more than can be shown is answered by one sentence; the longest track is shown', async ({ page }) => {
  const fault = page.locator('[data-fault]')
  await page.goto(linkToTrack(100_000))
  await expect(fault).toHaveAttribute('data-fault', 'too-big')
  await expect(fault).toContainText('100000 is too large or too long; the most is 200.')
  await page.goto(linkTo(Buffer.alloc(47_000_000, ' ')))
  await expect(fault).toHaveAttribute('data-fault', 'link-too-large')
  await page.goto(linkToTrack(200))
  await shows(page, 0)
})

test('a season of thousands of entries can be scrubbed without waiting', async ({ page }) => {
  await quickly(page)
  const season = recorded('allens-dirt-season/whole-season')
  await openReplay(page, season)
  const usual = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const times: number[] = []
    for (let i = 1; i <= 40; i++) {
      const start = performance.now()
      set.call(slider, String(Math.floor((count * ((i * 17) % 40)) / 40)))
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[20]!
  }, season.log.length)
  expect(usual).toBeLessThan(250 * (await slowness(page)))
  await page.locator('[data-replay]').press('End')
  await shows(page, season.log.length)
})

test('what if: other choices make a new table and leave the old one alone', async ({ page }) => {
  await quickly(page)
  await openReplay(page, MONZA, 12)
  await press(page, 'What if …')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Rosa' }).selectOption('Person at this device')
  await dialog.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.locator('[data-origin]')).toHaveText('What if · moment 12')
  await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '12')
  const id = page.url().split('/').at(-1)!
  expect(await keptTable(page, id)).toMatchObject({
    origin: { id: 'first', at: 12 },
    log: MONZA.log.slice(0, 12),
    isOver: false,
  })
  expect((await keptTable(page, id)).record.seats.map(({ player }) => player)).toEqual(['person', 'person'])
  expect((await keptTable(page, 'first')).log).toEqual(MONZA.log)
})

test('what if: dice of my choice, at an earlier moment of a table', async ({ page }) => {
  await quickly(page)
  await openTable(page, MONZA)
  await page.keyboard.press('Escape')
  const throws = MONZA.log.flatMap((entry, index) => ('outcome' in entry ? [index] : []))
  const last = throws.at(-1)!
  await page.locator(`[data-entry="${last}"]`).click()
  await press(page, 'What if …')
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-change="chosen"]').click()
  for (const die of await dialog.locator('[data-turn] select').all()) await die.selectOption('white')
  await expect(dialog.getByRole('status')).toContainText('rolls 6 × white.')
  await press(page, 'Take over from here')
  await expect(page.locator('[data-origin]')).toBeVisible()
  const id = page.url().split('/').at(-1)!
  const { log } = await keptTable(page, id)
  expect(log.slice(0, last)).toEqual(MONZA.log.slice(0, last))
  expect(log[last]).toEqual({ outcome: { white: 6, blue: 0, red: 0, yellow: 0, green: 0, purple: 0 } })
})

test('what if: dice that fall anew', async ({ page }) => {
  await quickly(page)
  await openReplay(page, MONZA, 1)
  await press(page, 'What if …')
  await page.locator('[data-change="again"]').click()
  await press(page, 'Take over from here')
  await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '0')
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
})

const match = (file: object) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
})

test('a match goes into a file and comes back from it', async ({ page }) => {
  await quickly(page)
  await openTable(page, MONZA)
  await page.keyboard.press('Escape')
  const end = await seen(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a match file')])
  expect(download.suggestedFilename()).toMatch(/^paddock-monza-\d{4}-\d\d-\d\d\.json$/)
  const buffer = readFileSync(await download.path())
  expect(JSON.parse(String(buffer))).toMatchObject({ game: 'monza', log: MONZA.log, seats: [{ name: 'Ann' }, {}] })
  await page.goto('/open')
  await page.evaluate(() => localStorage.clear())
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await shows(page, 0)
  await page.keyboard.press('End')
  await shows(page, END)
  expect(await seen(page)).toEqual(end)
  await page.goto('/')
  await page.getByRole('region', { name: 'History' }).locator('summary').click()
  await page.getByRole('link', { name: 'Replay this game of Monza' }).first().click()
  await shows(page, 0)
})

test('a file that is dropped on the home page is opened; a running game can be played on', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  const text = JSON.stringify({
    game: 'dodge-dice',
    seats: [{ name: 'Eve' }, { player: 'casual' }],
    log: [{ seat: 0, action: { kind: 'skip' } }],
  })
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'match.json'))
    return transfer
  }, text)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await expect(page.getByText('Let go to open the match file')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
  await expect(page.locator('[data-running]')).toContainText('Dodge Dice with Eve and Player 2.')
  await press(page, 'Play on')
  await expect(page.locator('[data-moment]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Eve')
})

test('a match that the browser cannot keep is shown all the same, and the page says so', async ({ page }) => {
  await quickly(page)
  await keepsNothing(page, 'QuotaExceededError')
  await page.goto('/open')
  await page.locator('input[type=file]').setInputFiles(match({ game: MONZA.game, seats: 2, log: MONZA.log }))
  await shows(page, 0)
  await expect(page.locator('[data-trouble]')).toContainText('Save it as a file')
})

const smallest = { game: 'dodge-dice', seats: 2 }

const WRONG: readonly [what: string, buffer: Buffer | object, code: string, says: string][] = [
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]), 'not-text', 'This is not a text'],
  ['a letter', Buffer.from('Dear Ann,'), 'not-json', 'Where: line 1, column 1'],
  [
    'a cut file',
    Buffer.from('{"game":"dodge-dice","seats":2,\n "log":[{"seat":0,'),
    'not-json',
    'Where: line 2, column 19',
  ],
  ['other JSON', { name: 'package', version: '1.0.0' }, 'missing', 'This field is missing.'],
  ['an unknown game', { ...smallest, game: 'dodge-dize' }, 'unknown-game', 'did you mean "dodge-dice"?'],
  ['newer rules', { ...smallest, rulesVersion: 7 }, 'rules-version', 'this match began under the newer version 7.'],
  ['an illegal entry', { ...smallest, log: [{ seat: 0, action: { kind: 'give', to: 1 } }] }, 'DD-', 'Where: log[0]'],
  [
    'a wrong result',
    { ...smallest, result: { places: [1, 2], scores: [0, 0] } },
    'result-early',
    'the game is not over',
  ],
]

test('every file that is no match is answered by one clear sentence', async ({ page }) => {
  await quickly(page)
  await page.goto('/open')
  for (const [what, content, code, says] of WRONG) {
    const buffer = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
    const fault = page.locator(`[data-fault^="${code}"]`)
    await expect(fault, what).toContainText(says)
    await expect(fault, what).toContainText(`Code: ${code}`)
  }
  const large = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(20_000_001)], 'large.json'))
    return transfer
  })
  await page.dispatchEvent('body', 'drop', { dataTransfer: large })
  await expect(page.locator('[data-fault="too-large"]')).toContainText('The file is larger than 20 MB.')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['paddock.settings'])
})

/** A running table on which the other has drawn a Danger card. */
const SECRET = recorded('dicey-curves/danger', 60)

test('UX-20 a running table with hidden hands gives away nothing: no what if, a file for its own seat', async ({
  page,
}) => {
  await quickly(page)
  await openReplay(page, SECRET, 30)
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'What if …' })).toHaveCount(0)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a match file')])
  const buffer = readFileSync(await download.path())
  const file = JSON.parse(String(buffer))
  expect(file.for).toBe(0)
  const drawn = file.log.filter(
    ({ outcome }: { outcome?: { kind: string; seat: number } }) => outcome?.kind === 'danger' && outcome.seat === 1,
  )
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.every(({ outcome }: { outcome: { card: unknown } }) => outcome.card === null)).toBe(true)
  await page.goto('/open')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await expect(page.locator('[data-fault="redacted"]')).toContainText('only what seat 0 may know')
})

test('when the game is over, every hand may be looked into', async ({ page }) => {
  await quickly(page)
  await openReplay(page, recorded('dicey-curves/danger'), 60)
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  await expect(eyes).toHaveValue('0')
  await eyes.selectOption('Rosa')
  const lines = page.getByRole('complementary', { name: 'Log' })
  await expect(lines).toContainText(/Rosa draws (?!a Danger card)/)
  await eyes.selectOption('Everybody: open cards only')
  await expect(lines).not.toContainText(/Rosa draws (?!a Danger card)/)
})

test('UX-10, UX-11 on phones board, dice and transport are in sight, and every target is 44 px', async ({ page }) => {
  await quickly(page)
  await openReplay(page, recorded('monza/most-seats'), 30)
  const [board, dice] = [page.locator('[data-board]'), page.getByRole('region', { name: 'Dice' })]
  const targets = page.locator('[data-transport] :is(button, select, input), header :is(a, button)')
  await atEverySize(page, PHONES, async () => {
    for (const part of [board, dice, ...(await targets.all())]) await expect(part).toBeInViewport({ ratio: 0.99 })
    expect((await board.boundingBox())!.height).toBeGreaterThanOrEqual(110)
    const boxes = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect()))
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(43.9)
  })
})

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  replay: (page) => openReplay(page, MONZA, 30),
  'what if': async (page) => {
    await openReplay(page, MONZA, 1)
    await press(page, 'What if …')
    await page.locator('[data-change="chosen"]').click()
  },
  open: async (page) => {
    await page.goto('/open')
    await page.locator('input[type=file]').setInputFiles(match({}))
    await page.locator('[data-fault]').waitFor()
  },
}

for (const [name, open] of Object.entries(PAGES))
  test(`UX-25, UX-10 ${name}: axe finds nothing, and nothing lies beyond the edge of a phone`, async ({ page }) => {
    await quickly(page)
    await open(page)
    await expectNoViolations(page, name === 'replay' ? undefined : ['light', 'dark'])
    await atEverySize(page, [...PHONES, { width: 640, height: 400 }], async () => {
      expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
      await expect(
        page.locator('[data-transport] button').last().or(page.locator('[data-fault]')).first(),
      ).toBeInViewport()
    })
  })
