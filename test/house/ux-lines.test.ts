/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import { leadingIds } from '../../tools/rule-ids.ts'

// What a person at the table should find is numbered UX-1 to UX-30. Every line but those that are still to come has a
// browser test whose title begins with its id; UX-22 is shown without luck.

const LINES = 30

/** The lab page. */
const TO_COME = [29]

const known = Array.from({ length: LINES }, (_, i) => `UX-${i + 1}`)
const needed = known.filter((id) => !TO_COME.map((line) => `UX-${line}`).includes(id))

const specs = import.meta.glob<string>('../e2e/*.spec.ts', { query: '?raw', import: 'default', eager: true })

/** The titles of tests, as they stand in the source. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1,/gs)].map((match) => match[2]!)

const titles = Object.values(specs).flatMap(titlesIn)
const shown = new Set(titles.flatMap(leadingIds).filter((id) => id.startsWith('UX-')))

describe('the lines of what a person should find', () => {
  it('are looked for in all browser tests: none read would be a false green', () => {
    expect(Object.keys(specs)).toContain('../e2e/play.spec.ts')
    expect(titles.length).toBeGreaterThan(60)
  })

  it('are shown by a browser test each', () => {
    expect(needed.filter((id) => !shown.has(id))).toEqual([])
  })

  it('are all known', () => {
    expect([...shown].filter((id) => !known.includes(id))).toEqual([])
  })

  it.each([
    ["test('UX-3 a', async () => {})", ['UX-3 a']],
    ['test(`UX-3, UX-25 a: b`, async () => {})', ['UX-3, UX-25 a: b']],
    ["test(\n  'UX-3 a',\n  async () => {})", ['UX-3 a']],
    ['test("UX-6 one\'s turn", async () => {})', ["UX-6 one's turn"]],
    ['contest("UX-3 a", 1)', []],
  ])('a title is read in %j', (source, found) => {
    expect(titlesIn(source)).toEqual(found)
  })
})
