import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Findings } from '../../lab/review.ts'
import { browserReviews } from './browser-reviews.ts'

const findings = (end: number): Findings => ({
  first: 0,
  end,
  isExact: true,
  judgedBy: null,
  start: { chances: [0.5, 0.5], error: 0 },
  found: [],
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

it('What was found outlives the page', async () => {
  await browserReviews().keep('a', findings(3))
  const later = browserReviews()
  expect(await later.read('a')).toEqual(findings(3))
  expect(await later.read('b')).toBeNull()
})

it('The oldest give way to new ones', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
  const reviews = browserReviews()
  for (let i = 0; i <= 100; i++) await reviews.keep(`r${i}`, findings(i))
  const later = browserReviews()
  expect(await later.read('r0')).toBeNull()
  expect(await later.read('r1')).toEqual(findings(1))
  vi.restoreAllMocks()
})

it('Where the browser keeps nothing, the page does', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  const reviews = browserReviews()
  await reviews.keep('a', findings(3))
  expect(await reviews.read('a')).toEqual(findings(3))
  expect(await reviews.read('b')).toBeNull()
})
