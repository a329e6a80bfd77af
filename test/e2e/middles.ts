import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { goToTable, type Saved } from './paddock.ts'
import { NAMES, sitting } from './sitters.ts'

interface Middle {
  /** A recorded game. */
  readonly of: string
  /** How many of its entries. */
  readonly upTo: number
  /** Who is to decide then, and is the only person at the table. */
  readonly person: number
}

/** Each game at a moment in its middle at which somebody has a choice. */
const MIDDLES: Readonly<Record<string, Middle>> = {
  'dodge-dice': { of: 'most-seats', upTo: 64, person: 0 },
  monza: { of: 'most-seats', upTo: 129, person: 4 },
  'allens-dirt': { of: 'finish', upTo: 390, person: 0 },
  'allens-dirt-season': { of: 'whole-season', upTo: 1250, person: 0 },
  'dicey-curves': { of: 'danger-with-two-cars-each', upTo: 1380, person: 0 },
  pig: { of: 'most-seats', upTo: 145, person: 0 },
}

export const ALL_GAMES = Object.keys(MIDDLES)

/** A table as the browser keeps it, in the middle of a recorded game; the others are bots. */
export function middleOf(game: string): Saved {
  const { of, upTo, person } = MIDDLES[game]!
  const match = JSON.parse(readFileSync(new URL(`../recorded/${game}/${of}.json`, import.meta.url), 'utf8'))
  const seats = match.seats.map((_: unknown, seat: number) => `${NAMES[seat]}${seat === person ? '' : ':casual'}`)
  return {
    id: `middle-${game}`,
    game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    sitters: sitting(game, ...seats),
    log: match.log.slice(0, upTo),
  }
}

/** Opens a game in its middle and waits until it can be played. */
export async function openMiddle(page: Page, game: string): Promise<void> {
  await goToTable(page, middleOf(game))
  await canBePlayed(page, game)
}

export async function canBePlayed(page: Page, game: string): Promise<void> {
  await page.locator('[data-own="true"]').waitFor()
  if (game === 'dicey-curves') await page.locator('[data-combo]').first().waitFor()
}
