import { describe, expect, it } from 'vitest'
import { Alone } from './alone.ts'
import { Cluster } from './cluster.ts'
import { prove } from './proof.ts'

/** A standstill is told by the proof itself, and says where; a busy machine only takes longer. */
const PATIENCE = 900_000

describe('what was acknowledged is there once, and every table comes to its end', () => {
  it(
    'whatever fails between three servers, Postgres and Redis',
    async () => {
      const { faults, problems } = await prove(() => Cluster.start(3), { tables: 4, faults: 16, seed: 1 })
      expect(problems).toEqual([])
      expect(faults.length).toBe(16)
    },
    PATIENCE,
  )

  it(
    'whatever fails around one server with SQLite',
    async () => {
      const { faults, problems } = await prove(() => Alone.start(), { tables: 3, faults: 4, seed: 1 })
      expect(problems).toEqual([])
      expect(faults.length).toBe(4)
    },
    PATIENCE,
  )
})
