import { describe, expect, it } from 'vitest'
import { killAndCheck } from './kills.ts'

describe('a server that is killed', () => {
  it('has lost nothing that anybody was shown, and its table goes on', async () => {
    const { acknowledged, lost } = await killAndCheck(2)
    expect(lost).toBe(0)
    expect(acknowledged).toBeGreaterThan(5)
  }, 90_000)
})
