import type { Page } from '@playwright/test'
import { raced } from './dicey.ts'
import { begun, expect, test, two } from './live.ts'
import { bar, furthestOffer, playToTheEnd, ranking } from './paddock.ts'

/** Whatever the page offers, by turns the first and the last. */
const offered = (page: Page) => (turn: number) => {
  const choices = bar(page).locator('[data-choice]')
  return (turn % 3 === 0 ? choices.last() : choices.first()).click()
}

const byOffers = (page: Page) => playToTheEnd(page, offered(page))
const asFarAsItGoes = (page: Page) => playToTheEnd(page, () => furthestOffer(page).click())

const GAMES = [
  { game: 'dodge-dice', options: {}, play: byOffers },
  { game: 'monza', options: {}, play: byOffers },
  { game: 'allens-dirt', options: { laps: 1 }, play: asFarAsItGoes },
  { game: 'dicey-curves', options: { cars: 'one', length: 'exact', finish: 1, danger: true }, play: raced },
] as const

for (const { game, options, play } of GAMES)
  test(`${game} is played by two people in two browsers to its end`, async ({ visit }) => {
    const pages = await two(visit)
    await begun(pages, { game, options })
    await Promise.all(pages.map(play))
    for (const page of pages) await expect(ranking(page)).toHaveCount(2)
  })
