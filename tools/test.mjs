// `npm test`: every check, cheapest first, on a fresh clone too. Stops at the first stage that fails.
// `npm run quick`: what can be known within a minute.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureServices } from './services/programs.mjs'
import { ensureSetup } from './setup.mjs'

const CHECKS = ['typecheck', 'lint', 'arrows', 'unused']

/** Rules, table and words. Elsewhere there are thousands of games, or a process for each command. */
const SHORT = ['engine', 'games', 'bots', 'table', 'words', 'fair', 'rating'].map((part) => `src/${part}/`)

/** Each step is a script of package.json and what it is given; checks that stand side by side are made at once. */
const PLANS = {
  all: [CHECKS.map((check) => [check]), [['unit']], [['rule-ids']], [['e2e']]],
  quick: [
    CHECKS.map((check) => [check]),
    [['unit', ...SHORT]],
    [['e2e', 'test/e2e/first-steps.spec.ts', '--grep', 'the first move']],
  ],
}

const report = '.cache/test-report.json'

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Whoever is alone speaks at once; of several at once each is heard to its end. */
function run([stage, ...given], isAlone) {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', stage, '--', ...given], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text))
  if (isAlone) console.log(`\n── ${stage}`)
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(`\n── ${stage}\n${Buffer.concat(said)}`)
      console.log(`── ${stage}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(began)}`)
      resolve(status === 0 ? null : stage)
    })
  })
}

/** The first stage that failed, if any. */
async function firstFailure(plan) {
  for (const stages of plan) {
    const failed = (await Promise.all(stages.map((stage) => run(stage, stages.length === 1)))).find(Boolean)
    if (failed) return failed
  }
  return null
}

/** A test file that does not even load has no failed test in it, and still counts as one failure. */
function closingLine() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return `${numPassedTests} passed, ${numFailedTests + unloaded.length} failed`
}

async function main() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  ensureSetup()
  const missing = ensureServices()
  rmSync(report, { force: true })
  const failed = await firstFailure(PLANS[process.argv[2] ?? 'all'])
  if (failed) console.log(`\nStopped at ${failed}: \`npm run ${failed}\` repeats this stage alone.`)
  if ((!failed || failed === 'unit') && existsSync(report)) console.log(`\n${closingLine()}`)
  for (const sentence of missing) console.log(`But ${sentence}.`)
  process.exitCode = failed ? 1 : 0
}

await main()
