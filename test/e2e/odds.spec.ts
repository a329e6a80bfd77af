import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { begun, test as live } from './live.ts'
import { ALL_GAMES } from './middles.ts'
import { bar, expect, openTable, sitting, test, withSettings } from './paddock.ts'
import { speak, turnTo, turnToMiddle, turnToTable, wish } from './same-page.ts'
import { expectStill, forgetShifts, watchShifts } from './still.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = PHONES[0]

/** Every choice of the bar knows its chance, or the line says the best move of those that the board offers. */
async function allJudged(page: Page): Promise<void> {
  await bar(page)
    .locator('[data-odds]:not([data-odds=""])')
    .first()
    .or(bar(page).locator('option', { hasText: '%' }))
    .first()
    .waitFor({ state: 'attached' })
  await expect(bar(page).locator('button [data-odds=""]')).toHaveCount(0)
  await expect(
    bar(page)
      .locator('[data-best]')
      .or(bar(page).locator('option', { hasText: '★' }))
      .first(),
  ).toBeAttached()
}

/** Where the board itself can be driven on, its spaces and Combos tell theirs. */
const DRIVEN = ['monza', 'dicey-curves', 'allens-dirt', 'allens-dirt-season']

/** Each choice shows its chance to win, and nothing moves for it, whatever the window. */
async function showsChances(page: Page, game: string): Promise<void> {
  await turnTo(page, '/nowhere')
  await page.setViewportSize(PHONE)
  await forgetShifts(page)
  await turnToMiddle(page, game)
  await allJudged(page)
  if (DRIVEN.includes(game)) await expect(page.locator('[data-chance]').first()).toHaveText(/^[<>]?\d+%$/)
  await expectStill(page)
  await atEverySize(page, [...PHONES, { width: 844, height: 390 }, DESK], async () => {
    expect(await beyondTheEdge(page)).toBe(0)
    await expect(bar(page).locator('[data-choice]').first()).toBeInViewport()
  })
  await expectNoViolations(page, ['light', 'high contrast'])
}

for (const games of [ALL_GAMES.slice(0, 3), ALL_GAMES.slice(3)])
  test(`UX-15, UX-30 ${games.join(', ')}: each choice shows its chance to win, and nothing moves for it`, async ({
    page,
  }) => {
    await withSettings(page, { odds: true })
    await watchShifts(page)
    await page.goto('/nowhere')
    for (const game of games) await test.step(game, () => showsChances(page, game))
  })

/** Moments of recorded games with as many choices as the bar lists, or with the longest ones: whose game, up to where, who decides. */
const CROWDED = [
  ['monza', 'chosen-cars', 138, 3],
  ['monza', 'never-stop-early', 120, 2],
  ['allens-dirt', 'flag-on-the-last-lap', 415, 4],
  ['allens-dirt', 'finish', 73, 3],
  ['dicey-curves', 'last-car-left', 539, 1],
  ['dicey-curves', 'one-car-each', 533, 5],
  ['dodge-dice', 'most-seats', 49, 1],
] as const

/** A table at such a moment; the others are bots. */
function crowded([game, of, upTo, person]: (typeof CROWDED)[number]) {
  const match = JSON.parse(readFileSync(`test/recorded/${game}/${of}.json`, 'utf8'))
  const names = match.seats.map((_: unknown, seat: number) => `Driver ${seat}${seat === person ? '' : ':casual'}`)
  const { rulesVersion, options } = match
  const log = match.log.slice(0, upTo)
  return { id: `${of}-${upTo}`, game, rulesVersion, options, sitters: sitting(game, ...names), log }
}

/** So many pixels of the box of a letter are empty above it and below. */
const AIR = 2.5

/** The choices of which the text leaves its button or meets its chance, with how many pixels too many it takes. */
const collisions = (page: Page): Promise<string[]> =>
  page.locator('button[data-choice]').evaluateAll(
    (buttons, air) =>
      buttons.flatMap((button) => {
        const badge = button.querySelector('[data-odds]')!
        const text = document.createRange()
        text.setStart(button, 0)
        text.setEndBefore(badge)
        const [box, room, chance] = [text, button, badge].map((one) => one.getBoundingClientRect())
        const shown = badge.firstElementChild!
        const figure = document.createRange()
        figure.selectNode(shown.lastChild!)
        const cut = shown.scrollWidth - shown.clientWidth
        const star = shown.querySelector('svg')
        const met = star ? star.getBoundingClientRect().right - figure.getBoundingClientRect().left : 0
        const over = Math.max(box!.bottom - chance!.top, room!.top - box!.top, box!.right - room!.right, cut, met)
        return over > air ? [`${text}: ${over.toFixed(1)}`] : []
      }),
    AIR,
  )

