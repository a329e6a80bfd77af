import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findPostgres, findRedis } from './tools/services/programs.mjs'

/** Whatever takes longest begins first: at the end nobody waits for one file alone. */
const LONGEST = [
  'test/cluster/',
  'test/contract/contract.test.ts',
  'test/contract/play.test.ts',
  'test/bots/',
  'test/golden.test.ts',
  'test/cli/',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((part) => moduleId.includes(`/${part}`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

/** These touch neither the browser nor the process: one file after another in the same worker imports the games once. */
const PURE = [
  'src/{engine,games,solver,bots,table,protocol,words}/**/*.test.ts',
  'examples/**/*.test.ts',
  'test/{bots,contract,solver,words}/**/*.test.ts',
  'test/*.test.ts',
]

/** What needs a program that this machine lacks; the last line of `npm test` tells of it. */
const MISSING = [
  ...(findPostgres() || process.env.DATABASE_URL
    ? []
    : ['test/contract/store/postgres*.test.ts', 'test/cli/move.test.ts']),
  ...(findRedis() ? [] : ['test/contract/bus/redis*.test.ts']),
  ...(findPostgres() && findRedis() ? [] : ['test/cluster/**']),
]

const ALL = ['src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts', 'test/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'apart', include: [...ALL, ...PURE.map((files) => `!${files}`)] } },
    ],
    exclude: ['**/node_modules/**', ...MISSING],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine is no failure; what must be quick is measured by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
