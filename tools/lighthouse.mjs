// `npm run lighthouse`: what Lighthouse says of the built home page and of a table, as a phone sees them: at least 95 each.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { FLAGS, findChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const LEAST = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const DEBUGGING = 9377

const folder = fileURLToPath(new URL('../.cache/lighthouse/', import.meta.url))
mkdirSync(folder, { recursive: true })

const server = await serve(4730)
const base = `http://127.0.0.1:${server.address().port}`
const profile = mkdtempSync(join(tmpdir(), 'paddock-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium(),
  args: [...FLAGS, `--remote-debugging-port=${DEBUGGING}`],
})

/** A table to look at: the quick one of the first game, as it is for somebody whose browser has kept nothing else. */
async function table() {
  const page = await browser.newPage()
  await page.goto(base)
  await page.locator('[data-game] button').first().click()
  await page.waitForURL('**/table/**')
  const { href } = new URL(page.url())
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.close()
  return href
}

/** Not waited for in one breath: this process also serves the page. */
async function measured(name, url, ...more) {
  const output = `${folder}${name}.json`
  const how = [`--port=${DEBUGGING}`, '--output=json', `--output-path=${output}`, '--quiet', ...more]
  const what = `--only-categories=${CATEGORIES.join(',')}`
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...how, what])
  return JSON.parse(readFileSync(output, 'utf8'))
}

const percent = (score) => Math.round((score ?? 0) * 100)

function told(name, { categories, audits }) {
  const scores = CATEGORIES.map((category) => [category, percent(categories[category].score)])
  const lcp = audits['largest-contentful-paint'].displayValue
  const shift = audits['cumulative-layout-shift'].displayValue
  console.log(
    `${name}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')} (LCP ${lcp}, shift ${shift})`,
  )
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  for (const { id, title } of failed) console.log(`  ${id}: ${title}`)
  return scores.every(([, score]) => score >= LEAST)
}

const good = [
  told('home', await measured('home', `${base}/`)),
  told('table', await measured('table', await table(), '--disable-storage-reset')),
]
await browser.close()
server.close()
rmSync(profile, { recursive: true, force: true })
process.exitCode = good.every(Boolean) ? 0 : 1
