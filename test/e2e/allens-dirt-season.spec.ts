import AxeBuilder from '@axe-core/playwright'
import { bar, expect, moment, openTable, quickly, results, sitting, test } from './paddock.ts'

type Page = Parameters<typeof bar>[0]

const NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otis', 'Dale', 'Pearl', 'Hank', 'Wilma']
const DRIVERS = sitting('allens-dirt-season', 'Ann', ...NAMES.map((name) => `${name}:random`))

const open = (page: Page, log: readonly object[] = []) =>
  openTable(page, { game: 'allens-dirt-season', sitters: DRIVERS, options: { laps: 1 }, log })

const rolls = (...dice: readonly (readonly [number, number])[]) => dice.map((each) => ({ outcome: { dice: each } }))

/** Twelve qualify; Rosa and Wilma, Enzo and Hank are tied and roll again. Ann is the best. */
const QUALIFIED = rolls(
  ...([
    [6, 6],
    [6, 5],
    [5, 5],
    [5, 4],
    [4, 4],
    [4, 3],
    [3, 3],
    [3, 2],
    [2, 2],
    [2, 1],
    [5, 5],
    [6, 5],
  ] as const),
  ...([
    [6, 6],
    [1, 1],
    [6, 6],
    [1, 1],
  ] as const),
)

const looks = (page: Page) => page.getByRole('group', { name: 'What to look at' })

test('the season begins with the qualifying of all twelve', async ({ page }) => {
  await quickly(page)
  await open(page)
  await expect(page.getByRole('group', { name: 'Qualifying' }).getByRole('row')).toHaveCount(13)
  await expect(bar(page)).toContainText('Season qualifying: Ann rolls.')
})

test('UX-28 who starts in the first race, who sits out, and why', async ({ page }) => {
  await quickly(page)
  await open(page, QUALIFIED)
  await expect(bar(page)).toContainText('Race 1 of 10.')
  await expect(page.locator('[data-car]')).toHaveCount(8)
  await looks(page).getByRole('button', { name: 'Standings' }).click()
  const starts = page.locator('[data-line-up="starts"]')
  const out = page.locator('[data-line-up="sits-out"]')
  await expect(starts.getByRole('listitem')).toHaveCount(8)
  await expect(starts).toContainText('Ann')
  await expect(out.getByRole('listitem')).toHaveCount(4)
  await expect(out).toContainText('not among the best eight in qualifying')
  await expect(page.locator('[data-line-up="as-it-stands"]')).toContainText('they would sit out race 2')
})

test('a rule of the race opens from the season too', async ({ page }) => {
  await quickly(page)
  await open(page, QUALIFIED)
  await bar(page).locator('[data-rule="AD-5"]').click()
  await expect(page.getByRole('dialog')).toContainText('Roll two dice and move that many spaces')
})

test('UX-10 on a phone nothing lies beside the screen, whatever is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await quickly(page)
  await open(page, QUALIFIED)
  for (const look of ['Race 1', 'Standings', 'Calendar']) {
    await looks(page).getByRole('button', { name: look }).click()
    for (const part of [looks(page), bar(page), bar(page).locator('[data-choice]').first()])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

const LIGHTS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

for (const look of ['Race 1', 'Standings', 'Calendar'])
  test(`UX-25 ${look}: axe finds nothing in light, dark, high contrast and forced colours`, async ({ page }) => {
    await quickly(page)
    await open(page, QUALIFIED)
    await looks(page).getByRole('button', { name: look }).click()
    for (const [light, media] of Object.entries(LIGHTS)) {
      await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, ...media })
      expect(await violations(page), light).toEqual([])
    }
  })

/** The points of a race for the winner down, added up: nine races of 4 + 3 + 2 + 1, and 6 + 5 + 4 + 3 + 2 + 1. */
const ALL_POINTS = 9 * 10 + 21

const SEASON = 300_000

/** Waits for this page's turn, however long the others race, or for the end of the season. */
async function isToAct(page: Page): Promise<boolean> {
  await expect(page.locator('[data-driving="true"]')).toHaveCount(0)
  await bar(page).locator('[data-choice]').or(results(page)).first().waitFor({ timeout: SEASON })
  return !(await results(page).isVisible())
}

test('UX-28 a whole season of one-lap races, to the champion', async ({ page }) => {
  test.setTimeout(SEASON)
  await quickly(page)
  await open(page)
  while (await isToAct(page)) {
    const end = page.locator('[data-end]').first()
    await ((await end.isVisible()) ? end : bar(page).locator('[data-choice]').first()).click()
  }
  await expect(results(page).getByRole('listitem')).toHaveCount(12)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-champion]')).toContainText('Champion')
  const points = await page.locator('td[data-column="points"]').allTextContents()
  expect(points).toHaveLength(12)
  expect(points.reduce((sum, each) => sum + Number(each), 0)).toBe(ALL_POINTS)
  expect(await violations(page)).toEqual([])
  await looks(page).getByRole('button', { name: 'Calendar' }).click()
  await expect(page.locator('[data-race][data-state="over"]')).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Score sheet of race 10' }).click()
  await expect(page.getByRole('dialog').getByRole('table').first().getByRole('row')).toHaveCount(9)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const count = await moment(page)
  await page.reload()
  await expect(page.locator('[data-champion]')).toBeVisible()
  expect(await moment(page)).toBe(count)
})
