import { describe, expect, it } from 'vitest'
import { prove } from './proof.ts'

describe('three servers with one Postgres and one Redis', () => {
  it('lose nothing that anybody was told, whatever is killed, cut or restarted', async () => {
    const { problems, faults, acknowledged } = await prove({ tables: 4, faults: 5, seed: 1 })
    expect(problems).toEqual([])
    expect(faults.length).toBe(5)
    expect(acknowledged).toBeGreaterThan(50)
  })
})
