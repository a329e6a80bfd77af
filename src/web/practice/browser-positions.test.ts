import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserPositions } from './browser-positions.ts'
import { learnt, type OwnPosition } from './positions.ts'

const position = (id: string): OwnPosition => ({
  ...{ kind: 'open', id, game: 'monza', seat: 0, packed: 'abc' },
  ...{ lost: 0.05, right: 0, due: 0 },
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

it('Positions outlive the page, and what was learnt stays learnt', async () => {
  const positions = browserPositions()
  expect(await positions.add([position('a'), position('b')])).toBe(2)
  await positions.put(learnt('a'))
  const later = browserPositions()
  expect(await later.all()).toEqual([learnt('a'), position('b')])
  expect(await later.add([position('a'), position('b')])).toBe(0)
})

it('Whoever draws them gets the same promise until something changes', async () => {
  const positions = browserPositions()
  const before = positions.shown()
  expect(positions.shown()).toBe(before)
  await positions.add([position('a')])
  expect(await positions.shown()).toEqual([position('a')])
})

it('Where the browser keeps nothing, the page does', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  const positions = browserPositions()
  await positions.add([position('a')])
  expect(await positions.all()).toEqual([position('a')])
  await positions.clear()
  expect(await positions.all()).toEqual([])
})