const PLACES = [
  { width: 320, height: 568 },
  { width: 320, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  DESK,
] as const

test('UX-30 no choice runs into its chance, however many there are and however long', async ({ page }) => {
  await withSettings(page, { odds: true })
  await page.goto('/nowhere')
  for (const moment of CROWDED)
    await test.step(moment.join(' '), async () => {
      await turnToTable(page, crowded(moment))
      await bar(page).locator('button[data-choice] [data-best]').first().waitFor()
      for (const language of ['en', 'ja'] as const) {
        await speak(page, language)
        await atEverySize(page, PLACES, async ({ width, height }) =>
          expect(await collisions(page), `${language} ${width}×${height}`).toEqual([]),
        )
        await expect(page.locator('[aria-description*=".risk."]')).toHaveCount(0)
      }
      await speak(page, 'en')
    })
})

const dodge = (id: string) => ({ id, game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') })

/** O shows the odds and hides them, and buttons stay where they are. */
async function showsAndHides(page: Page): Promise<void> {
  const choice = bar(page).locator('[data-choice]').first()
  const place = await choice.boundingBox()
  await expect(bar(page).locator('[data-odds]')).toHaveCount(0)
  await page.keyboard.press('o')
  await allJudged(page)
  expect(await choice.boundingBox()).toEqual(place)
  const described = bar(page).locator('[data-choice][aria-description*="this roll ends the round"]')
  await expect(described).toHaveAttribute(
    'aria-description',
    /^Chance to win: [^a-z]*(, the best)?\. [\d.]+% you take points/,
  )
  await expect(bar(page).locator('[data-risks]')).toContainText('% this roll ends the round')
  await page.reload()
  await allJudged(page)
  await page.keyboard.press('o')
  await expect(bar(page).locator('[data-odds]')).toHaveCount(0)
}

/** A champion says what to do and why. */
async function advises(page: Page): Promise<void> {
  await bar(page).locator('[data-advise]').click()
  const advice = page.locator('dialog[open] [data-advice="done"]')
  await expect(advice.getByRole('status')).toHaveText(/It wins .*% instead of .*% with “.*”\. (It|After it) /)
  await expect(advice.getByRole('listitem')).toHaveCount(2)
  await expect(advice.getByRole('listitem').first()).toContainText('Chance to win')
  await expectNoViolations(page, ['light', 'dark'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await expect(advice).toBeVisible()
}

/** From now on nobody answers what is thought about for long; the page's questions are noted. */
const deaf = (page: Page) =>
  page.evaluate(() => {
    const posted: { kind: string; number: number }[] = []
    Reflect.set(window, 'posted', posted)
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { kind: string; number: number }) {
      posted.push({ kind: message.kind, number: message.number })
      if (message.kind !== 'ask') post.call(this, message)
    }
  })

const posted = (page: Page) => page.evaluate(() => Reflect.get(window, 'posted') as { kind: string; number: number }[])

/** What is thought about is dropped when the table goes on. */
async function isDropped(page: Page): Promise<void> {
  await deaf(page)
  await wish(page, { odds: true })
  await turnToTable(page, dodge('dropped'))
  await expect.poll(async () => (await posted(page)).filter(({ kind }) => kind === 'ask').length).toBeGreaterThan(0)
  const asked = (await posted(page)).find(({ kind }) => kind === 'ask')!
  await bar(page).locator('[data-choice]').first().click()
  await expect.poll(() => posted(page)).toContainEqual({ kind: 'cancel', number: asked.number })
}

test('UX-15 odds and advice come when they are asked for, and go with their moment', async ({ page }) => {
  await withSettings(page, {})
  await openTable(page, dodge('asked'))
  await test.step('O shows the odds and hides them, and buttons stay where they are', () => showsAndHides(page))
  await test.step('a champion says what to do and why, odds shown or not', () => advises(page))
  await test.step('what is thought about is dropped when the table goes on', () => isDropped(page))
})

live('UX-15 at a rated table nobody is helped', async ({ visit }) => {
  const settings = { odds: true }
  const pages = [await visit('Ann', '/friends', { settings }), await visit('Ben', '/friends', { settings })]
  for (const page of pages) await page.request.post('/api/guests', { data: { kind: 'browser' } })
  await begun(pages, { game: 'dodge-dice', isRated: true })
  const own = pages[0]!.locator('[data-own="true"] [data-choice]')
  await own.first().waitFor()
  await pages[0]!.keyboard.press('h')
  await expect(pages[0]!.locator('dialog[open], [data-odds], [data-advise], [data-risks]')).toHaveCount(0)
})
