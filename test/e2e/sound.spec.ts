import type { Page } from '@playwright/test'
import { bar, expect, moment, openTable, sitting, test, withSettings } from './paddock.ts'
import { turnToTable, wish } from './same-page.ts'

/** Counts the sound devices that the page opens, and how loud its sounds may get. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const heard = { opened: 0, closed: 0, started: 0, loudest: 0 }
    Object.assign(window, { heard })
    const { AudioContext: Device, GainNode: Gain } = window
    window.AudioContext = class extends Device {
      constructor() {
        super()
        heard.opened++
      }
      override close() {
        heard.closed++
        return super.close()
      }
    }
    window.GainNode = class extends Gain {
      constructor(at: BaseAudioContext, options?: GainOptions) {
        super(at, options)
        heard.loudest = Math.max(heard.loudest, options?.gain ?? 0)
      }
    }
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (when) {
      heard.started++
      start.call(this, when)
    }
  })

const heard = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { heard: Record<'opened' | 'closed' | 'started' | 'loudest', number> }).heard,
  )

async function rollOnce(page: Page): Promise<void> {
  const before = await moment(page)
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
}

/** To the browser a look of the test is a touch already; here only a finger or a key is one. */
const untouched = (page: Page) =>
  page.addInitScript(() => {
    const activation = { hasBeenActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, () => Object.assign(activation, { hasBeenActive: true }), true)
  })

/** Which parts of the page's sounds were fetched. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /(voices|cues)-[^/]*\.js$/.test(name)),
  )

/** Notes how the page lets the phone shake. */
const feel = (page: Page) =>
  page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (shakes) => felt.push(shakes) > 0
  })

const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)

const WITH_A_BOT = { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:casual') }

/** The page and all that it opens is counted from its start on. */
async function listen(page: Page, settings: object): Promise<void> {
  await count(page)
  await untouched(page)
  await feel(page)
  await withSettings(page, settings)
  await openTable(page, WITH_A_BOT)
}

test('UX-5, UX-27 sound on: nothing is fetched, opened or shaken before the page is touched; then one device', async ({
  page,
}) => {
  await listen(page, { sound: true, motion: 'full', speed: 'fast' })
  await expect(bar(page).getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  expect(await fetched(page)).toEqual([])
  expect(await felt(page)).toEqual([])
  await rollOnce(page)
  await test.step('one device, soft sounds', async () => {
    await expect.poll(() => fetched(page)).toHaveLength(2)
    await expect.poll(async () => (await heard(page)).started).toBeGreaterThan(5)
    const { opened, closed, loudest } = await heard(page)
    expect([opened, closed]).toEqual([1, 0])
    expect(loudest).toBeLessThanOrEqual(0.5)
  })
  await test.step('a phone shakes when its owner is to act', async () => {
    await expect(page.locator('[data-own="true"]')).toBeVisible()
    await expect.poll(() => felt(page)).toContainEqual([35])
  })
  await test.step('switching it off puts the device away', async () => {
    await page.keyboard.press('s')
    await page.getByRole('switch', { name: 'Sound' }).uncheck()
    await expect.poll(() => heard(page)).toMatchObject({ opened: 1, closed: 1 })
    await page.keyboard.press('Escape')
  })
  await test.step('UX-5 the key V switches it on and off', async () => {
    await page.keyboard.press('v')
    await expect.poll(() => heard(page)).toMatchObject({ opened: 2, closed: 1 })
    await page.keyboard.press('v')
    await expect.poll(() => heard(page)).toMatchObject({ opened: 2, closed: 2 })
  })
})

/** Somebody rolls, comes to act again, and has felt nothing. */
async function feelsNothing(page: Page): Promise<void> {
  await rollOnce(page)
  await expect(page.locator('[data-own="true"]')).toBeVisible()
  expect(await felt(page)).toEqual([])
}

test('UX-27 sound off: no sound device is opened at all; and phones that need not shake do not', async ({ page }) => {
  await listen(page, { sound: false, motion: 'full', vibration: false })
  await test.step('shaking switched off', () => feelsNothing(page))
  await wish(page, { motion: 'reduced', vibration: true })
  await turnToTable(page, { ...WITH_A_BOT, id: 'still' })
  await test.step('where nothing is to move', () => feelsNothing(page))
  expect(await heard(page)).toMatchObject({ opened: 0, started: 0 })
})
