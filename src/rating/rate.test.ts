import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEWCOMER, type Rating, rate } from './rate.ts'
import { shown } from './shown.ts'

interface Vector {
  readonly ratings: readonly Rating[]
  readonly places: readonly number[]
  readonly after: readonly Rating[]
}

/** Rated by openskill: `npm run oracle` writes them anew. */
const vectors: readonly Vector[] = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../test/rating/vectors.json`, 'utf8'),
)

const rating = fc.record({
  mu: fc.double({ min: -20, max: 80, noNaN: true }),
  sigma: fc.double({ min: 0.2, max: 10, noNaN: true }),
})
const game = fc.integer({ min: 2, max: 12 }).chain((players) =>
  fc.record({
    ratings: fc.array(rating, { minLength: players, maxLength: players }),
    places: fc.array(fc.integer({ min: 1, max: players }), { minLength: players, maxLength: players }),
  }),
)

describe('rate', () => {
  it('is what openskill says, for games of two to twelve, with shared places, to 1e-9', () => {
    const gaps = vectors.flatMap(({ ratings, places, after }) =>
      rate(ratings, places).flatMap(({ mu, sigma }, i) => [
        Math.abs(mu - after[i]!.mu),
        Math.abs(sigma - after[i]!.sigma),
      ]),
    )
    expect(vectors.length).toBe(300)
    expect(Math.max(...gaps)).toBeLessThan(1e-9)
  })

  it('gives the winner of two newcomers what the loser loses', () => {
    const [winner, loser] = rate([NEWCOMER, NEWCOMER], [1, 2])
    expect(winner!.mu - 25).toBeCloseTo(25 - loser!.mu, 12)
    expect(winner!.mu).toBeGreaterThan(25)
    expect(winner!.sigma).toBeLessThan(NEWCOMER.sigma)
  })

  it('changes nobody who shares the only place with equals, but knows more of them', () => {
    const after = rate([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 1])
    for (const { mu, sigma } of after) {
      expect(mu).toBeCloseTo(25, 12)
      expect(sigma).toBeLessThan(NEWCOMER.sigma)
    }
  })

  it('does not depend on who sits where, nor on how places are counted', () => {
    fc.assert(
      fc.property(game, ({ ratings, places }) => {
        const turned = rate(ratings.toReversed(), places.toReversed()).toReversed()
        const doubled = rate(
          ratings,
          places.map((place) => place * 2),
        )
        expect(doubled).toEqual(rate(ratings, places))
        for (const [i, { mu, sigma }] of rate(ratings, places).entries()) {
          expect(turned[i]!.mu).toBeCloseTo(mu, 9)
          expect(turned[i]!.sigma).toBeCloseTo(sigma, 9)
        }
      }),
    )
  })

  it('gives numbers that can be rated again, whoever wins', () => {
    fc.assert(
      fc.property(game, ({ ratings, places }) => {
        const after = rate(ratings, places)
        expect(after.every(({ mu, sigma }) => Number.isFinite(mu) && sigma > 0)).toBe(true)
      }),
    )
  })

  it('never lowers a sole winner, nor raises a sole loser', () => {
    fc.assert(
      fc.property(game, ({ ratings }) => {
        const after = rate(
          ratings,
          ratings.map((_, i) => i + 1),
        )
        expect(after[0]!.mu).toBeGreaterThanOrEqual(ratings[0]!.mu)
        expect(after.at(-1)!.mu).toBeLessThanOrEqual(ratings.at(-1)!.mu)
      }),
    )
  })

  it('finds out who plays better', () => {
    let [strong, weak] = [NEWCOMER, NEWCOMER]
    for (let i = 0; i < 60; i++)
      [strong, weak] = rate([strong, weak], i % 4 === 0 ? [2, 1] : [1, 2]) as [Rating, Rating]
    expect(shown(strong)).toBeGreaterThan(shown(weak) + 100)
  })
})

describe('shown', () => {
  it('gives newcomers 1000, and more to whom is better or better known', () => {
    expect(shown(NEWCOMER)).toBe(1000)
    expect(shown({ mu: 25, sigma: 2 })).toBe(1760)
    expect(shown({ mu: 26, sigma: 2 })).toBe(1800)
    expect(shown({ mu: 5, sigma: 25 / 3 })).toBe(200)
  })
})
