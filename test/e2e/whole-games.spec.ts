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
function offered(page: Parameters<typeof bar>[0]) {
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
async function byKeyboard(page: Parameters<typeof bar>[0], game: GameId): Promise<void> {
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
