import { describe, expect, it } from 'vitest'
import { atLeast } from './binomial.ts'

describe('the chance of at least so many successes', () => {
  it('is summed exactly', () => {
    expect(atLeast(0, 4, 0.5)).toBeCloseTo(1, 12)
    expect(atLeast(3, 4, 0.5)).toBeCloseTo(5 / 16, 12)
    expect(atLeast(4, 4, 0.5)).toBeCloseTo(1 / 16, 12)
    expect(atLeast(2, 3, 1 / 3)).toBeCloseTo(7 / 27, 12)
  })

  it('holds for many trials', () => {
    expect(atLeast(5001, 10_001, 0.5)).toBeCloseTo(0.5, 9)
    expect(atLeast(9000, 10_000, 0.5)).toBeLessThan(1e-300)
  })
})
