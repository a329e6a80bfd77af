import { expect, it } from 'vitest'
import { columns } from './output.ts'

it('sets columns, with numbers to the right', () => {
  const rows = [
    ['name', 'wins'],
    ['Ann', 7],
    ['Benedict', 12],
  ]
  expect(columns(rows)).toBe('name      wins\nAnn          7\nBenedict    12')
})
