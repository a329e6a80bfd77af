import { describe, expect, it } from 'vitest'
import { afterWriting, firstRevision, hasOnlyGrown, hasSeenAll } from './guard.ts'

const SEEN = { length: 4, revision: 9 }

describe('who may write', () => {
  it('has seen exactly what is kept', () => {
    expect(hasSeenAll(SEEN, SEEN)).toBe(true)
    expect(hasSeenAll({ ...SEEN, length: 5 }, SEEN)).toBe(false)
    expect(hasSeenAll({ ...SEEN, revision: 10 }, SEEN)).toBe(false)
  })

  it('has seen its own write, and nobody else has', () => {
    expect(afterWriting(SEEN, 6)).toEqual({ length: 6, revision: 10 })
    expect(hasSeenAll(afterWriting(SEEN, 4), SEEN)).toBe(false)
  })

  it('cannot know the revision of a table that was made again', () => {
    const revisions = Array.from({ length: 20 }, firstRevision)
    expect(new Set(revisions).size).toBe(20)
    expect(revisions.every(Number.isSafeInteger)).toBe(true)
  })
})

describe('what was seen', () => {
  it('is still there where entries only came', () => {
    expect(hasOnlyGrown({ length: 7, revision: 12 }, 9, SEEN)).toBe(true)
    expect(hasOnlyGrown(SEEN, 1, SEEN)).toBe(true)
  })

  it('is not there any more where entries went, even if others came', () => {
    expect(hasOnlyGrown({ length: 7, revision: 12 }, 10, SEEN)).toBe(false)
  })

  it('is not there any more where the table was made again', () => {
    expect(hasOnlyGrown({ length: 7, revision: 3 }, 2, SEEN)).toBe(false)
    expect(hasOnlyGrown({ length: 3, revision: 12 }, 9, SEEN)).toBe(false)
  })
})
