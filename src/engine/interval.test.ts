import { expect, it } from 'vitest'
import { wilson } from './interval.ts'

it('ends where a true rate would lie 1.96 standard errors from what was seen', () => {
  const errors = (rate: number, successes: number, trials: number) =>
    Math.abs(successes / trials - rate) / Math.sqrt((rate * (1 - rate)) / trials)
  for (const [successes, trials] of [
    [81, 263],
    [15, 148],
    [1, 29],
  ] as const)
    for (const end of wilson(successes, trials)) expect(errors(end, successes, trials)).toBeCloseTo(1.96, 2)
})

it('knows nothing without trials and stays between 0 and 1', () => {
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(wilson(5, 5)[1]).toBeLessThanOrEqual(1)
})
