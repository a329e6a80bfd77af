import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { bar, expect, keptTable, quickly, type Saved, sitting, test } from './paddock.ts'
import { layDown, turnBack, turnTo, turnToTable } from './same-page.ts'

interface Recorded extends Saved {
  readonly id: string
  readonly log: readonly { readonly outcome?: object }[]
}

/** A recorded match between people as a table of this browser. */
function recorded(path: string, entries?: number): Recorded {
  const { game, rulesVersion, seats, options, log } = JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
  const names = Array.from({ length: seats.length ?? seats }, (_, seat) => ['Ann', 'Bob'][seat] ?? `Driver ${seat}`)
  return {
    ...{
      id: `${path}-${entries ?? 'all'}`.replaceAll('/', '-'),
      game,
      rulesVersion,
      options,
      sitters: sitting(game, ...names),
    },
    ...(entries === undefined ? { log, over: true } : { log: log.slice(0, entries) }),
  }
}

const DODGE = recorded('dodge-dice/fewest-seats')
const MONZA = recorded('monza/fewest-seats')

async function start(page: Page): Promise<void> {
  await quickly(page)
  await page.goto('/nowhere')
}

async function openReview(page: Page, saved: Recorded): Promise<void> {
  await layDown(page, saved)
  await turnTo(page, `/review/${saved.game}/${saved.id}`)
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

/** From the results to the review: chances, everybody without luck, what decided it. */
async function isReviewed(page: Page): Promise<void> {
  await turnToTable(page, DODGE)
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
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /Ann <?\d+%, Bob >?\d+%/)
  await expectNoViolations(page)
}

/** Every decision with what was better, by player and grade, and every roll. */
async function lists(page: Page): Promise<void> {
  await expect(findings(page).first()).toContainText('Ann: Skip (1 chip)')
  await expect(findings(page).first()).toContainText('Better: Roll the dice')
  await expect(findings(page).first()).toContainText(/Ann: -\d+\.\d% chance to win/)
  await expect(page.locator('[data-review]')).not.toContainText(/[+-]0\.0%/)
  await page.locator('[data-filter="what"]').selectOption('blunder')
  await expect(findings(page)).toHaveCount(2)
  await page.locator('[data-filter="seat"]').selectOption({ label: 'Bob' })
  await expect(findings(page)).toHaveCount(1)
  await findings(page).getByRole('button', { name: 'Show on the board' }).click()
  await shows(page, Number(await findings(page).getAttribute('data-finding')))
  await page.locator('[data-filter="what"]').selectOption('rolls')
  await expect(findings(page).first()).toContainText(/Bob: [+-]\d+\.\d% chance to win/)
}

/** What is shown of a finding is seen, however much is open between it and the board. */
async function isShownBeside(page: Page): Promise<void> {
  await page.getByText('Chances as a table').click()
  for (const size of [...PHONES, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await page.locator('[data-filter="what"]').selectOption('decisions')
    const last = findings(page).last()
    await last.getByRole('button', { name: 'Show on the board' }).click()
    await shows(page, Number(await last.getAttribute('data-finding')))
    await expect(cursor(page)).toBeInViewport()
    await expect(page.locator('[data-board]')).toBeInViewport({ ratio: 0.9 })
  }
  await page.getByText('Chances as a table').click()
}

/** At the table that is shown the first throw of the match has fallen again. */
async function falls(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1)!
  const thrown = async () => (await keptTable(page, id)).log[1]?.outcome
  await expect.poll(thrown).toEqual(DODGE.log.find(({ outcome }) => outcome)!.outcome)
}

/** The dice of the match fall again. */
async function isPlayedFrom(page: Page): Promise<void> {
  await page.locator('[data-finding="0"]').getByRole('button', { name: 'Play from here' }).click()
  await expect(page.locator('[data-change="same"] input')).toBeChecked()
  await page.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.locator('[data-origin]')).toHaveText('What if · moment 0 · the same dice as long as they fit')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await falls(page)
}

test('UX-22 a match is reviewed, looked through and played from', async ({ page }) => {
  await start(page)
  await test.step('from the results: chances, everybody without luck, what decided it', () => isReviewed(page))
  await test.step('every decision with what was better, by player and grade, and every roll', () => lists(page))
  await test.step('what is shown is seen where the table of chances is open', () => isShownBeside(page))
  await turnBack(page)
  await isDone(page)
  await test.step('play from here: the dice of the match fall again', () => isPlayedFrom(page))
})

/** Nothing beyond the edge, and there and back from the replay. */
async function fitsPhones(page: Page): Promise<void> {
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
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** As far as it goes; one that hides hands is not. */
async function isNotOver(page: Page): Promise<void> {
  await openReview(page, recorded('dodge-dice/fewest-seats', 20))
  await expect(page.getByText('This match is not over')).toBeVisible()
  await isDone(page)
  await expect(page.locator('[data-seat-review="0"]')).toContainText('The chance of Ann went from')
  await openReview(page, recorded('dicey-curves/danger', 60))
  await expect(page.locator('[data-no-review]')).toContainText('Hands are hidden until this match is over')
}

/** Reviewed, and played from with its own dice. */
async function cameByLink(page: Page): Promise<void> {
  const packed = deflateRawSync(readFileSync('test/recorded/dodge-dice/fewest-seats.json')).toString('base64url')
  await turnTo(page, `/replay#m=${packed}&at=0`)
  await page.getByRole('link', { name: 'Review this match' }).click()
  await isDone(page)
  await page.locator('[data-finding="0"]').getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('button', { name: 'Take over from here' }).click()
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await falls(page)
}

test('UX-10 reviews of other matches: on phones, not over, by link', async ({ page }) => {
  await start(page)
  await test.step('Monza on phones: nothing beyond the edge, and there and back', () => fitsPhones(page))
  await test.step('a match that is not over is reviewed as far as it goes; one that hides hands is not', () =>
    isNotOver(page))
  await test.step('a match that came by link is reviewed, and played from with its own dice', () => cameByLink(page))
})

test('a season is reviewed race by race; what is stopped goes on from there, in a new page too', async ({ page }) => {
  await start(page)
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
