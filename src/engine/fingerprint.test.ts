import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { freeze } from './values.ts'

describe('a fingerprint', () => {
  it('is the same for equal states', () => {
    expect(fingerprint({ a: [1, { b: 'x' }], c: null })).toBe(fingerprint({ a: [1, { b: 'x' }], c: null }))
  })

  it('tells states apart', () => {
    const states = [
      { a: [1, 2] },
      { a: [12] },
      { a: [[1], 2] },
      { a: ['1', 2] },
      { a: '1,2' },
      { b: [1, 2] },
      { a: null },
    ]
    expect(new Set(states.map(fingerprint)).size).toBe(states.length)
  })

  it('takes frozen parts for what they are, without reading them', () => {
    const [board, other] = [freeze({ squares: [1] }), freeze({ squares: [1] })]
    expect(fingerprint({ board })).toBe(fingerprint({ board }))
    expect(fingerprint({ board })).not.toBe(fingerprint({ board: other }))
  })
})
