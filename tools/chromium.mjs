// Finds a Chromium for the browser tests, or says in one sentence how to get one.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFirstOf } from './debian.mjs'

/** The shell without a window comes first: it needs half the work of the others. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Root has no sandbox, and a test machine may have neither a graphics card nor a network. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

const find = () =>
  [process.env.CHROME_PATH, onPath(), MAC, chromium.executablePath()].find((file) => file && isProgram(file))

/** Older Debians have no shell without a window. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The path of a Chromium. Leaves the process with one clear sentence where there is none. */
export function findChromium() {
  const file = find() ?? (installFirstOf(...PACKAGES) ? find() : undefined)
  if (file) return file
  console.error(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROME_PATH.',
  )
  process.exit(1)
}
