import { defineConfig } from 'vitest/config'

/** The tests that run in this process; a command that a test starts (`test/cli/processes`) has no fault planted in it. */
export default defineConfig({
  test: {
    include: ['src/{protocol,table,cli,lab,words,web}/**/*.test.{ts,tsx}', 'test/cli/*.test.ts'],
    env: { PADDOCK_SLOWNESS: '20' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
