import { describe, expect, it } from 'vitest'
import { sentence } from '../../../engine/sentence.ts'
import type { Told } from '../../../table/story.ts'
import { people } from '../../../table/testing/fixtures.ts'
import type { Fact, Play } from '../../games/play.ts'
import { rivalsOf } from './rivals.ts'

type Chips = readonly number[]
const fact = (chips: number): Fact => ({ id: 'chips', short: String(chips), meaning: sentence('chips', { chips }) })
const play = {
  facts: (view, seat) => {
    const chips = (view as unknown as Chips)[seat]!
    return chips > 0 ? [fact(chips)] : []
  },
} satisfies Pick<Play, 'facts'>

const act = (index: number, seat: number): Told => ({
  ...{ index, sentences: [], lines: index },
  entry: { seat, action: { kind: 'act' } },
})
const rivals = (before: Chips, after: Chips, lines: readonly Told[] = []) =>
  rivalsOf({ play, before: before as never, after: after as never, sitters: people(3), lines }, 1)

describe('what became of the rivals', () => {
  it('is one line for each of them, with the figures then and now', () => {
    expect(rivals([1, 5, 2], [3, 5, 2])).toEqual([
      { seat: 0, figures: [{ id: 'chips', before: fact(1), after: fact(3), isSame: false }], latest: null },
      { seat: 2, figures: [{ id: 'chips', before: fact(2), after: fact(2), isSame: true }], latest: null },
    ])
  })

  it('knows of figures that came and went', () => {
    const [first, third] = rivals([0, 0, 4], [2, 0, 0])
    expect(first!.figures).toEqual([{ id: 'chips', before: null, after: fact(2), isSame: false }])
    expect(third!.figures).toEqual([{ id: 'chips', before: fact(4), after: null, isSame: false }])
  })

  it('leads to the last act of each', () => {
    const lines = [act(4, 0), act(5, 2), act(6, 0), { ...act(7, 0), entry: { outcome: 3 } }]
    expect(rivals([1, 1, 1], [1, 1, 1], lines).map(({ latest }) => latest)).toEqual([6, 5])
  })
})
