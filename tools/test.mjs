// `npm test`: every check, cheapest first, on a fresh clone too. Stops at the first stage that fails.
// `npm run quick`: what can be known within a minute.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureServices } from './services/programs.mjs'
import { ensureSetup } from './setup.mjs'

const CHECKS = [['typecheck'], ['lint'], ['arrows'], ['unused']]

/** Thousands of games, or a process for each command: these take minutes. */
const LONG = ['test/contract/**', 'test/cluster/**', 'test/bots/**', 'test/cli/**', 'test/golden.test.ts']

/** Each stage is a script of package.json and what it is given. */
const PLANS = {
  all: [...CHECKS, ['unit'], ['rule-ids'], ['e2e']],
  quick: [
    ...CHECKS,
    ['unit', ...LONG.flatMap((files) => ['--exclude', files])],
    ['e2e', 'test/e2e/first-steps.spec.ts', '--grep', 'the first move'],
  ],
}

const report = '.cache/test-report.json'

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function run([stage, ...given]) {
  console.log(`\n── ${stage}`)
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', stage, '--', ...given], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(`── ${stage}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(began)}`)
  return status === 0
}

/** A test file that does not even load has no failed test in it, and still counts as one failure. */
function closingLine() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return `${numPassedTests} passed, ${numFailedTests + unloaded.length} failed`
}

function main() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  ensureSetup()
  const missing = ensureServices()
  rmSync(report, { force: true })
  const [failed] = PLANS[process.argv[2] ?? 'all'].find((stage) => !run(stage)) ?? []
  if (failed) console.log(`\nStopped at ${failed}: \`npm run ${failed}\` repeats this stage alone.`)
  if ((!failed || failed === 'unit') && existsSync(report)) console.log(`\n${closingLine()}`)
  for (const sentence of missing) console.log(`But ${sentence}.`)
  process.exitCode = failed ? 1 : 0
}

main()
