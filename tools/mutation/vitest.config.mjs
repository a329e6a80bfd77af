import { defineConfig } from 'vitest/config'
import { TESTS } from './parts.mjs'

export default defineConfig({
  test: {
    include: JSON.parse(process.env[TESTS]),
    env: { PADDOCK_SLOWNESS: '20' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
