// npm run mutation -- [--each N] [--seed S] [PART …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { PARTS } from './parts.mjs'
import { reportText } from './report.mjs'
import { keyOf, SAMPLE, sampleOf } from './sample.mjs'

const pathOf = (plugin) => new URL(plugin, import.meta.url).pathname

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '8' }, seed: { type: 'string', default: '1' } },
})
const parts = positionals.length > 0 ? positionals : PARTS
const sample = await sampleOf(parts, Number(values.each), values.seed)

mkdirSync('.cache', { recursive: true })
writeFileSync(SAMPLE, JSON.stringify(sample.map(keyOf)))

const stryker = new Stryker({
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
  allowEmpty: true,
})
const results = await stryker.runMutationTest()
writeFileSync('docs/mutation.md', reportText(results, parts, values))
