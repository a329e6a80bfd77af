import { describe, expect, it } from 'vitest'
import { killOften } from './kills.ts'

describe('SQLite: what was acknowledged', () => {
  it('is there, once and in its order, however often the process is killed', async () => {
    const { acknowledged, problems } = await killOften(4, 1)
    expect(problems).toEqual([])
    expect(acknowledged).toBeGreaterThan(100)
  })
})
