import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
