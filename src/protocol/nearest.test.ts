import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

it('finds the word that was meant, or none', () => {
  const known = ['dodge-dice', 'monza', 'dicey-curves']
  expect(nearest('doge-dice', known)).toBe('dodge-dice')
  expect(nearest('Monza', known)).toBe('monza')
  expect(nearest('dicy-curve', known)).toBe('dicey-curves')
  expect(nearest('chess', known)).toBeNull()
  expect(nearest('', known)).toBeNull()
  expect(nearest('x'.repeat(1_000_000), known)).toBeNull()
})
