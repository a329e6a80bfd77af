import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { atEverySize } from './accessible.ts'
import { bar, expect, openTable, quickly, sitting, test } from './paddock.ts'
import { speak, turnToTable } from './same-page.ts'

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

const PHONES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 320, height: 740 },
  { width: 390, height: 667 },
  { width: 390, height: 844 },
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

const ICONS = ['stop', 'chip', 'double', 'triple', 'minus', 'give']

/** What stands beside or above the dice and is cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('section [data-group] :is(h3, p)').evaluateAll((texts) => {
    const felt = texts[0]!.closest('section')!.getBoundingClientRect()
    const isCut = (text: Element) => {
      const { bottom, right } = text.getBoundingClientRect()
      const isHidden = text.clientWidth <= 1 || text.parentElement!.clientWidth <= 1
      if (isHidden) return false
      const isOut = bottom > felt.bottom || right > felt.right
      return isOut || text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
    }
    return texts.filter(isCut).map(({ textContent }) => textContent!)
  })

test('UX-10 dodge-dice: what stands beside the dice is whole on phones', async ({ page }) => {
  await quickly(page)
  await page.goto('/nowhere')
  for (const icon of ICONS)
    await test.step(icon, async () => {
      const thrown = { outcome: { penalty: 'red', dodge: { blue: 5, green: 2, red: 1 }, icon } }
      await turnToTable(page, { id: icon, game: 'dodge-dice', sitters: SIX, log: [STOPPED[0]!, thrown] })
      for (const language of ['en', 'ja'] as const) {
        await speak(page, language)
        await atEverySize(page, PHONES, async ({ width, height }) => {
          expect(await cutOff(page), `${language} ${width}×${height}`).toEqual([])
        })
      }
      await speak(page, 'en')
    })
  await test.step('with some set aside, all dice lie on the felt', async () => {
    const { log } = JSON.parse(readFileSync('test/recorded/dodge-dice/fewest-seats.json', 'utf8'))
    await turnToTable(page, { id: 'aside', game: 'dodge-dice', log: log.slice(0, 7) })
    await expect(page.locator('[data-group="aside"]')).toBeVisible()
    await atEverySize(page, PHONES, async () => {
      const { felt, dice } = await places(page)
      expect(Math.max(...dice.map(({ bottom }) => bottom))).toBeLessThanOrEqual(felt.bottom)
    })
  })
})
