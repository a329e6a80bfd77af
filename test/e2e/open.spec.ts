import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, keepsNothing, test } from './paddock.ts'
import { END, MONZA, match, press, seen, shows, start } from './replayed.ts'
import { turnTo, turnToTable } from './same-page.ts'

/** A match goes into a file and comes back from it. */
async function comesBack(page: Page): Promise<void> {
  await turnToTable(page, MONZA)
  await page.keyboard.press('Escape')
  const end = await seen(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a match file')])
  expect(download.suggestedFilename()).toMatch(/^paddock-monza-\d{4}-\d\d-\d\d\.json$/)
  const buffer = readFileSync(await download.path())
  expect(JSON.parse(String(buffer))).toMatchObject({ game: 'monza', log: MONZA.log, seats: [{ name: 'Ann' }, {}] })
  await turnTo(page, '/open')
  await page.evaluate(() => localStorage.clear())
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await shows(page, 0)
  await page.keyboard.press('End')
  await shows(page, END)
  expect(await seen(page)).toEqual(end)
  await turnTo(page, '/')
  await page.getByRole('region', { name: 'History' }).locator('summary').click()
  await page.getByRole('link', { name: 'Replay this game of Monza' }).first().click()
  await shows(page, 0)
}

/** A file that is dropped on the home page is opened; a running game can be played on. */
async function isDropped(page: Page): Promise<void> {
  await turnTo(page, '/')
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
  await expect(page).toHaveURL(/\/table\/dodge-dice\//)
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('You')
}

/** What the browser cannot keep is shown all the same, and the page says so. */
async function isNotKept(page: Page): Promise<void> {
  await keepsNothing(page, 'QuotaExceededError')
  await page.goto('/open')
  await page.locator('input[type=file]').setInputFiles(match({ game: MONZA.game, seats: 2, log: MONZA.log }))
  await shows(page, 0)
  await expect(page.locator('[data-trouble]')).toContainText('Save it as a file')
}

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

/** Every file that is no match is answered by one clear sentence. */
async function isRefused(page: Page): Promise<void> {
  await turnTo(page, '/open')
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
}

const linkTo = (text: string | Buffer): string => `/replay#m=${deflateRawSync(text).toString('base64url')}&at=0`

function linkToTrack(columns: number): string {
  const board = JSON.parse(readFileSync('src/games/allens-dirt/boards/default.json', 'utf8'))
  return linkTo(JSON.stringify({ game: 'allens-dirt', seats: 8, board: { ...board, columns } }))
}

/** A link to more than can be shown is answered by one sentence; the longest track is shown. */
async function isTooMuch(page: Page): Promise<void> {
  const fault = page.locator('[data-fault]')
  await turnTo(page, linkToTrack(100_000))
  await expect(fault).toHaveAttribute('data-fault', 'too-big')
  await expect(fault).toContainText('100000 is too large or too long; the most is 200.')
  await page.goto(linkTo(Buffer.alloc(47_000_000, ' ')))
  await expect(fault).toHaveAttribute('data-fault', 'link-too-large')
  await page.goto(linkToTrack(200))
  await shows(page, 0)
}

test('matches come from files and links, and what is none is refused in a sentence', async ({ page }) => {
  await start(page)
  await test.step('every file that is no match is answered by one clear sentence', () => isRefused(page))
  await test.step('a link to more than can be shown is too', () => isTooMuch(page))
  await test.step('a match goes into a file and comes back from it', () => comesBack(page))
  await test.step('a file that is dropped on the home page is opened', () => isDropped(page))
  await test.step('a match that the browser cannot keep is shown all the same', () => isNotKept(page))
})
