import { describe, expect, it } from 'vitest'
import { firstToGo, tooMany } from './room.ts'
import type { TableHead } from './table-head.ts'

const head = (touched: number, isOver: boolean): TableHead => ({
  ...{ id: `t${touched}`, record: {}, begun: 0, length: 0, revision: 1 },
  ...{ touched, isOver },
})

const many = (count: number, isOver: boolean, from = 0) =>
  Array.from({ length: count }, (_, index) => head(from + index, isOver))

describe('room on the shelf', () => {
  it('is enough for two dozen tables', () => {
    expect(tooMany(many(24, true))).toEqual([])
  })

  it('is made by the oldest finished tables', () => {
    expect(tooMany([...many(4, false), ...many(22, true, 10)])).toEqual(['t11', 't10'])
  })

  it('is never made by a running table', () => {
    expect(tooMany([...many(30, false), head(99, true)])).toEqual(['t99'])
    expect(tooMany(many(30, false))).toEqual([])
  })

  it('in a full browser is made by one finished table after the other, the oldest first, never the one at hand', () => {
    const heads = [head(5, true), head(1, false), head(2, true), head(9, true), head(7, true)]
    expect(firstToGo(heads, 't7')).toEqual(['t2', 't5', 't9'])
  })
})
