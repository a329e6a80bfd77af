import { expect, it } from 'vitest'
import { dayBefore, daysUntil, isPast } from './day.ts'
import { answerOf, type Solved, streakOf } from './solved.ts'

const on = (day: string, game = 'monza', lost = 0): Solved => ({ day, game, lost })

it('A streak counts days in a row, and today may still come', () => {
  const days = [on('2026-02-26'), on('2026-02-28'), on('2026-02-28', 'pig'), on('2026-03-01')]
  expect(streakOf(days, '2026-03-01')).toBe(2)
  expect(streakOf(days, '2026-03-02')).toBe(2)
  expect(streakOf(days, '2026-03-03')).toBe(0)
  expect(streakOf([], '2026-03-03')).toBe(0)
})

it('Days to come count for nothing', () => {
  expect(streakOf([on('2026-03-02'), on('2026-03-01')], '2026-03-01')).toBe(1)
})

it('An answer is found by its day and its game', () => {
  const list = [on('2026-03-01', 'pig', 0.1), on('2026-03-01', 'monza', 0.2)]
  expect(answerOf(list, '2026-03-01', 'monza')?.lost).toBe(0.2)
  expect(answerOf(list, '2026-03-02', 'monza')).toBeUndefined()
})

it('Days are those of the calendar', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(daysUntil('2026-01-02', 3)).toEqual(['2025-12-31', '2026-01-01', '2026-01-02'])
  const asked = ['2026-02-28', '2026-02-30', '2026-03-02', 'today', '2026-2-1']
  expect(asked.map((day) => isPast(day, '2026-03-01'))).toEqual([true, false, false, false, false])
})
