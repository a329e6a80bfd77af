import { describe, expect, it } from 'vitest'
import { below, type Random, seeded } from '../engine/random.ts'
import { type Goal, meanBetween, type Verdict, verdictOn } from './goal.ts'

/** One win or none, `percent` of the time. */
const wins = (random: Random, percent: number, games: number): number[] =>
  Array.from({ length: games }, () => (below(random, 100) < percent ? 1 : 0))

const HIGH: Goal = { share: 0.85, tooLittle: 0.8 }

const verdictAfter = (shares: readonly number[], goal: Goal): Verdict => {
  const share = shares.reduce((sum, part) => sum + part, 0) / shares.length
  return verdictOn({ share, interval: meanBetween(shares) }, goal)
}

/** Looks now and then, and stops as soon as it is decided. */
function firstVerdict(shares: readonly number[], goal: Goal): Verdict {
  for (let games = 10; games <= shares.length; games += 10) {
    const verdict = verdictAfter(shares.slice(0, games), goal)
    if (verdict !== 'not decided') return verdict
  }
  return 'not decided'
}

describe('a goal', () => {
  it.each([
    ['reached', 0.86, 0.81, 0.9],
    ['reached', 0.85, 0.8001, 0.9],
    ['not decided', 0.86, 0.8, 0.9],
    ['not decided', 0.849, 0.82, 0.87],
    ['not decided', 0.82, 0.78, 0.85],
    ['missed', 0.82, 0.78, 0.8499],
    ['missed', 0.82, 0.81, 0.83],
  ] as const)('is %s by a share of %d between %d and %d', (verdict, share, least, most) => {
    expect(verdictOn({ share, interval: [least, most] }, HIGH)).toBe(verdict)
  })

  it('is open as long as little is known', () => {
    expect(verdictAfter([1, 1, 1, 1], HIGH)).toBe('not decided')
    expect(verdictAfter([0], HIGH)).toBe('not decided')
  })

  it.each([
    ['reached', 80],
    ['missed', 85],
  ] as const)(
    'is seldom said to be %s by whoever wins %i of 100, though one looks again and again',
    (wrong, percent) => {
      const verdicts = Array.from({ length: 100 }, (_, seed) => firstVerdict(wins(seeded(seed), percent, 150), HIGH))
      expect(verdicts.filter((verdict) => verdict === wrong).length).toBeLessThanOrEqual(5)
    },
  )
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
