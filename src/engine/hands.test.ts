import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hands } from './hands.ts'

const throws = fc.array(
  fc.record({ kind: fc.constantFrom('movement', 'contact', 'draw'), seat: fc.option(fc.nat(9)) }),
  { maxLength: 40 },
)

/** What every hand got for every kind of throw, in its order. */
function thrown(list: readonly { kind: string; seat: number | null }[], seed: number, stream: number) {
  const given = hands(seed, stream)
  const numbers = new Map<string, number[]>()
  for (const chance of list) {
    const key = `${chance.kind} of ${chance.seat}`
    numbers.set(key, [...(numbers.get(key) ?? []), given(chance)()])
  }
  return numbers
}

describe('hands', () => {
  it('gives a hand the same numbers, whatever others throw in between', () => {
    fc.assert(
      fc.property(throws, throws, fc.nat(2 ** 32 - 1), fc.nat(100_000), (one, other, seed, stream) => {
        const [alone, among] = [thrown(one, seed, stream), thrown([...other, ...one], seed, stream)]
        for (const [key, numbers] of alone) expect(among.get(key)!.slice(0, numbers.length)).toEqual(numbers)
        for (const [key, numbers] of thrown(one.toReversed(), seed, stream)) expect(alone.get(key)).toEqual(numbers)
      }),
    )
  })

  it('gives other numbers to other hands, kinds of throws, games and seeds', () => {
    const first = (kind: string, seat: number | null, seed = 7, stream = 3) => hands(seed, stream)({ kind, seat })()
    const numbers = [
      first('movement', 0),
      first('movement', 1),
      first('movement', null),
      first('contact', 0),
      first('movement', 0, 8),
      first('movement', 0, 7, 4),
    ]
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
