import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { expect, keptTable, quickly, slowness, test } from './paddock.ts'
import { END, MONZA, match, openReplay, press, recorded, seen, shows, start } from './replayed.ts'
import { turnTo, turnToTable, wish } from './same-page.ts'

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })

/** By hand and by keyboard; the end is that of the table. */
async function isScrubbed(page: Page): Promise<void> {
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
}

/** Dice roll and land on what fell, and Space stops the replay. */
async function rolls(page: Page): Promise<void> {
  await wish(page, { motion: 'full', speed: 'normal' })
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
}

/** A line of the log leads to its moment; the link to that moment. */
async function linkFromTheLog(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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
  return link
}

/** The link shows the same to somebody else; a part of it is no match. */
async function opensAnywhere(browser: Browser, link: string, there: readonly string[]): Promise<void> {
  const elsewhere = await browser.newPage({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await quickly(elsewhere)
  await elsewhere.goto(link)
  await shows(elsewhere, Number(/at=(\d+)$/.exec(link)![1]))
  expect(await seen(elsewhere)).toEqual(there)
  expect(await elsewhere.evaluate(() => Object.keys(localStorage))).toEqual(['paddock.settings'])
  await turnTo(elsewhere, '/nowhere')
  await turnTo(elsewhere, link.replace(/&at=.*/, '').slice(0, -9))
  await expect(elsewhere.locator('[data-fault="link"]')).toContainText('perhaps it was cut short')
  await elsewhere.close()
}

test('UX-8, UX-13, UX-21 a match is shown again, to others too', async ({ page, browser }) => {
  await start(page)
  await test.step('scrub, step, play at ×8; the end is that of the table', () => isScrubbed(page))
  await test.step('a line of the log leads to its moment, and a link to that moment opens anywhere', async () => {
    const link = await linkFromTheLog(page)
    await opensAnywhere(browser, link, await seen(page))
  })
  await test.step('dice roll and land on what fell, and Space stops the replay', () => rolls(page))
})

test('a season of thousands of entries can be scrubbed without waiting', async ({ page }) => {
  await start(page)
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

/** Other choices make a new table and leave the old one alone. */
async function choosesAnew(page: Page): Promise<void> {
  await openReplay(page, MONZA, 12)
  await press(page, 'What if …')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Rosa' }).selectOption('Person at this device')
  await dialog.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.locator('[data-origin]')).toHaveText('What if · moment 12')
  await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '12')
  const id = page.url().split('/').at(-1)!
  expect(await keptTable(page, id)).toMatchObject({
    origin: { id: MONZA.id, at: 12 },
    log: MONZA.log.slice(0, 12),
    isOver: false,
  })
  expect((await keptTable(page, id)).record.seats.map(({ player }) => player)).toEqual(['person', 'person'])
  expect((await keptTable(page, MONZA.id!)).log).toEqual(MONZA.log)
}

/** Dice of my choice, at an earlier moment of a table. */
async function choosesDice(page: Page): Promise<void> {
  await turnToTable(page, MONZA)
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
}

/** Dice that fall anew. */
async function rollsAnew(page: Page): Promise<void> {
  await openReplay(page, MONZA, 1)
  await press(page, 'What if …')
  await page.locator('[data-change="again"]').click()
  await press(page, 'Take over from here')
  await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '0')
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
}

test('what if: other players, other dice, and dice that fall anew', async ({ page }) => {
  await start(page)
  await test.step('other choices make a new table and leave the old one alone', () => choosesAnew(page))
  await test.step('dice of my choice, at an earlier moment of a table', () => choosesDice(page))
  await test.step('dice that fall anew', () => rollsAnew(page))
})

/** A running table on which the other has drawn a Danger card. */
const SECRET = recorded('dicey-curves/danger', 60)

/** No what if, and a file for its own seat. */
async function givesAwayNothing(page: Page): Promise<void> {
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
  await turnTo(page, '/open')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await expect(page.locator('[data-fault="redacted"]')).toContainText('only what seat 0 may know')
}

/** Each hand by its owner's eyes, and none to everybody. */
async function showsEveryHand(page: Page): Promise<void> {
  await openReplay(page, recorded('dicey-curves/danger'), 60)
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  await expect(eyes).toHaveValue('0')
  await eyes.selectOption('Rosa')
  const lines = page.getByRole('complementary', { name: 'Log' })
  await expect(lines).toContainText(/Rosa draws (?!a Danger card)/)
  await eyes.selectOption('Everybody: open cards only')
  await expect(lines).not.toContainText(/Rosa draws (?!a Danger card)/)
}

test('UX-20 a running table with hidden hands gives away nothing; when the game is over, every hand may be looked into', async ({
  page,
}) => {
  await start(page)
  await test.step('no what if, a file for its own seat', () => givesAwayNothing(page))
  await test.step('when the game is over, every hand may be looked into', () => showsEveryHand(page))
})

/** On phones board, dice and transport are in sight, and every target is 44 px. */
async function isInSight(page: Page): Promise<void> {
  await openReplay(page, recorded('monza/most-seats'), 30)
  const [board, dice] = [page.locator('[data-board]'), page.getByRole('region', { name: 'Dice' })]
  const targets = page.locator('[data-transport] :is(button, select, input), header :is(a, button)')
  await atEverySize(page, PHONES, async () => {
    for (const part of [board, dice, ...(await targets.all())]) await expect(part).toBeInViewport({ ratio: 0.99 })
    expect((await board.boundingBox())!.height).toBeGreaterThanOrEqual(110)
    const boxes = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect()))
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(43.9)
  })
  await page.setViewportSize(DESK)
}

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  replay: (page) => openReplay(page, MONZA, 30),
  'what if': async (page) => {
    await openReplay(page, MONZA, 1)
    await press(page, 'What if …')
    await page.locator('[data-change="chosen"]').click()
  },
  open: async (page) => {
    await turnTo(page, '/open')
    await page.locator('input[type=file]').setInputFiles(match({}))
    await page.locator('[data-fault]').waitFor()
  },
}

const DESK = { width: 1280, height: 800 }

/** Axe finds nothing, and nothing lies beyond the edge of a phone. */
async function isAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name === 'replay' ? undefined : ['light', 'dark'])
  await atEverySize(page, [...PHONES, { width: 640, height: 400 }], async () => {
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    await expect(
      page.locator('[data-transport] button').last().or(page.locator('[data-fault]')).first(),
    ).toBeInViewport()
  })
  await page.setViewportSize(DESK)
}

test('UX-10, UX-11, UX-25 axe finds nothing, and phones show all of it', async ({ page }) => {
  await start(page)
  await test.step('board, dice and transport are in sight, and every target is 44 px', () => isInSight(page))
  for (const [name, open] of Object.entries(PAGES))
    await test.step(name, async () => {
      await open(page)
      await isAccessible(page, name)
    })
})
