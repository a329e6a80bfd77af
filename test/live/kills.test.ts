import { describe, expect, it } from 'vitest'
import { killAndCheck } from './kills.ts'

describe('a server that is killed while people play', () => {
  it('has lost nothing it acknowledged, done nothing twice, and every table comes to its end', async () => {
    const { kills, acknowledged, problems } = await killAndCheck(3, 1)
    expect(problems).toEqual([])
    expect(kills).toBe(3)
    expect(acknowledged).toBeGreaterThan(100)
  }, 150_000)
})
