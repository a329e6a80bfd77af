import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, cleanText, NAME_LENGTH } from './clean.ts'

describe('a nickname', () => {
  it.each([
    ['  Ann \n  Lee ', 'Ann Lee'],
    ['A\u202enn\u0007', 'Ann'],
    ['\u200b\u2066\u2069', ''],
    ['👩‍👧 Zoë', '👩‍👧 Zoë'],
    ['a\u200db', 'ab'],
    [`e${'\u0301'.repeat(30)}`, 'é\u0301\u0301\u0301'],
    ['x'.repeat(99), 'x'.repeat(NAME_LENGTH)],
    ['あきら', 'あきら'],
    ['A\t\u0000\tB', 'A B'],
    ['e\u0000\u0301', 'é'],
  ])('%j is shown as %j', (said, shown) => {
    expect(cleanName(said)).toBe(shown)
  })

  it('is clean when it was cleaned, and never half a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = cleanName(text)
        expect(cleanName(name)).toBe(name)
        expect(/\p{Cs}/u.test(name)).toBe(false)
        expect(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(cleanText(text))).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})
