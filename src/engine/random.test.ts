import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, pick, type Random, seeded, sfc32 } from './random.ts'

const WORD = 2 ** 32
const outputs = (random: Random, count: number): number[] => Array.from({ length: count }, () => random())

/** The generator once more, from its definition, in whole numbers of any size. */
function reference(a: number, b: number, c: number, d: number): Random {
  const mask = 0xffff_ffffn
  const words = [a, b, c, d].map((word) => BigInt(word) & mask) as [bigint, bigint, bigint, bigint]
  return () => {
    const [a, b, c, counter] = words
    const sum = (a + b + counter) & mask
    const turned = ((c << 21n) | (c >> 11n)) & mask
    words[0] = b ^ (b >> 9n)
    words[1] = (c + (c << 3n)) & mask
    words[2] = (turned + sum) & mask
    words[3] = (counter + 1n) & mask
    return Number(sum)
  }
}

const word = fc.integer({ min: 0, max: WORD - 1 })

describe('sfc32', () => {
  it('gives the recorded numbers for ever', () => {
    expect(outputs(sfc32(1, 2, 3, 4), 6)).toEqual([7, 34, 56623200, 188882296, 3431242869, 399395954])
    expect(outputs(sfc32(0, 0, 0, 0), 6)).toEqual([0, 1, 2, 12, 18874399, 56669315])
    expect(outputs(sfc32(0xffffffff, 0xdeadbeef, 0x12345678, 0xffffffff), 6)).toEqual([
      3735928557, 2191127144, 3199668973, 3645543649, 3892009426, 1282943260,
    ])
  })

  it('is the generator of the definition', () => {
    fc.assert(
      fc.property(word, word, word, word, (a, b, c, d) => {
        expect(outputs(sfc32(a, b, c, d), 40)).toEqual(outputs(reference(a, b, c, d), 40))
      }),
    )
  })
})

describe('seeded', () => {
  it('gives the recorded numbers for ever', () => {
    expect(outputs(seeded(0), 4)).toEqual([1427488602, 1980682239, 456575201, 3300212312])
    expect(outputs(seeded(1), 4)).toEqual([573063952, 3268221502, 703077755, 2308299391])
    expect(outputs(seeded(1, 1), 4)).toEqual([1679605976, 569996026, 2489832678, 223223205])
    expect(outputs(seeded(2 ** 40 + 7, 123_456), 4)).toEqual([1889467257, 1759165105, 2628664231, 1329251154])
  })

  it('is the generator of the definition, twelve numbers on', () => {
    const seed = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(seed, word, (seed, stream) => {
        const high = Math.floor(seed / WORD)
        const ours = reference(seed % WORD, high, Number(BigInt(stream) ^ 0x9e37_79b9n), 1)
        outputs(ours, 12)
        expect(outputs(seeded(seed, stream), 10)).toEqual(outputs(ours, 10))
      }),
    )
  })

  it('gives every seed and every stream numbers of its own', () => {
    const firsts = Array.from({ length: 2000 }, (_, i) => outputs(seeded(i % 40, Math.floor(i / 40)), 2).join())
    expect(new Set(firsts).size).toBe(firsts.length)
  })
})

/** A source that gives these words and then fails. */
function scripted(...words: number[]): Random {
  const left = [...words]
  return () => {
    const next = left.shift()
    if (next === undefined) throw new Error('one word too many')
    return next
  }
}

describe('below', () => {
  const small = fc.integer({ min: 1, max: 2 ** 21 })
  const large = fc.integer({ min: 2 ** 21 + 1, max: WORD })

  it('is never out of range', () => {
    fc.assert(
      fc.property(fc.oneof(small, large), fc.integer(), (limit, seed) => {
        const drawn = below(seeded(seed), limit)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true)
      }),
    )
  })

  // The words of one result stand in a row, and only the first of a row can be drawn again: counting needs two words.
  it('takes equally many words for each number under a small limit', () => {
    fc.assert(
      fc.property(small, fc.double({ min: 0, max: 0.999999, noNaN: true }), (limit, at) => {
        const result = Math.floor(at * limit)
        const first = Math.ceil((result * WORD) / limit)
        const end = Math.ceil(((result + 1) * WORD) / limit)
        const spare = Math.min(first + 1, end - 1)
        expect(below(scripted(spare, spare), limit)).toBe(result)
        expect(end - first - (isTaken(first, limit) ? 0 : 1)).toBe(Math.floor(WORD / limit))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes equally many words for each number under a large limit', () => {
    fc.assert(
      fc.property(large, word, (limit, drawn) => {
        const whole = WORD - (WORD % limit)
        expect(isTaken(drawn, limit)).toBe(drawn < whole)
        if (drawn < whole) expect(below(scripted(drawn), limit)).toBe(drawn % limit)
      }),
    )
  })

  it('is spread evenly', () => {
    const random = seeded(99)
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 60_000; i++) counts[below(random, 6)]!++
    const square = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(square).toBeLessThan(35) // five degrees of freedom: one sound generator in a million
  })

  it('picks from a list', () => {
    const random = seeded(5)
    const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))
    expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  })
})

/** Whether a draw that begins with this word needs no other. */
function isTaken(first: number, limit: number): boolean {
  const others = seeded(1)
  let count = 0
  below(() => (count++ === 0 ? first : others()), limit)
  return count === 1
}
