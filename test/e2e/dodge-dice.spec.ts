import type { Page } from '@playwright/test'
import { atEverySize } from './accessible.ts'
import { bar, expect, openTable, quickly, sitting, test } from './paddock.ts'

/** Ann's round ends by Stop, so the dice that lie there are of a round that is over. */
const STOPPED = [
  { seat: 0, action: { kind: 'roll' } },
  { outcome: { penalty: 'green', dodge: { blue: 5, green: 2, red: 1 }, icon: 'stop' } },
  { seat: 0, action: { kind: 'accept' } },
]

const SIX = sitting('dodge-dice', 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay')

const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
]

/** Where the felt and the wall lie, and each die. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (of: Element | null): DOMRect => of!.getBoundingClientRect().toJSON()
    const [felt, wall] = ['section[aria-label="Dice"]', '[data-board]'].map((of) => box(document.querySelector(of)))
    return { felt: felt!, wall: wall!, dice: [...document.querySelectorAll('[data-die]')].map(box) }
  })

test('UX-10 dodge-dice: the goal, then the dice, then the wall', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice', sitters: SIX, log: STOPPED.slice(0, 2) })
  await expect(page.locator('[data-die]').first()).toBeVisible()
  await atEverySize(page, SIZES, async () => {
    const goal = (await page.getByText('The fewest points win').boundingBox())!
    const { felt, wall, dice } = await places(page)
    expect(goal.y + goal.height).toBeLessThanOrEqual(felt.y)
    expect(felt.bottom).toBeLessThanOrEqual(wall.y)
    expect(felt.height).toBeGreaterThan(wall.height)
    expect(dice.length).toBeGreaterThan(0)
    for (const die of dice) {
      expect(die.y).toBeGreaterThanOrEqual(felt.y)
      expect(die.bottom).toBeLessThanOrEqual(felt.bottom)
      expect(die.right).toBeLessThanOrEqual(felt.right)
    }
  })
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
