import { afterEach, expect, it, vi } from 'vitest'
import { trueRandom } from './dice-source.ts'
import { CLOCK } from './page-clock.ts'

afterEach(() => vi.useRealTimers())

it('The source of chance gives each word of the browser once, in its order, and asks for more when all are used', () => {
  let given = 0
  const asked = vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => {
    for (const at of (words as Uint32Array).keys()) (words as Uint32Array)[at] = given++
    return words
  })
  const random = trueRandom()
  expect(Array.from({ length: 130 }, random)).toEqual(Array.from({ length: 130 }, (_, at) => at))
  expect(asked).toHaveBeenCalledTimes(3)
  asked.mockRestore()
})

it('The clock of the page rings in time, unless somebody calls it off', () => {
  vi.useFakeTimers()
  const rung: string[] = []
  CLOCK.after(100, () => rung.push('first'))
  const callOff = CLOCK.after(50, () => rung.push('second'))
  callOff()
  vi.advanceTimersByTime(99)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rung).toEqual(['first'])
})
