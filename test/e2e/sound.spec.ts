import type { Page } from '@playwright/test'
import { bar, expect, moment, openTable, sitting, test, withSettings } from './paddock.ts'

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

test('UX-27 sound off: no sound device is opened at all', async ({ page }) => {
  await count(page)
  await withSettings(page, { sound: false })
  await openTable(page, { game: 'dodge-dice' })
  await rollOnce(page)
  expect(await heard(page)).toMatchObject({ opened: 0, started: 0 })
})

test('UX-27 sound on: one device, soft sounds, and switching it off puts the device away', async ({ page }) => {
  await count(page)
  await withSettings(page, { sound: true, motion: 'full', speed: 'fast' })
  await openTable(page, { game: 'dodge-dice' })
  await rollOnce(page)
  await expect.poll(async () => (await heard(page)).started).toBeGreaterThan(5)
  const { opened, loudest } = await heard(page)
  expect(opened).toBe(1)
  expect(loudest).toBeLessThanOrEqual(0.5)
  await page.keyboard.press('s')
  await page.getByRole('switch', { name: 'Sound' }).uncheck()
  await expect.poll(() => heard(page)).toMatchObject({ opened: 1, closed: 1 })
})

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

test('UX-27 nothing of the sounds is fetched before the page is touched', async ({ page }) => {
  await untouched(page)
  await withSettings(page, { sound: true, motion: 'full', speed: 'fast' })
  await openTable(page, { game: 'dodge-dice' })
  await expect(bar(page).getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  expect(await fetched(page)).toEqual([])
  await rollOnce(page)
  await expect.poll(() => fetched(page)).toHaveLength(2)
})

test('UX-5 UX-27 the key V switches the sound off and on', async ({ page }) => {
  await count(page)
  await withSettings(page, { sound: true, motion: 'full', speed: 'fast' })
  await openTable(page, { game: 'dodge-dice' })
  await rollOnce(page)
  await expect.poll(() => heard(page)).toMatchObject({ opened: 1, closed: 0 })
  await page.keyboard.press('v')
  await expect.poll(() => heard(page)).toMatchObject({ opened: 1, closed: 1 })
  await page.keyboard.press('v')
  await expect.poll(() => heard(page)).toMatchObject({ opened: 2, closed: 1 })
})

/** Notes how the page lets the phone shake. */
const feel = (page: Page) =>
  page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (shakes) => felt.push(shakes) > 0
  })

const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)

const SHAKEN = { sound: false, motion: 'full' }

test('UX-27 a phone shakes when its owner is to act', async ({ page }) => {
  await untouched(page)
  await feel(page)
  await withSettings(page, SHAKEN)
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:casual') })
  expect(await felt(page)).toEqual([])
  await rollOnce(page)
  await expect(page.locator('[data-own="true"]')).toBeVisible()
  await expect.poll(() => felt(page)).toContainEqual([35])
})

for (const [name, settings] of [
  ['switched off', { ...SHAKEN, vibration: false }],
  ['where nothing is to move', { ...SHAKEN, motion: 'reduced' }],
] as const)
  test(`UX-27 a phone does not shake: ${name}`, async ({ page }) => {
    await feel(page)
    await withSettings(page, settings)
    await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:casual') })
    await rollOnce(page)
    await expect(page.locator('[data-own="true"]')).toBeVisible()
    expect(await felt(page)).toEqual([])
  })
