import { describe, expect, it } from 'vitest'
import { wholeOf } from './earlier.ts'
import { MemoryStore } from './memory-store.ts'
import { FORMAT, headsIn, type TableRow, tableIn, type Whole } from './row.ts'
import { planOf, takeOver } from './take-over.ts'

const EARLIER = {
  ...{ format: 1, id: 'a', game: 'monza', rulesVersion: 3, options: { laps: 2 }, begun: 4, over: false },
  sitters: [{ name: 'Bob', colour: 'red', bot: null }],
  ...{ touched: 10, log: [] as unknown[] },
}

const BOB = { name: 'Bob', colour: 'red', player: 'person' }

const earlier = (change: object = {}, id = 'a'): Whole => wholeOf(id, JSON.stringify({ ...EARLIER, ...change }), 70)
const kindOf = (one: Whole, kept: Whole | null) => planOf(one, kept).kind

describe('a text from the time before', () => {
  it('is a table without its log, and its log', () => {
    const { row, log } = earlier({ log: [1, 2], origin: { id: null, at: 1 } })
    expect(log).toEqual([1, 2])
    expect(row).toEqual({
      ...{ kind: 'table', id: 'a', format: FORMAT, cut: 70 },
      head: {
        ...{ id: 'a', begun: 4, touched: 10, isOver: false, length: 2, revision: 70, origin: { id: null, at: 1 } },
        taken: expect.any(String),
        record: { game: 'monza', rulesVersion: 3, seats: [BOB], options: { laps: 2 } },
      },
    })
  })

  it.each([
    ['no JSON', '{', 'broken'],
    ['nothing', 'null', 'broken'],
    ['a number', '5', 'broken'],
    ['a list', '[1]', 'broken'],
    ['a table under another id', JSON.stringify({ ...EARLIER, id: 'b' }), 'broken'],
    ['a table without a format', JSON.stringify({ ...EARLIER, format: undefined }), 'broken'],
    ['a table of no game', JSON.stringify({ ...EARLIER, game: 7 }), 'broken'],
    ['a table without a time', JSON.stringify({ ...EARLIER, touched: null }), 'broken'],
    ['a table without seats', JSON.stringify({ ...EARLIER, sitters: {} }), 'broken'],
    ['a table without a log', JSON.stringify({ ...EARLIER, log: null }), 'broken'],
    ['a newer format', JSON.stringify({ format: 2, unknown: true }), 'newer'],
  ])('that is %s stays as it is', (_, text, why) => {
    const { row } = wholeOf('a', text, 70)
    expect(row).toEqual({ kind: 'unread', id: 'a', format: FORMAT, why, text })
    expect(tableIn(row)).toBe(why)
  })
})

describe('what is taken over', () => {
  const kept = earlier({ log: [1, 2] })

  it('comes new where there is none', () => {
    expect(kindOf(kept, null)).toBe('create')
  })

  it('is nothing, where it is here already or has seen less', () => {
    expect(kindOf(kept, kept)).toBe('nothing')
    expect(kindOf(earlier({ log: [1], touched: 99 }), kept)).toBe('nothing')
    expect(kindOf(wholeOf('a', '{', 1), wholeOf('a', '{', 2))).toBe('nothing')
  })

  it('is what an earlier page added, with the names that were given last', () => {
    const names = { sitters: [{ name: 'Zoe', colour: 'red', bot: 'club' }] }
    const later = planOf(earlier({ log: [1, 2, 3], touched: 11, over: true, ...names }), kept)
    expect(later).toMatchObject({ kind: 'grow', from: 2, row: { cut: 70 } })
    expect(later).toMatchObject({
      row: {
        head: {
          length: 3,
          revision: 71,
          isOver: true,
          touched: 11,
          record: { seats: [{ name: 'Zoe', colour: 'red', player: 'club' }] },
        },
      },
    })
    expect(kindOf(earlier({ log: [1, 2], touched: 11, ...names }), kept)).toBe('grow')
  })

  it('is the same whatever the clock of the earlier page says', () => {
    const names = { sitters: [{ name: 'Zoe', colour: 'red', bot: 'club' }] }
    for (const touched of [-3_600_000, 10, 3_600_000]) {
      expect(planOf(earlier({ log: [1, 2, 3], touched, ...names }), kept)).toMatchObject({
        ...{ kind: 'grow', from: 2 },
        row: { head: { length: 3, touched, record: { seats: [{ name: 'Zoe' }] } } },
      })
      expect(kindOf(earlier({ log: [1, 2], touched, ...names }), kept)).toBe('grow')
      expect(kindOf(earlier({ log: [1], touched, ...names }), kept)).toBe('nothing')
    }
  })

  it('is nothing, where that very text was taken over before: what was taken back or named here since stays', () => {
    const undone = { row: { ...kept.row, head: { ...(kept.row as TableRow).head, length: 1 } } as TableRow, log: [1] }
    expect(kindOf(kept, undone)).toBe('nothing')
    expect(kindOf(earlier({ log: [1, 2], touched: 11 }), undone)).toBe('grow')
  })

  it('is nothing, where a table that was laid aside is back', () => {
    const { taken: _, ...head } = (kept.row as TableRow).head
    const aside: Whole = { row: { ...(kept.row as TableRow), head }, log: kept.log }
    expect(kindOf(aside, { ...kept, log: [1] })).toBe('nothing')
    expect(kindOf(aside, null)).toBe('create')
  })

  it('stands beside what went another way, or cannot be read', () => {
    expect(kindOf(earlier({ log: [1, 9, 9], touched: 99 }), kept)).toBe('beside')
    expect(kindOf(wholeOf('a', '{', 1), kept)).toBe('beside')
    expect(kindOf(kept, wholeOf('a', '{', 1))).toBe('beside')
    expect(kindOf(kept, { row: { ...kept.row, format: FORMAT + 1 }, log: [] })).toBe('beside')
  })

  it('is the same however often it is taken over', async () => {
    const rows = new Map<string, unknown>()
    const logs = new Map<string, unknown[]>()
    const store = new MemoryStore(null, rows, logs)
    const take = (one: Whole) => store.run('readwrite', (ledger) => takeOver(ledger, one))
    for (const one of [kept, kept, earlier({ log: [7] }), earlier({ log: [7] }), earlier({ log: [7, 8] })])
      await take(one)
    expect(Object.fromEntries(logs)).toEqual({ a: [1, 2], 'a-2': [7, 8] })
    expect([...rows.keys()]).toEqual(['a', 'a-2'])
    expect(await take(earlier({ log: [7, 8] }))).toEqual({ kind: 'done', value: null })
    expect(headsIn([...rows.values()]).map(({ id, order }) => [id, order])).toEqual([
      ['a-2', 1],
      ['a', undefined],
    ])
  })
})
