import { defineConfig } from 'vitest/config'
import { TESTS } from './parts.mjs'

export default defineConfig({
  test: {
    include: JSON.parse(process.env[TESTS]),
    env: { PADDOCK_SLOWNESS: '20' },
    // A fault may leave a test waiting for ever.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
