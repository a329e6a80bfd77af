import type { Page } from '@playwright/test'
import { bar, expect, moment, openTable, test, withSettings } from './paddock.ts'

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
