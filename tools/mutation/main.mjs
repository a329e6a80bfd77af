// npm run mutation -- [--each N] [--seed S] [PART …]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { PARTS, TESTS, testsOf } from './parts.mjs'
import { reportText } from './report.mjs'
import { keyOf, SAMPLE, sampleOf } from './sample.mjs'

const REPORT = 'docs/mutation.md'
const pathOf = (plugin) => new URL(plugin, import.meta.url).pathname

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '8' }, seed: { type: 'string', default: '1' } },
})
const stranger = positionals.find((part) => !PARTS.includes(part))
if (stranger) throw new Error(`${stranger} is not measured; these are: ${PARTS.join(', ')}`)

async function measured(part) {
  const sample = await sampleOf(part, Number(values.each), values.seed)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(SAMPLE, JSON.stringify(sample.map(keyOf)))
  process.env[TESTS] = JSON.stringify(testsOf(part))
  return stryker(sample).runMutationTest()
}

const stryker = (sample) =>
  new Stryker({
    mutate: [...new Set(sample.map(({ fileName }) => fileName))],
    plugins: ['@stryker-mutator/vitest-runner', pathOf('chosen.mjs'), pathOf('globs.mjs')],
    checkers: ['chosen'],
    ignorers: ['globs'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.mjs' },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['bench', 'docs/pictures', 'screenshots', 'tools/mutation/node_modules'],
    tempDirName: 'dist/mutation',
    reporters: ['progress-append-only'],
    concurrency: 2,
    // What runs out of time counts as killed: on a busy machine a short time would flatter.
    timeoutMS: 60_000,
    allowEmpty: true,
  })

function note(part, results) {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : ''
  writeFileSync(REPORT, reportText(before, part, results, values))
}

for (const part of positionals.length > 0 ? positionals : PARTS) note(part, await measured(part))
