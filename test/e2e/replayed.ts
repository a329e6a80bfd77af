import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, quickly, type Saved, sitting } from './paddock.ts'
import { layDown, turnTo } from './same-page.ts'

const NAMES = ['Ann', 'Rosa:casual', 'Enzo:casual', 'Mika:casual', 'Juno:casual', 'Vito:casual']

interface Recorded extends Saved {
  readonly log: readonly object[]
}

/** A recorded match as a table of this browser. */
export function recorded(path: string, entries?: number): Recorded {
  const { game, seats, options, log } = JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
  const count = Array.isArray(seats) ? seats.length : seats
  const names = Array.from({ length: count }, (_, seat) => NAMES[seat] ?? `Driver ${seat}:casual`)
  const isCut = entries !== undefined
  return {
    id: `${path}-${entries ?? 'all'}`.replaceAll('/', '-'),
    game,
    options,
    sitters: sitting(game, ...names),
    log: isCut ? log.slice(0, entries) : log,
    ...(isCut ? {} : { over: true }),
  }
}

export const MONZA = recorded('monza/fewest-seats')
export const END = MONZA.log.length

export async function start(page: Page): Promise<void> {
  await quickly(page)
  await page.goto('/nowhere')
}

export async function openReplay(page: Page, saved: Saved, at?: number): Promise<void> {
  await layDown(page, saved)
  await turnTo(page, '/nowhere')
  await turnTo(page, `/replay/${saved.game}/${saved.id}${at === undefined ? '' : `?at=${at}`}`)
  await page.locator('[data-replay]').waitFor()
}

export const shows = (page: Page, at: number) =>
  expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', String(at))
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What is to be seen of the table: players, dice, and the board as it is named. Who plays alone is "you" there alone. */
export const seen = async (page: Page) => (await shown(page)).map((text) => text.replace(/^You,/, 'Ann,'))

const shown = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('[aria-label="Players"]')!.textContent,
    ...[...document.querySelectorAll('[data-die]')].map((die) => `${die.textContent} ${die.getAttribute('data-up')}`),
    ...[...document.querySelectorAll('[data-board] [aria-label]')].map((one) => one.getAttribute('aria-label')!),
  ])

/** A match file, as somebody picks it. */
export const match = (file: object) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
})
