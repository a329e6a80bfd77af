import { describe, expect, it } from 'vitest'
import { FORMAT, headsIn, latestOrder, rowOf, tableIn, unreadIn } from './row.ts'
import type { TableHead } from './table-head.ts'

const HEAD: TableHead = { id: 'a', record: {}, begun: 1, touched: 1, isOver: false, length: 0, revision: 5 }
const head = (change: object): TableHead => ({ ...HEAD, ...change })
const ROW = rowOf(HEAD, 5)

describe('what lies under the id of a table', () => {
  it('is a table, if all that lists need is there', () => {
    expect(tableIn(ROW)).toBe(ROW)
    expect(tableIn(undefined)).toBe('missing')
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 5],
    ['of another kind', { ...ROW, kind: 'box' }],
    ['without a head', { ...ROW, head: null }],
    ['the head of another', { ...ROW, head: head({ id: 'b' }) }],
    ['without a name', { ...ROW, id: 7, head: head({ id: 7 }) }],
    ['neither running nor over', { ...ROW, head: head({ isOver: 1 }) }],
    ...['begun', 'touched', 'length', 'revision', 'order'].map((field): [string, unknown] => [
      `without ${field}`,
      { ...ROW, head: head({ [field]: Number.NaN }) },
    ]),
  ])('is broken, if it is %s', (_, found) => {
    expect(tableIn(found)).toBe('broken')
  })

  it('is newer, if a newer page wrote it, whatever it is', () => {
    expect(tableIn({ ...ROW, format: FORMAT + 1 })).toBe('newer')
    expect(tableIn({ format: FORMAT + 1 })).toBe('newer')
    const text = { kind: 'unread', id: 'a', format: FORMAT, text: '{}' }
    expect([tableIn({ ...text, why: 'newer' }), tableIn({ ...text, why: 'broken' })]).toEqual(['newer', 'broken'])
  })
})

describe('all that was found', () => {
  const rows = [
    rowOf(head({ id: 'b', order: 3 }), 1),
    { ...ROW, head: null },
    rowOf(head({ id: 'c', order: 7 }), 1),
    ROW,
  ]

  it('lists tables, the one that was played on last first, and apart what cannot be read', () => {
    expect(headsIn(rows).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(unreadIn(rows)).toEqual([{ id: 'a', why: 'broken' }])
  })

  it('comes before a table that is played on now', () => {
    expect([latestOrder(rows, 'a'), latestOrder(rows, 'c'), latestOrder([], 'a')]).toEqual([8, 4, 1])
  })
})
