import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: 2,
    // A busy machine is no failure; what must be quick is measured by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
