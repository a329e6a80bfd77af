import { expect, it } from 'vitest'
import { fortune } from './fortune.ts'

it('is whole numbers of 32 bits without a seed, however many are asked for', () => {
  const random = fortune(undefined)
  const numbers = Array.from({ length: 1000 }, () => random())
  for (const number of numbers) expect(number >>> 0).toBe(number)
  expect(new Set(numbers).size).toBeGreaterThan(990)
})

it('repeats itself with a seed', () => {
  const [one, again, other] = [1, 1, 2].map((seed) => fortune(seed)())
  expect([again === one, other === one]).toEqual([true, false])
})
