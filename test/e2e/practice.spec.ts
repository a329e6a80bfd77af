import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { loreFor } from '../../src/bots/levels.ts'
import { prepare } from '../../src/engine/table.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { positionOf } from '../../src/lab/daily.ts'
import { movesAt } from '../../src/lab/position.ts'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { expect, keep, openTable, quickly, sitting, test, withSettings } from './paddock.ts'
import { speak, turnTo } from './same-page.ts'

const SIDE = { width: 844, height: 390 }
const DAY = '2026-01-05'

const bar = (page: Page) => page.getByRole('region', { name: 'What to do' })
const choices = (page: Page) => bar(page).locator('[data-choice]')
const verdict = (page: Page) => page.locator('[data-verdict]')
const isJudged = (page: Page) => expect(verdict(page)).not.toHaveAttribute('data-verdict', 'thinking')
const solved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('paddock.practice') ?? '{"solved":[]}').solved as object[])

/** How many moves the position of the day has where it is looked for without a browser. */
async function movesOnThatDay(id: string): Promise<number> {
  const manifest = MANIFESTS[id]!
  const { game } = manifest
  const [lore, guide] = await Promise.all([loreFor('champion', manifest), manifest.guide?.()])
  const drives = guide?.drives ?? null
  const search = positionOf(DAY, { game, lore, drives })
  let step = search.next()
  while (!step.done) step = search.next()
  const { seats, seat, log } = step.value!
  const prepared = prepare(game, { seats })
  const played = prepared.ok ? Timeline.replay(game, prepared.table, log) : null
  if (!played?.ok) throw new Error('the position cannot be reached')
  const { present } = played.timeline
  return movesAt(game, drives, game.view(present, seat), seat, game.legal(present, seat)).length
}

