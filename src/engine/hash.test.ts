import { expect, it } from 'vitest'
import { hashOf } from './hash.ts'

it('hashes as FNV-1a does, which has published values', () => {
  expect(hashOf('')).toBe(0x811c9dc5)
  expect(hashOf('a')).toBe(0xe40c292c)
  expect(hashOf('foobar')).toBe(0xbf9cf968)
})
