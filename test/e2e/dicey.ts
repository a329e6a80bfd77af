import type { Page } from '@playwright/test'
import { bar, expect, results } from './paddock.ts'

// How the tests drive in Dicey Curves: only by what the page offers.

export const panel = (page: Page) => page.getByRole('region', { name: 'Dice and moves' })
export const target = (page: Page, key: string) => page.locator(`[data-target="${key}"]`)

/** The furthest space that is lit; the line lies beyond all others. */
const furthest = (page: Page): Promise<number> =>
  page
    .locator('[data-look]')
    .evaluateAll((lit) =>
      Math.max(-1, ...lit.map((target) => Number(target.getAttribute('data-target')!.split(' ')[1]))),
    )

/** Drives as far as the dice lead beyond where the car has been, and else ends the turn. */
async function takeTurn(page: Page, been: number): Promise<number> {
  const combos = panel(page).locator('[data-combo]')
  const values = await combos.evaluateAll((all) => all.map((combo) => combo.getAttribute('data-combo')))
  for (const value of values) {
    await page.keyboard.press('Escape')
    await panel(page).locator(`[data-combo="${value}"]`).click()
    const goal = await furthest(page)
    if (goal > been) {
      await target(page, `space ${goal}`).click({ force: true })
      await driven(page)
      return goal
    }
  }
  await bar(page).getByRole('button', { name: 'End the turn', exact: true }).click()
  return been
}

/** Waits until the car is there. Where cubes lie on the way the page asks: they are taken, and the drive goes on. */
async function driven(page: Page): Promise<void> {
  const take = panel(page).getByRole('button', { name: /^Take/ })
  const isThere = () =>
    page
      .locator('[data-look]')
      .count()
      .then((lit) => lit === 0)
  await expect(async () => {
    if (await take.isVisible()) await take.click()
    if (!(await isThere())) await target(page, `space ${await furthest(page)}`).click({ force: true, timeout: 200 })
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [100] })
}

/** Plays the first card that can be played, wherever it is aimed first. */
export async function playDanger(page: Page): Promise<void> {
  await page.locator('[data-danger]:not([disabled])').first().click()
  const play = page.locator('[data-play]')
  if (await play.isDisabled()) await aims(page).first().click()
  await play.click()
}

const aims = (page: Page) =>
  page.getByRole('button', { name: 'Next target' }).or(panel(page).locator('[aria-pressed="false"]:not([data-danger])'))

/** A whole race: a lit space to place a car, a Danger card now and then, and as far on as the dice lead. */
export async function raced(page: Page): Promise<void> {
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
