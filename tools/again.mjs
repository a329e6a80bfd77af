// `npm run again -- 10 4 [what playwright takes]`: the browser tests ten times beside four busy loops. One line for each
// run, then what failed, by title: a test that fails now and then is found here, and nowhere else.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const REPORT = '.cache/e2e-report.json'
const BUSY = 'for (;;);'

/** The titles of the tests that failed, in a suite of the report and in all within it. */
const failedIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
]

function npx(...words) {
  return spawnSync('npx', words, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }).status
}

function runOnce(run, given) {
  const began = performance.now()
  npx('playwright', 'test', ...given)
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const failed = failedIn(report)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`run ${run}: ${report.stats.expected} passed, ${failed.length} failed, ${seconds} s`)
  return failed
}

function tell(failures) {
  const titles = [...new Set(failures)]
  const times = (title) => failures.filter((failure) => failure === title).length
  for (const title of titles) console.log(`${times(title)} × ${title}`)
}

async function main([runs = '10', loops = '0', ...given]) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  if (npx('vite', 'build', '--logLevel', 'warn') !== 0) process.exit(1)
  const busy = Array.from({ length: Number(loops) }, () => new Worker(BUSY, { eval: true }))
  const failures = Array.from({ length: Number(runs) }, (_, run) => runOnce(run + 1, given)).flat()
  await Promise.all(busy.map((loop) => loop.terminate()))
  tell(failures)
  process.exitCode = failures.length === 0 ? 0 : 1
}

await main(process.argv.slice(2))
