import type { Page } from '@playwright/test'
import { playDanger, takeTurn } from './dicey.ts'
import {
  bar,
  expect,
  GAMES,
  type GameId,
  openTable,
  playToTheEnd,
  quickly,
  ranking,
  results,
  sitting,
  test,
} from './paddock.ts'

/** Whatever the page offers, by turns the first and the last. */
function offered(page: Page) {
  let turn = 0
  return async () => {
    const choices = bar(page).locator('[data-choice]')
    turn++
    await (turn % 3 === 0 ? choices.last() : choices.first()).click()
  }
}

for (const game of GAMES) {
  test.describe(`${game}, a whole game`, () => {
    test('UX-3 by mouse, clicking only what the page offers', async ({ page }) => {
      await quickly(page)
      await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:casual', 'Bob') })
      await playToTheEnd(page, offered(page))
      await expect(ranking(page)).toHaveCount(3)
    })

    test('UX-10 on a phone, 360×740, by touch', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
        hasTouch: true,
        isMobile: true,
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      await quickly(page)
      await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:club') })
      await playToTheEnd(page, async () => {
        await bar(page).locator('[data-choice]').first().tap()
      })
      await expect(results(page)).toContainText('wins')
      await context.close()
    })

    test('UX-5 by keyboard alone', async ({ page }) => {
      await quickly(page)
      await openTable(page, { game, sitters: sitting(game, 'Ann', 'Rosa:random') })
      await playToTheEnd(page, () => byKeyboard(page, game))
      await page.keyboard.press('Escape')
      await expect(results(page)).toBeHidden()
      await expect(bar(page).getByRole('button', { name: 'Results' })).toBeVisible()
    })
  })
}

/** Space throws; choices are taken on the board where they lie there, otherwise in the bar. */
async function byKeyboard(page: Page, game: GameId): Promise<void> {
  const roll = bar(page).getByRole('button', { name: 'Roll the dice', exact: true })
  if (game === 'monza' && !(await roll.isVisible())) {
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
    return page.keyboard.press('Enter')
  }
  const focused = bar(page).locator('[data-choice]:focus')
  for (let tabs = 0; tabs < 60 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Sets up a table from the landing page, against one bot or against a house field. */
async function fromTheDoor(page: Page, game: string, agree: () => Promise<unknown>): Promise<void> {
  await quickly(page)
  await page.goto('/')
  await page.locator(`[data-game="${game}"]`).getByRole('link', { name: 'Set up a table' }).click()
  await agree()
  await page.getByRole('button', { name: 'Start the game' }).click()
}

test('dicey-curves with DANGER!, from the landing page to the results', async ({ page }) => {
  await fromTheDoor(page, 'dicey-curves', async () => {
    await page.getByLabel('Who plays seat 2').selectOption('random')
    await page.getByLabel('Cars for each player').selectOption('One')
    await page.getByLabel('Length of the race').selectOption('Exactly as set below')
    await page.getByLabel('Number of the Finish card').fill('1')
    await page.getByLabel('DANGER! expansion').check()
  })
  await raced(page)
  await expect(ranking(page)).toHaveCount(2)
})

/** A whole race: a lit space to place a car, a Danger card now and then, and as far on as the dice lead. */
async function raced(page: Page): Promise<void> {
  const choices = bar(page).locator('[data-choice]')
  const places = page.locator('[data-look="step"]')
  const cards = page.locator('[data-danger]:not([disabled])')
  const end = bar(page).getByRole('button', { name: 'End the turn', exact: true })
  for (let been = 2, acts = 0; ; acts++) {
    await choices.or(places).or(results(page)).first().waitFor()
    if (await results(page).isVisible()) return
    if (await end.isVisible()) been = await takeTurn(page, been)
    else if ((await places.count()) > 0) await places.first().click()
    else if (acts % 5 === 4 && (await cards.count()) > 0) await playDanger(page)
    else await choices.last().click()
  }
}

test('allens-dirt, from the landing page to the results', async ({ page }) => {
  await fromTheDoor(page, 'allens-dirt', () => page.getByLabel('Laps').fill('1'))
  while (await isToAct(page)) {
    const end = page.locator('[data-board] [data-ends]').first()
    await ((await end.isVisible()) ? end : bar(page).locator('[data-choice]').first()).click()
  }
  await expect(ranking(page)).toHaveCount(8)
})

async function isToAct(page: Page): Promise<boolean> {
  await bar(page).locator('[data-choice]').or(results(page)).first().waitFor()
  return !(await results(page).isVisible())
}
