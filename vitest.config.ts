import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whatever takes longest begins first: at the end nobody waits for one file alone. */
const LONGEST = [
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

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine is no failure; what must be quick is measured by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
