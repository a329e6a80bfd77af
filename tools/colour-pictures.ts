// `npm run screenshots:colours`: each game in its middle as people see it whose eyes tell fewer colours apart.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { ALL_GAMES, openMiddle } from '../test/e2e/middles.ts'
import { quickly, withSettings } from '../test/e2e/paddock.ts'
import { FLAGS, findChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

const folder = fileURLToPath(new URL('../screenshots/colours/', import.meta.url))

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
const PALETTES = ['clear', 'toybox'] as const

async function pictures(browser: Browser, baseURL: string, game: string, palette: (typeof PALETTES)[number]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  await (palette === 'clear' ? quickly(page) : withSettings(page, { palette }))
  await openMiddle(page, game)
  const eyes = await context.newCDPSession(page)
  for (const type of DEFICIENCIES) {
    await eyes.send('Emulation.setEmulatedVisionDeficiency', { type })
    await page.screenshot({ path: `${folder}${game}-${palette}-${type}.png` })
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const server = await serve(4800)
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4800}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const game of ALL_GAMES) for (const palette of PALETTES) await pictures(browser, base, game, palette)
await browser.close()
server.close()
console.log(`The pictures are in ${folder}`)
