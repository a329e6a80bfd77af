import { describe, expect, it } from 'vitest'
import { equallyLikely } from '../../src/engine/chance.ts'
import { GAMES } from '../../src/games/index.ts'
import { deviation, emptyTally } from './fit.ts'
import { deviationsOf, diceOf } from './throws.ts'

// The short form; `npm run soak:dice` throws ten million of each kind.

const THROWS = 200_000
const FAR = 4.5

const kinds = Object.values(GAMES).flatMap(diceOf)

describe('the dice of every game, thrown fairly', () => {
  it('are found in all games', () => {
    expect([...new Set(kinds.map(({ game }) => game.id))]).toEqual(Object.keys(GAMES))
  })

  it.each(kinds.map((kind) => [kind.game.id, kind.kind, kind] as const))('%s, %s', (_, __, kind) => {
    const far = deviationsOf(kind, Math.ceil(THROWS / kinds.length)).filter((gap) => Math.abs(gap ?? 0) > FAR)
    expect(far).toEqual([])
  })
})

describe('the chi-square', () => {
  const die = equallyLikely([1, 2, 3, 4, 5, 6])
  const fallen = (counts: number[]) =>
    deviation({ ...emptyTally(die), counts, thrown: counts.reduce((sum, count) => sum + count) })

  it('passes a fair die, and neither a loaded one nor one that is too even', () => {
    expect(Math.abs(fallen([1001, 1020, 985, 962, 1034, 998])!)).toBeLessThan(2)
    expect(fallen([1000, 1000, 1000, 1000, 800, 1200])).toBeGreaterThan(FAR)
    expect(fallen([1000, 1000, 1000, 1000, 1000, 1000])).toBeLessThan(-FAR)
  })

  it('says nothing where nothing can be compared', () => {
    expect(fallen([1, 0, 0, 0, 0, 0])).toBeNull()
  })
})
