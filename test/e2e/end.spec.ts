import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { COLOUR_RULES, PHONES, violations } from './accessible.ts'
import {
  atRest,
  bar,
  expect,
  keptTable,
  moment,
  openTable,
  quickly,
  ranking,
  results,
  type Saved,
  sitting,
  test,
  withSettings,
} from './paddock.ts'

const NAMES = ['Ann', 'Bob', 'Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl']

interface Match {
  readonly options: object
  readonly seats: readonly object[]
  readonly log: readonly { readonly outcome?: Readonly<Record<string, unknown>> }[]
}

const match = (game: string, name: string): Match =>
  JSON.parse(readFileSync(new URL(`../recorded/${game}/${name}.json`, import.meta.url), 'utf8'))

/** A finished game of the records, on this device. */
function finished(game: string, name: string): Saved {
  const { options, seats, log } = match(game, name)
  return { game, options, log, sitters: sitting(game, ...NAMES.slice(0, seats.length)) }
}

async function openResults(page: Page, game: string, name: string) {
  await openTable(page, finished(game, name))
  await bar(page).getByRole('button', { name: 'Results' }).click()
  await results(page).locator('[data-poster]').waitFor()
}

type Falls = Readonly<Record<string, readonly string[]>>

/** Every die of a log by the name of its kind, read from the outcomes alone. */
const FALLS: Readonly<Record<string, (outcome: Readonly<Record<string, unknown>>) => Falls>> = {
  'dodge-dice': ({ dodge, penalty, icon }) => ({
    'Dodge dice': Object.entries((dodge ?? {}) as Record<string, number>).flatMap(([side, count]) =>
      Array(count).fill(side),
    ),
    'Penalty die': penalty ? [String(penalty)] : [],
    'Action die': icon ? [ICONS[String(icon)]!] : [],
  }),
  monza: (dice) => ({ Dice: Object.entries(dice).flatMap(([side, count]) => Array(Number(count)).fill(side)) }),
  'dicey-curves': ({ kind, white, green }) => ({
    'White dice': kind === 'roll' ? (white as number[]).map(String) : [],
    'Green dice': kind === 'roll' ? (green as number[]).map(String) : [],
  }),
  'allens-dirt': ({ dice }) => ({ Dice: (dice as number[]).map(String) }),
  'allens-dirt-season': ({ dice }) => ({ Dice: (dice as number[]).map(String) }),
}

const ICONS: Readonly<Record<string, string>> = {
  stop: 'Stop',
  chip: 'Chip',
  double: '×2',
  triple: '×3',
  minus: 'Minus',
  give: 'Give',
}

/** Kind, side and how often: `Action die: Stop` 8. */
function countsOf(game: string, name: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { outcome } of match(game, name).log)
    for (const [kind, sides] of Object.entries(outcome ? FALLS[game]!(outcome) : {}))
      for (const side of sides) counts.set(`${kind}: ${side}`, (counts.get(`${kind}: ${side}`) ?? 0) + 1)
  return counts
}

/** A table of the results, row by row; opened first, for what is closed has no text. */
async function rowsOf(page: Page, title: string): Promise<string[][]> {
  const details = results(page).locator('details').filter({ hasText: title })
  await details.locator('summary').click()
  return details
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')))
}

/** The size of a picture, and how many colours a raster of points of it has. */
const lookAt = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const points = Array.from(
      { length: 40 * 20 },
      (_, i) => [15 + (i % 40) * 30, 15 + Math.floor(i / 40) * 30] as const,
    )
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const colours = points.map(([x, y]) => data.slice((y * image.width + x) * 4, (y * image.width + x) * 4 + 4).join())
    return { width: image.width, height: image.height, colours: new Set(colours).size }
  }, png.toString('base64'))

async function savedPicture(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    results(page).getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^paddock-.*\.png$/)
  return readFileSync(await download.path())
}

async function expectNothingBeyond(page: Page) {
  await atRest(page)
  const beyond = await page.evaluate(() => {
    const body = document.querySelector('[data-results]')!.parentElement!
    return [document.documentElement.scrollWidth - window.innerWidth, body.scrollWidth - body.clientWidth]
  })
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
}

/** The dice of each player, against what was to be expected, in words. */
async function expectDiceOfEach(page: Page): Promise<void> {
  const dice = results(page).locator('[data-die]')
  const all = Number(await dice.getAttribute('data-thrown'))
  let sum = 0
  for (const [seat, name] of NAMES.slice(0, 8).entries()) {
    await results(page).locator('[data-whose]').selectOption(String(seat))
    await expect(dice).toContainText(new RegExp(`${name} threw “[1-6]” .* were to be expected.`))
    sum += Number(await dice.getAttribute('data-thrown'))
  }
  expect(sum).toBe(all)
}

/** The paragraph of a tie-break opens over the results, which stay. */
async function expectParagraph(page: Page): Promise<void> {
  await results(page).locator('[data-reason="DD-12"] [data-rule]').click()
  const rule = page.getByRole('dialog', { name: 'Rule DD-12' })
  await expect(rule).toContainText('Only the tied players play on')
  await page.keyboard.press('Escape')
  await expect(rule).toBeHidden()
  await expect(results(page)).toBeVisible()
}