/** A game of two that was played badly, with its table and its place in the history. */
async function playedBadly(page: Page): Promise<void> {
  const { log } = JSON.parse(readFileSync('test/recorded/dodge-dice/fewest-seats.json', 'utf8'))
  const seat = (name: string, colour: string, bot: string | null, place: number) => ({
    ...{ name, colour, bot, place, score: 0, own: bot === null, dice: null },
  })
  const seats = [seat('Ann', 'red', null, 1), seat('Rosa', 'yellow', 'random', 2)]
  const game = { id: 'mine', game: 'dodge-dice', rulesVersion: 1, options: {}, begun: 0, ended: 1, seats }
  await keep(page, 'paddock.history', { format: 1, games: [game], removed: [] })
  await openTable(page, { id: 'mine', game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random'), log })
}

test('the position of a day is decided by keyboard, judged, kept, and the same for the next who comes', async ({
  page,
}) => {
  await quickly(page)
  await page.goto(`/practice/daily/dodge-dice?day=${DAY}`)
  await expect(page.locator('[data-position="open"]')).toBeVisible({ timeout: 90_000 })
  const offered = await choices(page).allTextContents()
  expect(offered.length).toBeGreaterThan(1)
  await expect(page.locator('[data-odds]')).toHaveCount(0)
  await choices(page).last().focus()
  await page.keyboard.press('Enter')
  await isJudged(page)
  await expect(verdict(page).locator('li')).toHaveCount(offered.length)
  await expect(verdict(page).locator('[data-taken]')).toContainText('your choice')
  await expect(verdict(page).locator('li [data-best]')).toHaveCount(1)
  await expect(verdict(page)).toContainText('Worked out exactly')
  await expectNoViolations(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await verdict(page).getByRole('button', { name: 'Share' }).click()
  await expect(verdict(page)).toContainText('Copied.')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/^Paddock, position of the day, 2026-01-05: Dodge Dice\. .*\/practice\/daily\/dodge-dice/)
  await page.keyboard.press('Escape')
  const [first] = await solved(page)
  expect(first).toMatchObject({ day: DAY, game: 'dodge-dice' })

  await bar(page).getByRole('button', { name: 'Try another' }).click()
  await choices(page).first().click()
  await isJudged(page)
  expect(await solved(page)).toEqual([first])

  await page.goto(`/practice/daily/dodge-dice?day=${DAY}`)
  await expect(choices(page)).toHaveText(offered, { timeout: 90_000 })
})

test('whole moves are positions too, on every phone', async ({ page }) => {
  await quickly(page)
  await page.goto(`/practice/daily/monza?day=${DAY}`)
  await expect(choices(page)).toHaveCount(await movesOnThatDay('monza'), { timeout: 90_000 })
  await atEverySize(page, [...PHONES, SIDE], async () => {
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    await expect(choices(page).first()).toBeInViewport({ ratio: 1 })
    await expect(choices(page).last()).toBeInViewport()
  })
  await expectNoViolations(page, ['light'])
  await choices(page).first().click()
  await isJudged(page)
})

/** In Japanese, on phones. */
async function listsEveryGame(page: Page): Promise<void> {
  await turnTo(page, '/practice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('練習')
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(6)
  await atEverySize(page, PHONES, async () => expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0))
  await expectNoViolations(page)
}

/** From home and from the history. */
async function isLedTo(page: Page): Promise<void> {
  await turnTo(page, '/')
  await page.getByRole('link', { name: 'Position of the day' }).click()
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible()
  await turnTo(page, '/history')
  await page.getByRole('main').getByRole('link', { name: 'Practice' }).click()
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible()
}

/** Each of the last seven days of a game. */
async function daysLeadToTheirPositions(page: Page): Promise<void> {
  await turnTo(page, '/practice')
  const days = page.locator('[data-days="dodge-dice"]').getByRole('link')
  await expect(days).toHaveCount(7)
  const way = (await days.first().getAttribute('href'))!
  expect(way).toMatch(/^\/practice\/daily\/dodge-dice\?day=\d{4}-\d\d-\d\d$/)
  await days.first().click()
  await expect.poll(() => page.url().endsWith(way)).toBe(true)
}

test('the practice page lists every game, in both languages; home and history lead there', async ({ page }) => {
  await withSettings(page, { language: 'ja' })
  await page.goto('/nowhere')
  await test.step('every game, in Japanese', () => listsEveryGame(page))
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'en')
  await test.step('home and history lead there', () => isLedTo(page))
  await test.step('the days lead to their positions', () => daysLeadToTheirPositions(page))
})

/** A position that comes first and cannot be opened. */
const addBroken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('paddock-practice')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const position = {
            kind: 'open',
            id: 'broken',
            game: 'dodge-dice',
            seat: 0,
            packed: 'abc',
            lost: 0.9,
            right: 0,
          }
          const writing = opening.result.transaction('positions', 'readwrite')
          writing.objectStore('positions').put({ ...position, due: 0 })
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
  )

test('a reviewed game counts in the ledger, and what it gave away is decided again', async ({ page }) => {
  await quickly(page)
  await playedBadly(page)
  await turnTo(page, '/history')
  await page.getByRole('button', { name: 'Review the other game' }).click()
  const ledger = page.locator('[data-ledger]')
  await expect(ledger).toHaveAttribute('data-ledger', '1', { timeout: 90_000 })
  await expect(ledger.locator('[data-conclusion]')).toHaveText(
    /^One game tells what the dice brought in it .* only several games can tell\. *$/,
  )
  await expect(ledger.getByRole('img')).toHaveAccessibleName(/After one game the dice have brought/)
  await expect(page.getByRole('button', { name: 'Review the other game' })).toHaveCount(0)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const lost = await ledger.getByRole('columnheader', { name: 'Given away per decision' }).boundingBox()
  expect(lost!.x + lost!.width).toBeLessThan(360)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file.games[0].review).toMatchObject({ isExact: true })
  expect(file.practice.length).toBeGreaterThan(0)

  await addBroken(page)
  await turnTo(page, '/practice')
  await page.getByRole('link', { name: 'Decide again' }).click()
  await expect(page.getByText('was given away here')).toBeVisible()
  await choices(page).first().click()
  await isJudged(page)
  await expect(verdict(page)).toContainText('Worked out exactly')
  await expect(page.locator('[data-position="answered"]')).toBeVisible()
})
