import { describe, expect, it } from 'vitest'
import { below, type Random, seeded } from '../engine/random.ts'
import { meanBetween, type Verdict, verdictOn } from './goal.ts'

const MANY = 1000

/** One win or none, `percent` of the time. */
const wins = (random: Random, percent: number, games: number): number[] =>
  Array.from({ length: games }, () => (below(random, 100) < percent ? 1 : 0))

/** Looks now and then, and stops as soon as it is decided. */
function firstVerdict(shares: readonly number[], goal: number): Verdict {
  for (let games = 10; games <= shares.length; games += 10) {
    const verdict = verdictOn(shares.slice(0, games), goal)
    if (verdict !== 'not decided') return verdict
  }
  return 'not decided'
}

describe('a goal', () => {
  it('is reached by whoever wins more often, and missed by whoever wins less often', () => {
    expect(verdictOn(wins(seeded(1), 95, MANY), 0.85)).toBe('reached')
    expect(verdictOn(wins(seeded(1), 75, MANY), 0.85)).toBe('missed')
    expect(verdictOn(wins(seeded(1), 20, MANY), 0.14)).toBe('reached')
    expect(verdictOn(wins(seeded(1), 9, MANY), 0.14)).toBe('missed')
  })

  it('is open as long as little is known', () => {
    expect(verdictOn([], 0.85)).toBe('not decided')
    expect(verdictOn([1, 1, 1, 1], 0.85)).toBe('not decided')
    expect(verdictOn([0], 0.5)).toBe('not decided')
  })

  it('needs the fewer games, the more they say', () => {
    const always = (games: number) => verdictOn(Array<number>(games).fill(1), 0.5)
    expect([always(6), always(8)]).toEqual(['not decided', 'reached'])
    expect(verdictOn(Array<number>(20).fill(0.7), 0.5)).toBe('reached')
    expect(verdictOn(Array<number>(20).fill(0.55), 0.5)).toBe('not decided')
  })

  it('is seldom said to be reached or missed by whoever just meets it, though one looks again and again', () => {
    const verdicts = Array.from({ length: 200 }, (_, seed) => firstVerdict(wins(seeded(seed), 85, 150), 0.85))
    expect(verdicts.filter((verdict) => verdict === 'reached').length).toBeLessThanOrEqual(10)
    expect(verdicts.filter((verdict) => verdict === 'missed').length).toBeLessThanOrEqual(10)
  })
})

describe('the interval of a mean', () => {
  it('is narrower the more is known, and lies around what was won', () => {
    const few = meanBetween(wins(seeded(2), 90, 30))
    const many = meanBetween(wins(seeded(2), 90, 600))
    expect(meanBetween([])).toEqual([0, 1])
    expect(many[0]).toBeGreaterThan(0.84)
    expect(many[1]).toBeLessThan(0.95)
    expect(many[1] - many[0]).toBeLessThan(few[1] - few[0])
  })

  it('seldom leaves out the mean', () => {
    const isOutside = (seed: number) => {
      const [low, high] = meanBetween(wins(seeded(seed), 25, 60))
      return low > 0.25 || high < 0.25
    }
    expect(Array.from({ length: 100 }, (_, seed) => isOutside(seed)).filter(Boolean).length).toBeLessThanOrEqual(5)
  })
})
