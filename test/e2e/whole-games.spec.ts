import type { Page } from '@playwright/test'
import { raced } from './dicey.ts'
import { middleOf, openMiddle } from './middles.ts'
import {
  bar,
  expect,
  furthestOffer,
  GAMES,
  MOVING,
  onPhone,
  openTable,
  playToTheEnd,
  quickly,
  ranking,
  results,
  sitting,
  test,
} from './paddock.ts'
import { expectStill, watchShifts } from './still.ts'

test.use(MOVING)

/** Whatever the page offers, by turns the first and the last. */
const offered = (page: Page) => (turn: number) => {
  const choices = bar(page).locator('[data-choice]')
  return (turn % 3 === 0 ? choices.last() : choices.first()).click()
}

for (const game of GAMES) {
  test.describe(`${game}, a whole game`, () => {
    test('UX-3, UX-30 from its middle to its end by mouse, clicking only what the page offers: nothing jumps', async ({
      page,
    }) => {
      await quickly(page)
      await watchShifts(page)
      await openMiddle(page, game)
      await playToTheEnd(page, offered(page))
      await expectStill(page)
      await expect(ranking(page)).toHaveCount(middleOf(game).sitters!.length)
    })

    test('UX-10, UX-30 on a phone, 360×740, by touch: nothing jumps', ({ browser }) =>
      onPhone(browser, async (page) => {
        await quickly(page)
        await watchShifts(page)
        await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:club') })
        await playToTheEnd(page, () => bar(page).locator('[data-choice]').first().tap())
        await expectStill(page)
        await expect(results(page)).toContainText('wins')
      }))
  })
}

test('UX-30 dicey-curves with DANGER! on a phone, from the landing page to the results, tapping only what the page offers: nothing jumps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await quickly(page)
  await watchShifts(page)
  await page.goto('/')
  await page.locator('[data-game="dicey-curves"]').getByRole('link', { name: 'Set up a table' }).click()
  await page.getByLabel('Who plays seat 2').selectOption('random')
  await page.getByLabel('Cars for each player').selectOption('One')
  await page.getByLabel('Length of the race').selectOption('Exactly as set below')
  await page.getByLabel('Number of the Finish card').fill('1')
  await page.getByLabel('DANGER! expansion').check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await raced(page)
  await expect(ranking(page)).toHaveCount(2)
  await expect(results(page)).toContainText('wins')
  await expectStill(page)
})

test('allens-dirt, from the landing page to the results, by mouse', async ({ page }) => {
  await quickly(page)
  await page.goto('/')
  await page.locator('[data-game="allens-dirt"]').getByRole('link', { name: 'Set up a table' }).click()
  await page.getByLabel('Laps').fill('1')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await playToTheEnd(page, () => furthestOffer(page).click())
  await expect(ranking(page)).toHaveCount(8)
})
