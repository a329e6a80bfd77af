// `npm test`: every check, cheapest first, on a fresh clone too. Stops at the first stage that fails.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureSetup } from './setup.mjs'

const stages = ['typecheck', 'lint', 'arrows', 'unused', 'unit', 'rule-ids', 'e2e']
const report = '.cache/test-report.json'

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function run(stage) {
  console.log(`\n── ${stage}`)
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', stage], {
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
  rmSync(report, { force: true })
  const failed = stages.find((stage) => !run(stage))
  if (failed) console.log(`\nStopped at ${failed}: \`npm run ${failed}\` repeats this stage alone.`)
  if ((!failed || failed === 'unit') && existsSync(report)) console.log(`\n${closingLine()}`)
  process.exitCode = failed ? 1 : 0
}

main()
