import { describe, expect, it } from 'vitest'
import type { Die } from '../games/tale.ts'
import { inOrder, named, neighbours, say, sharing } from '../games/telling.ts'
import { strangest, tallyOf } from './dice-count.ts'
import { spread, thinned, ticks } from './lines.ts'

describe('the lead chart', () => {
  it('is thinned evenly and keeps the first and the last', () => {
    const list = Array.from({ length: 1000 }, (_, i) => i)
    const few = thinned(list, 200)
    expect(few).toHaveLength(200)
    expect([few[0], few.at(-1)]).toEqual([0, 999])
    expect(new Set(few).size).toBe(200)
    expect(thinned([1, 2], 200)).toEqual([1, 2])
  })

  it('labels stand apart and in the chart, level ones as they are placed', () => {
    expect(spread([50, 50, 10], [2, 1, 3], 16, 240)).toEqual([66, 50, 10])
    expect(spread([239, 239], [1, 2], 16, 240)).toEqual([224, 240])
  })

  it('has round numbers at its side', () => {
    expect(ticks(0, 52, 4)).toEqual([0, 20, 40])
    expect(ticks(-20, 110, 4)).toEqual([0, 50, 100])
    expect(ticks(3, 3, 4)).toEqual([3])
    expect(ticks(0, 2, 4)).toEqual([0, 1, 2])
  })
})

const DIE: Die = {
  id: 'coin',
  name: say('die'),
  sides: [
    { id: 'head', name: say('side', { value: 1 }), chance: 0.5 },
    { id: 'tail', name: say('side', { value: 2 }), chance: 0.5 },
  ],
}
const COUNTS = { coin: { head: [3, 1, 0], tail: [1, 4, 1] } }

describe('dice', () => {
  it('are counted for one seat, and for all with what belongs to nobody', () => {
    const counts = (seat: number | null) =>
      tallyOf(DIE, COUNTS, seat).bars.map(({ count, expected }) => [count, expected])
    expect(counts(0)).toEqual([
      [3, 2],
      [1, 2],
    ])
    expect(counts(null)).toEqual([
      [4, 5],
      [6, 5],
    ])
  })

  it('the strangest side is the one furthest from what was to be expected', () => {
    const uneven: Die = { ...DIE, sides: [DIE.sides[0]!, { ...DIE.sides[1]!, chance: 0.1 }] }
    expect(strangest(tallyOf(uneven, COUNTS, null))!.side.id).toBe('tail')
    expect(strangest(tallyOf(DIE, { coin: { head: [0], tail: [0] } }, null))).toBeNull()
  })
})

describe('places', () => {
  it('who shares one, who stands beside whom, and in which order', () => {
    expect(sharing([1, 3, 1, 3, 5])).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(inOrder([2, 1, 3])).toEqual([1, 0, 2])
    expect(neighbours([2, 1, 3])).toEqual([
      [1, 0],
      [0, 2],
    ])
  })

  it('names are listed as the language does', () => {
    expect(named([4])).toEqual({ seat: 4 })
    expect(named([0, 1])).toEqual(say('and', { one: { seat: 0 }, other: { seat: 1 } }))
  })
})
