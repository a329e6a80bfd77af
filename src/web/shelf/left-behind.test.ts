import { beforeEach, expect, it, vi } from 'vitest'
import { BROWSER_ASIDE, laidAside } from './aside.ts'
import { leftBehind } from './left-behind.ts'
import { rowOf } from './row.ts'
import { simpleStore } from './testing/simple-store.ts'

const items = new Map<string, string>()
const HEAD = { id: 'b', record: { game: 'monza' }, begun: 1, touched: 1, isOver: true, length: 1, revision: 5 }

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', simpleStore(items))
})

it('What found no room can be given away as files', () => {
  const earlier = { format: 1, id: 'a', game: 'monza', rulesVersion: 1, sitters: [], log: [7], touched: 1 }
  items.set('paddock.table.a', JSON.stringify(earlier))
  items.set('paddock.table.torn', '{')
  items.set('paddock.settings', '{}')
  BROWSER_ASIDE.lay({ row: rowOf(HEAD, 5), log: [8] })
  const files = leftBehind().map(({ name, text }) => [name, text])
  expect(files).toEqual([
    ['paddock-table-b.json', '{"game":"monza","log":[8]}'],
    ['paddock-table-a.json', '{"game":"monza","rulesVersion":1,"seats":[],"log":[7]}'],
    ['paddock-table-torn.json', '{'],
  ])
})

it('What goes while it is looked for is not given away', () => {
  items.set('paddock.table.a', '{')
  vi.stubGlobal('localStorage', { ...simpleStore(items), length: 1, getItem: () => null })
  expect(leftBehind()).toEqual([])
})

it('What was laid aside is found as it was, until it is dropped; what is no table is not', () => {
  const table = { row: rowOf(HEAD, 5), log: [8] }
  expect(BROWSER_ASIDE.lay(table)).toBe(true)
  for (const [id, text] of Object.entries({ x: '{', y: '5', z: JSON.stringify({ row: { id: 'z' }, log: [] }) }))
    items.set(`paddock.aside.${id}`, text)
  items.set('paddock.aside.w', JSON.stringify({ ...table, log: null }))
  expect(laidAside()).toEqual([table])
  BROWSER_ASIDE.drop('b')
  expect(laidAside()).toEqual([])
})

it('What finds no room aside says so', () => {
  expect(BROWSER_ASIDE.lay({ row: rowOf(HEAD, 5), log: ['x'.repeat(1000)] })).toBe(false)
  expect(laidAside()).toEqual([])
})
