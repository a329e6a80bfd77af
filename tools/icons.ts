// `npm run icons`: draws src/web/public/icon.svg as the pictures that phones and desks want of an app. Run it when the
// icon changes, and commit what it writes.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { FLAGS, findChromium } from './chromium.mjs'

const folder = fileURLToPath(new URL('../src/web/public/', import.meta.url))
const icon = readFileSync(`${folder}icon.svg`, 'utf8')

interface Picture {
  readonly file: string
  readonly size: number
  /** Whether its ground reaches the corners, for systems that cut out a shape of their own. */
  readonly isFull: boolean
  /** How large the die is drawn: what such a shape leaves is a circle of four fifths. */
  readonly scale: number
}

const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', size: 192, isFull: false, scale: 1 },
  { file: 'icon-512.png', size: 512, isFull: false, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, isFull: true, scale: 0.92 },
  { file: 'apple-touch-icon.png', size: 180, isFull: true, scale: 1 },
]

const GROUND = /<rect width="64" height="64" rx="15" (fill="[^"]+")\/>/

/** The ground without round corners, and the die about its middle. */
function drawn({ isFull, scale }: Picture): string {
  const fill = GROUND.exec(icon)?.[1]
  if (!fill) throw new Error('icon.svg does not begin with its ground')
  if (!isFull) return icon
  const die = icon.replace(
    GROUND,
    `<rect width="64" height="64" ${fill}/><g transform="translate(32 32) scale(${scale}) translate(-32 -32)">`,
  )
  return die.replace('</svg>', '</g></svg>')
}

async function paint(browser: Browser, picture: Picture): Promise<void> {
  const { file, size } = picture
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawn(picture)}`)
  await page.screenshot({ path: folder + file, omitBackground: true })
  await page.close()
}

const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] })
for (const picture of PICTURES) await paint(browser, picture)
await browser.close()
