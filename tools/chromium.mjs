// Finds a Chromium for the browser tests, or says in one sentence how to get one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

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

const PACKAGES = ['chromium-headless-shell', 'chromium']

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 2], env }).status === 0
}

/** On Debian as root the browser is one package away; older ones have no shell without a window. */
function installed() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error('No Chromium found: installing the package chromium-headless-shell, or else chromium …')
  return apt('update') && PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name))
}

/** The path of a Chromium. Leaves the process with one clear sentence where there is none. */
export function findChromium() {
  const file = find() ?? (installed() ? find() : undefined)
  if (file) return file
  console.error(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROME_PATH.',
  )
  process.exit(1)
}