/** A rematch keeps the seats, the next race moves them on by one. */
async function expectNextRaces(page: Page): Promise<void> {
  const names = async (id: string) =>
    (await keptTable(page, id)).record.seats.map((sitter) => Reflect.get(sitter, 'name'))
  const idOf = () => new URL(page.url()).pathname.split('/').at(-1)!
  const before = idOf()
  await results(page).getByRole('button', { name: 'Next race, Bob goes first' }).click()
  await expect(page).not.toHaveURL(new RegExp(before))
  expect(await names(idOf())).toEqual(['Bob', 'Rosa', 'Enzo', 'Ann'])
  await page.goBack()
  await bar(page).getByRole('button', { name: 'Results' }).click()
  await results(page).getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(new RegExp(before))
  expect(await names(idOf())).toEqual(['Ann', 'Bob', 'Rosa', 'Enzo'])
}

const DESK = { width: 1280, height: 800 }

interface Case {
  readonly game: string
  readonly name: string
  readonly title: string
  readonly reason: string
  readonly rule: string
  /** What only this one shows. */
  readonly also?: (page: Page) => Promise<void>
}

const CASES: readonly Case[] = [
  {
    game: 'dodge-dice',
    name: 'play-off-of-three',
    title: 'Enzo wins',
    reason: 'Bob, Enzo and Mika were tied for the lowest score and played on: Enzo came out lowest.',
    rule: 'DD-12',
    also: expectParagraph,
  },
  {
    game: 'monza',
    name: 'shared-win',
    title: 'Bob and Enzo share the win',
    reason: 'Bob and Enzo used 1 die each in the last round and share place 1.',
    rule: 'MZ-11a',
    also: expectNextRaces,
  },
  {
    game: 'dicey-curves',
    name: 'fewest-seats',
    title: 'Ann wins',
    reason: 'No car had gone forward for thirty rounds',
    rule: 'DC-65',
  },
  {
    game: 'allens-dirt',
    name: 'flag-on-the-last-lap',
    title: 'Enzo wins',
    reason: 'The race ended under a flag',
    rule: 'AD-21b',
    also: expectDiceOfEach,
  },
  {
    game: 'allens-dirt-season',
    name: 'whole-season',
    title: 'Rosa wins',
    reason: 'Rosa and Mika both have 15 points: Rosa is ahead by wins, 2 to 1.',
    rule: 'AD-34',
  },
]

const ADDED: Readonly<Record<string, string>> = {
  'dodge-dice': '; the paragraph of a tie-break opens over the results, which stay',
  monza: '; a rematch keeps the seats, the next race moves them on by one',
  'allens-dirt': '; the dice of one player, against what was to be expected, in words',
}

for (const { game, name, title, reason, rule, also } of CASES)
  test(`UX-22 ${game}: ranking and why, lead, moments, dice and a picture${also ? ADDED[game] : ''}`, async ({
    page,
  }) => {
    await quickly(page)
    await openResults(page, game, name)
    await expect(results(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(ranking(page)).toHaveCount(match(game, name).seats.length)
    const why = results(page).locator(`[data-reason="${rule}"]`).first()
    await expect(why).toContainText(reason)

    const counts = countsOf(game, name)
    const kinds = new Set([...counts.keys()].map((key) => key.split(':')[0]))
    const [, ...dice] = await rowsOf(page, 'The dice as a table')
    for (const [side, count] of dice)
      expect([side, Number(count)]).toEqual([side, counts.get(kinds.size === 1 ? `Dice: ${side}` : side!) ?? 0])
    const thrown = await results(page)
      .locator('[data-thrown]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-thrown')))
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    expect(thrown.reduce((sum, count) => sum + Number(count), 0)).toBe(total)
    const expected = dice.reduce((sum, row) => sum + Number(row[2]), 0)
    expect(Math.abs(expected - total)).toBeLessThan(1)

    const [head, first, ...rest] = await rowsOf(page, 'The chart as a table')
    expect(head).toEqual(['When', ...NAMES.slice(0, match(game, name).seats.length)])
    expect(first![0]).toBe('Start')
    expect(rest.length).toBeGreaterThan(1)

    const links = results(page).locator('[data-moment-of]')
    expect(await links.count()).toBeGreaterThan(1)
    const count = await moment(page)
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))) {
      expect(href).toMatch(new RegExp(`^/replay/${game}/test-${game}\\?at=\\d+$`))
      expect(Number(href.split('=')[1])).toBeLessThanOrEqual(count)
    }

    const picture = await lookAt(page, await savedPicture(page, 'Save the picture'))
    expect(picture).toMatchObject({ width: 1200, height: 630 })
    expect(picture.colours).toBeGreaterThan(60)

    expect(await violations(page, 'dialog'), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, 'dialog', COLOUR_RULES), 'dark').toEqual([])
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await expectNothingBeyond(page)
    }
    await page.setViewportSize(DESK)
    await also?.(page)
  })

test('UX-22, UX-9 confetti only where things may move; the picture speaks the language of the page', async ({
  page,
}) => {
  await withSettings(page, { motion: 'full' })
  await openResults(page, 'dodge-dice', 'plain-end')
  await expect(page.locator('[data-confetti]')).toHaveCount(1)
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('paddock.settings')!)
    localStorage.setItem('paddock.settings', JSON.stringify({ ...settings, motion: 'reduced', language: 'ja' }))
  })
  await page.reload()
  await page.getByRole('button', { name: '結果' }).click()
  await expect(page.locator('[data-poster]')).toContainText('Enzoの勝ち')
  await expect(page.locator('[data-reason]').first()).toContainText('得点の最も低い人の勝ちです')
  await expect(page.locator('[data-confetti]')).toHaveCount(0)
  expect(await page.locator('[data-results]').textContent()).not.toMatch(/end\.|web\./)
})
