import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

it('writes bytes as everybody does, and reads them back', () => {
  for (let length = 0; length < 10; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + 200) % 256)
    const text = Buffer.from(bytes).toString('base64').replaceAll('=', '')
    expect(toBase64(bytes)).toBe(text)
    expect([...fromBase64(text)]).toEqual([...bytes])
  }
})
