import { describe, expect, it } from 'vitest'
import { enoughOf, firstToGo, tooMany } from './room.ts'
import type { TableHead } from './table-head.ts'

const head = (touched: number, isOver: boolean): TableHead => ({
  ...{ id: `t${touched}`, record: {}, begun: 0, length: 0, revision: 1 },
  ...{ touched, isOver },
})

/** The latest first. */
const many = (count: number, isOver: boolean, from = 0) =>
  Array.from({ length: count }, (_, index) => head(from + count - 1 - index, isOver))

describe('room on the shelf', () => {
  it('is enough for two dozen tables', () => {
    expect(tooMany(many(24, true))).toEqual([])
  })

  it('is made by the oldest finished tables', () => {
    expect(tooMany([...many(22, true, 10), ...many(4, false)])).toEqual(['t11', 't10'])
  })

  it('is never made by a running table', () => {
    expect(tooMany([...many(30, false), head(99, true)])).toEqual(['t99'])
    expect(tooMany(many(30, false))).toEqual([])
  })

  it('in a full browser is made by one finished table after the other, the oldest first, never the one at hand', () => {
    const heads = [head(9, true), head(7, true), head(5, true), head(2, true), head(1, false)]
    expect(firstToGo(heads, 't7')).toEqual(['t2', 't5', 't9'])
  })

  it('is made by as many as it takes, and by none where all of them are too few', () => {
    const tables = ['a', 'b', 'c'].map((id) => ({ id, size: 10 }))
    expect([1, 10, 11, 30].map((needed) => enoughOf(tables, needed).length)).toEqual([1, 1, 2, 3])
    expect(enoughOf(tables, 31)).toEqual([])
    expect(enoughOf([], 1)).toEqual([])
  })
})
