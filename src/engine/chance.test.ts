import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { both, chanceFrom, distribution, equallyLikely, isListed, pickFrom, sampler, throwCounts } from './chance.ts'
import type { Random } from './random.ts'

const WORD = 2 ** 32

/** A source with which `below` gives exactly these numbers under these limits. */
function drawing(...draws: readonly (readonly [value: number, limit: number])[]): Random {
  const words = draws.map(([value, limit]) => Math.floor(((value + 0.5) * WORD) / limit))
  return () => words.shift()!
}

const weights = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 9 })

describe('distributions', () => {
  it('add up their weights and are frozen', () => {
    const list = distribution([
      ['a', 2],
      ['b', 5],
    ])
    expect(list).toEqual({ outcomes: ['a', 'b'], weights: [2, 5], total: 7 })
    expect(Object.isFrozen(list) && Object.isFrozen(list.outcomes)).toBe(true)
  })

  it('give equal weights', () => {
    expect(equallyLikely(['a', 'b', 'c'])).toEqual({ outcomes: ['a', 'b', 'c'], weights: [1, 1, 1], total: 3 })
  })

  it('multiply for two independent events', () => {
    const coin = equallyLikely(['head', 'tail'])
    const loaded = distribution([
      [1, 1],
      [6, 2],
    ])
    expect(both(coin, loaded, (side, pips) => `${side} ${pips}`)).toEqual({
      outcomes: ['head 1', 'head 6', 'tail 1', 'tail 6'],
      weights: [1, 2, 1, 2],
      total: 6,
    })
  })

  it('know what they list, whatever the order of keys', () => {
    const list = equallyLikely([{ a: 1, b: [2] }, { a: 2 }])
    expect(isListed(list, { b: [2], a: 1 })).toBe(true)
    for (const stranger of [{ a: 1 }, { a: 2, b: 1 }, { a: '2' }, null, undefined, 2, []])
      expect(isListed(list, stranger)).toBe(false)
  })
})

describe('throwCounts', () => {
  /** Every way the dice can fall, one by one. */
  function counted(dice: number, faces: readonly number[]): Map<string, number> {
    const sides = faces.flatMap((times, face) => new Array<number>(times).fill(face))
    const counts = new Map<string, number>()
    const fall = (shown: readonly number[]): void => {
      if (shown.length < dice) return sides.forEach((side) => void fall([...shown, side]))
      const key = faces.map((_, face) => shown.filter((one) => one === face).length).join()
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    fall([])
    return counts
  }

  it('counts what brute force counts', () => {
    const faces = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), faces, (dice, faces) => {
        const list = throwCounts(dice, faces)
        const ours = new Map(list.outcomes.map((counts, i) => [counts.join(), list.weights[i]!]))
        expect(ours).toEqual(counted(dice, faces))
        expect(list.total).toBe(faces.reduce((sum, times) => sum + times, 0) ** dice)
      }),
      { numRuns: 60 },
    )
  })

  it('stays exact for many dice', () => {
    const list = throwCounts(10, [1, 1, 1, 1, 1, 1])
    expect(list.total).toBe(6 ** 10)
    expect(list.weights.every(Number.isSafeInteger)).toBe(true)
  })
})

describe('sampler', () => {
  it('gives each outcome exactly its weight, over all that can be drawn', () => {
    fc.assert(
      fc.property(weights, (weights) => {
        const list = distribution(weights.map((weight, i) => [i, weight] as const))
        const sample = sampler(list)
        const counts = new Array<number>(weights.length).fill(0)
        for (let column = 0; column < weights.length; column++)
          for (let marble = 0; marble < list.total; marble++)
            counts[sample(drawing([column, weights.length], [marble, list.total]))]!++
        expect(counts).toEqual(weights.map((weight) => weight * weights.length))
      }),
    )
  })

  it('needs no luck where nothing is uncertain', () => {
    expect(sampler(distribution([['sure', 3]]))(() => 7)).toBe('sure')
  })
})

describe('chance from lists', () => {
  const loaded = distribution([
    ['a', 2],
    ['b', 5],
  ])

  it('gives each outcome as often as it weighs, with one word', () => {
    const drawn = Array.from({ length: 7 }, (_, mark) => pickFrom(loaded, drawing([mark, 7])))
    expect(drawn.join('')).toBe('aabbbbb')
    expect(pickFrom(equallyLikely(['x', 'y', 'z']), drawing([2, 3]))).toBe('z')
  })

  it('samples what it lists, and knows it from others', () => {
    const chance = chanceFrom((_: 'throw') => loaded)
    expect(chance.sample('throw', drawing([6, 7]))).toBe('b')
    expect(chance.possible('throw', 'a') && !chance.possible('throw', 'c')).toBe(true)
  })
})
