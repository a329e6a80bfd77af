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

const ALL = ['src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts', 'test/**/*.test.ts']

/**
 * These put a page, a clock or a disk of their own in the place of the real ones, or start and kill programs. All others
 * leave everything as it was: one file after another in the same worker imports the games once.
 */
const APART = [
  'src/web/{shelf,table/store}/**/*.test.ts',
  'src/web/history/{keep,shelf}.test.ts',
  'src/web/{practice,review}/browser-*.test.ts',
  'src/cli/{writing,odds}.test.ts',
  'test/cli/commands.test.ts',
  'test/{cluster,cli/processes,contract/bus,contract/store}/**/*.test.ts',
]

/** These read what only Vite finds: lists of files, by a pattern. Node runs all others as they are, a quarter faster. */
const BUILT = [
  'test/cli/*.test.ts',
  'test/house/{catalogue-texts,ux-lines}.test.ts',
  'test/words/{catalogues,said}.test.ts',
]
/** What is soon forgotten is collected less often. */
const ROOMY = '--max-semi-space-size=64'
const AS_THEY_ARE = {
  execArgv: [ROOMY, '--import', 'tsx'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

const without = (files: readonly string[]): string[] => files.map((some) => `!${some}`)

/** What needs a program that this machine lacks; the last line of `npm test` tells of it. */
const MISSING = [
  ...(findPostgres() || process.env.DATABASE_URL
    ? []
    : ['test/contract/store/postgres*.test.ts', 'test/cli/move.test.ts']),
  ...(findRedis() ? [] : ['test/contract/bus/redis*.test.ts']),
  ...(findPostgres() && findRedis() ? [] : ['test/cluster/**']),
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'together', include: [...ALL, ...without([...APART, ...BUILT])], isolate: false, ...AS_THEY_ARE },
      },
      { extends: true, test: { name: 'built', include: [...BUILT, ...without(APART)], isolate: false } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
    exclude: ['**/node_modules/**', ...MISSING],
    maxWorkers: 3,
    execArgv: [ROOMY],
    sequence: { sequencer: LongestFirst },
    // A busy machine is no failure; what must be quick is measured by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
