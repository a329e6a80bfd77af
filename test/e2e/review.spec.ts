import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, keep, keptTables, openTable, quickly, type Saved, sitting, test } from './paddock.ts'

interface Recorded extends Saved {
  readonly id: string
  readonly log: readonly { readonly outcome?: object }[]
}

/** A recorded match between people as a table of this browser. */
function recorded(path: string, entries?: number): Recorded {
  const { game, rulesVersion, seats, options, log } = JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
  const names = Array.from({ length: seats.length ?? seats }, (_, seat) => ['Ann', 'Bob'][seat] ?? `Driver ${seat}`)
  return {
    ...{ id: 'first', game, rulesVersion, options, sitters: sitting(game, ...names) },
    ...(entries === undefined ? { log, over: true } : { log: log.slice(0, entries) }),
  }
}

const DODGE = recorded('dodge-dice/fewest-seats')
const MONZA = recorded('monza/fewest-seats')

async function openReview(page: Page, saved: Recorded): Promise<void> {
  await keep(page, `paddock.table.${saved.id}`, { format: 1, rulesVersion: 1, begun: 0, touched: Date.now(), ...saved })
  await page.goto(`/review/${saved.game}/${saved.id}`)
  await page.locator('[data-review]').waitFor()
}

const course = (page: Page, state?: string) => page.locator(`[data-review-state${state ? `="${state}"` : ''}]`)
const isDone = async (page: Page) => {
  await page.locator('[data-decisive]').first().waitFor()
  await expect(course(page)).toHaveCount(0)
}
const cursor = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' })
const shows = (page: Page, at: number) =>
  expect(page.locator('[data-review-at]')).toHaveAttribute('data-review-at', String(at))
const findings = (page: Page) => page.locator('[data-finding]')
/** How many entries were looked at. */
const seen = async (page: Page) => Number(/\d+/.exec(await course(page).getByRole('status').innerText())![0])

test('UX-22 from the results to the review: chances, everybody without luck, what decided it', async ({ page }) => {
  await quickly(page)
  await openTable(page, DODGE)
  await bar(page).getByRole('button', { name: 'Results' }).click()
  await page.locator('[data-review-this]').click()
  await isDone(page)
  await expect(page.locator('[data-seat-review="1"]')).toContainText('Bob won. With even luck it would have been 35%')
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await expect(page.locator('[data-decisive]')).toHaveCount(3)
  await cursor(page).focus()
  await page.keyboard.press('End')
  await shows(page, DODGE.log.length)
  await page.keyboard.press('ArrowLeft')
  await shows(page, DODGE.log.length - 1)
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /Ann \d+%, Bob \d+%/)
  await expectNoViolations(page)
})

test('the list has every decision with what was better, by player and grade, and every roll', async ({ page }) => {
  await quickly(page)
  await openReview(page, DODGE)
  await isDone(page)
  await expect(findings(page).first()).toContainText('Ann: Skip (1 chip)')
  await expect(findings(page).first()).toContainText('Better: Roll the dice')
  await page.locator('[data-filter="what"]').selectOption('blunder')
  await expect(findings(page)).toHaveCount(2)
  await page.locator('[data-filter="seat"]').selectOption({ label: 'Bob' })
  await expect(findings(page)).toHaveCount(1)
  await findings(page).getByRole('button', { name: 'Show on the board' }).click()
  await shows(page, Number(await findings(page).getAttribute('data-finding')))
  await page.locator('[data-filter="what"]').selectOption('rolls')
  await expect(findings(page).first()).toContainText(/Bob [+-]\d/)
})

test('play from here: the dice of the match fall again', async ({ page }) => {
  await quickly(page)
  await openReview(page, DODGE)
  await isDone(page)
  await page.locator('[data-finding="0"]').getByRole('button', { name: 'Play from here' }).click()
  await expect(page.locator('[data-change="same"] input')).toBeChecked()
  await page.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.locator('[data-origin]')).toHaveText('What if · moment 0 · the same dice as long as they fit')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  const thrown = async () => (await keptTables(page)).find(({ origin }) => origin)?.log[1]?.outcome
  await expect.poll(thrown).toEqual(DODGE.log.find(({ outcome }) => outcome)!.outcome)
})

test('UX-10 Monza on phones: nothing beyond the edge, and there and back from the replay', async ({ page }) => {
  await quickly(page)
  await openReview(page, MONZA)
  await isDone(page)
  await atEverySize(page, [...PHONES, { width: 844, height: 390 }], async () => {
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    await expect(page.locator('[data-board]')).toBeVisible()
  })
  await expectNoViolations(page, ['light'])
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('link', { name: 'Review this match' }).click()
  await isDone(page)
})

test('a season is reviewed race by race; what is stopped goes on from there, in a new page too', async ({ page }) => {
  await quickly(page)
  await openReview(page, recorded('allens-dirt-season/whole-season'))
  await page.locator('[data-chapters]').selectOption('1')
  await expect(course(page, 'resting')).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.locator('[data-line]')).toHaveCount(12)
  await expect.poll(() => seen(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(course(page, 'resting')).toContainText('they are kept')
  const before = await seen(page)
  await page.reload()
  await page.locator('[data-chapters]').selectOption('1')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.locator('[data-line]').first().waitFor()
  expect(await seen(page)).toBeGreaterThanOrEqual(before)
})

test('a match that is not over is reviewed as far as it goes; one that hides hands is not', async ({ page }) => {
  await quickly(page)
  await openReview(page, { ...recorded('dodge-dice/fewest-seats', 20) })
  await expect(page.getByText('This match is not over')).toBeVisible()
  await isDone(page)
  await expect(page.locator('[data-seat-review="0"]')).toContainText('The chance of Ann went from')
  await openReview(page, { ...recorded('dicey-curves/danger', 60), id: 'hidden' })
  await expect(page.locator('[data-no-review]')).toContainText('Hands are hidden until this match is over')
})

test('a match that came by link is reviewed, and played from with its own dice', async ({ page }) => {
  await quickly(page)
  const packed = deflateRawSync(readFileSync('test/recorded/dodge-dice/fewest-seats.json')).toString('base64url')
  await page.goto(`/replay#m=${packed}&at=0`)
  await page.getByRole('link', { name: 'Review this match' }).click()
  await isDone(page)
  await page.locator('[data-finding="0"]').getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('button', { name: 'Take over from here' }).click()
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  const thrown = async () => (await keptTables(page)).find(({ origin }) => origin)?.log[1]?.outcome
  await expect.poll(thrown).toEqual(DODGE.log.find(({ outcome }) => outcome)!.outcome)
})
