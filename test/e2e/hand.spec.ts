import type { Locator, Page } from '@playwright/test'
import { openMiddle } from './middles.ts'
import { atRest, bar, expect, quickly, test } from './paddock.ts'

const WIDTH = 360

/** Which half of the phone something lies in. */
async function side(part: Locator): Promise<'left' | 'right'> {
  await atRest(part.page())
  const { x, width } = (await part.boundingBox())!
  return x + width / 2 < WIDTH / 2 ? 'left' : 'right'
}

const thumbZone = async (page: Page) => ({
  obvious: await side(bar(page).locator('[data-choice]').first()),
  undo: await side(page.locator('[data-undo]')),
  zoom: await side(page.getByRole('button', { name: /Follow the action|Whole board/ })),
  rule: await side(bar(page).locator('[data-rule]')),
})

async function pick(page: Page, hand: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: hand }).check()
}

test('UX-27 the left hand: what a thumb needs changes sides at once, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: 740 })
  await quickly(page)
  await openMiddle(page, 'monza')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-hand', 'right')
  const right = { obvious: 'right', undo: 'right', zoom: 'right', rule: 'right' }
  expect(await thumbZone(page)).toEqual(right)
  await pick(page, 'Left hand')
  await expect(html).toHaveAttribute('data-hand', 'left')
  expect(await side(page.getByRole('button', { name: 'Close' }))).toBe('left')
  await page.keyboard.press('Escape')
  const left = { obvious: 'left', undo: 'left', zoom: 'left', rule: 'left' }
  expect(await thumbZone(page)).toEqual(left)
  await page.reload()
  await bar(page).locator('[data-choice]').first().waitFor()
  expect(await thumbZone(page)).toEqual(left)
  await pick(page, 'Right hand')
  expect(await side(page.getByRole('button', { name: 'Close' }))).toBe('right')
  await page.keyboard.press('Escape')
  expect(await thumbZone(page)).toEqual(right)
  await test.step('UX-27 with a phone on its side the choices are on the left', async () => {
    await page.setViewportSize({ width: 740, height: WIDTH })
    await openMiddle(page, 'allens-dirt')
    const board = page.locator('[data-board]')
    expect((await board.boundingBox())!.x).toBeLessThan((await bar(page).boundingBox())!.x)
    await pick(page, 'Left hand')
    await page.keyboard.press('Escape')
    expect((await board.boundingBox())!.x).toBeGreaterThan((await bar(page).boundingBox())!.x)
  })
})
