// `npm run pictures`: the pictures of README.md and docs/, taken from the built page; the moving one needs ffmpeg.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { GAMES } from '../src/games/index.ts'
import { FLAGS, findChromium } from './chromium.mjs'
import { takeLive } from './live-pictures.ts'
import { savedTable, scenesOf } from './scenes.ts'
import { serve } from './serve.mjs'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
const QUALITY = 82

interface Shot {
  readonly name: string
  readonly path: string
  readonly size: { readonly width: number; readonly height: number }
  readonly scheme: 'light' | 'dark'
}

const scenes = Object.values(GAMES).flatMap(scenesOf)

/** The best moment of a game: a decision in the middle, with everything on the table. */
const MOMENTS: Readonly<Record<string, string>> = { 'dicey-curves': 'long' }

const table = (game: string, moment = MOMENTS[game] ?? 'middle'): string => `/table/${game}/${moment}-${game}`

/** Pig is an example for those who build games. */
const SHOWN = Object.keys(GAMES).filter((id) => id !== 'pig')

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/', size: DESK, scheme: 'light' },
  ...SHOWN.flatMap((id): Shot[] => [
    { name: id, path: table(id), size: DESK, scheme: 'light' },
    { name: `${id}-phone`, path: table(id), size: PHONE, scheme: 'dark' },
  ]),
  { name: 'replay', path: '/replay/monza/end-monza?at=60', size: DESK, scheme: 'light' },
  { name: 'end', path: table('dodge-dice', 'end'), size: DESK, scheme: 'light' },
]

const SETTINGS = { speed: 'slow', motion: 'reduced', sound: false, hintsRead: ['all'] }

async function furnished(browser: Browser, base: string, { size, scheme }: Pick<Shot, 'size' | 'scheme'>, wish = {}) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    baseURL: base,
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    ([settings, tables]) => {
      localStorage.setItem('paddock.settings', settings!)
      for (const one of JSON.parse(tables!)) localStorage.setItem(`paddock.table.${one.id}`, JSON.stringify(one))
    },
    [JSON.stringify({ ...SETTINGS, ...wish }), JSON.stringify(scenes.map(savedTable))],
  )
  return context
}

async function take(browser: Browser, base: string, shot: Shot): Promise<void> {
  const context = await furnished(browser, base, shot)
  const page = await context.newPage()
  await page.goto(shot.path)
  await page.locator('h1').first().waitFor()
  if (shot.name === 'end') {
    await page.getByRole('button', { name: 'Results' }).click()
    await page.getByRole('dialog').locator('[data-moment-of]').first().waitFor()
  }
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}${shot.name}.jpg`, type: 'jpeg', quality: QUALITY })
  await context.close()
}

const SECONDS = 14

interface Frame {
  readonly data: string
  readonly at: number
}

/** A race against bots, filmed: whatever is offered first is taken. */
async function filmed(page: Page): Promise<Frame[]> {
  const frames: Frame[] = []
  const camera = await page.context().newCDPSession(page)
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp ?? 0 })
    camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await camera.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 2 })
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until) {
    const choice = page.locator('[data-choice]').first()
    if (await choice.isVisible()) await choice.click({ timeout: 500 }).catch(() => undefined)
    await page.waitForTimeout(700)
  }
  await camera.send('Page.stopScreencast')
  return frames
}

/** Frames come when something moves; the film shows each for as long as it was to be seen. */
function develop(frames: readonly Frame[], target: string): void {
  const room = mkdtempSync(join(tmpdir(), 'paddock-film-'))
  const lines = frames.flatMap(({ data, at }, i) => {
    const file = join(room, `${i}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    return [`file '${file}'`, `duration ${Math.max(0.03, (frames[i + 1]?.at ?? at + 1) - at).toFixed(3)}`]
  })
  writeFileSync(join(room, 'list.txt'), lines.join('\n'))
  const look =
    'fps=10,scale=720:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=96[p];[b][p]paletteuse=dither=none'
  const how = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    join(room, 'list.txt'),
    '-vf',
    look,
    target,
  ]
  const { status } = spawnSync('ffmpeg', how, { stdio: 'inherit' })
  rmSync(room, { recursive: true, force: true })
  if (status !== 0) throw new Error('The film needs ffmpeg: install it and run this again.')
}

async function film(browser: Browser, base: string): Promise<void> {
  const context = await furnished(browser, base, { size: DESK, scheme: 'light' }, { speed: 'normal', motion: 'full' })
  const page = await context.newPage()
  await page.goto(table('monza'))
  await page.locator('[data-choice]').first().waitFor()
  develop(await filmed(page), `${folder}monza.gif`)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const server = await serve(4740)
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 4740}`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const shot of SHOTS) await take(browser, base, shot)
await takeLive(browser, folder)
await film(browser, base)
await browser.close()
server.close()
console.log(`The pictures are in ${folder}`)
