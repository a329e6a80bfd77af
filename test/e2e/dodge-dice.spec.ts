import type { Page } from '@playwright/test'
import { bar, expect, openTable, quickly, sitting, test } from './paddock.ts'

/** Ann's round ends by Stop, so the dice that lie there are of a round that is over. */
const STOPPED = [
  { seat: 0, action: { kind: 'roll' } },
  { outcome: { penalty: 'green', dodge: { blue: 5, green: 2, red: 1 }, icon: 'stop' } },
  { seat: 0, action: { kind: 'accept' } },
]

const SIX = sitting('dodge-dice', 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay')

const box = async (page: Page, of: string) => (await page.locator(of).first().boundingBox())!

for (const [width, height] of [
  [360, 740],
  [320, 568],
  [844, 390],
  [1366, 768],
] as const)
  test(`UX-10 dodge-dice: the goal, then the dice, then the wall, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await quickly(page)
    await openTable(page, { game: 'dodge-dice', sitters: SIX, log: STOPPED.slice(0, 2) })
    const goal = (await page.getByText('The fewest points win').boundingBox())!
    const felt = await box(page, 'section[aria-label="Dice"]')
    const wall = await box(page, '[data-board]')
    expect(goal.y + goal.height).toBeLessThanOrEqual(felt.y)
    expect(felt.y + felt.height).toBeLessThanOrEqual(wall.y)
    expect(felt.height).toBeGreaterThan(wall.height)
    for (const die of await page.locator('[data-die]').all()) {
      const { x, y, width: wide, height: high } = (await die.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(felt.y)
      expect(y + high).toBeLessThanOrEqual(felt.y + felt.height)
      expect(x + wide).toBeLessThanOrEqual(felt.x + felt.width)
    }
  })

test('dodge-dice: dice of a round that is over do not say what the next one costs', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice', log: STOPPED })
  await expect(bar(page)).toContainText('Bob: roll')
  const penalty = page.locator('[data-group="penalty"]')
  await expect(penalty.locator('[data-up]')).toHaveCount(1)
  await expect(penalty).not.toContainText('for who ends the round')
  await expect(penalty).toContainText('next: all ten')
  await expect(page.getByText('not rolled yet')).toHaveCount(0)
})
