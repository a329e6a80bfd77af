import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../../engine/random.ts'
import { fragmentOf, linkPath, pack, unpack } from './link.ts'

const settings = { numRuns: 60, seed: 1 }

describe('a link that carries a match', () => {
  it('gives back every text that went in', async () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json())
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(), async (text, at) => {
        const packed = (await pack(text))!
        const fragment = fragmentOf(new URL(linkPath(packed, at), 'https://paddock.example').hash)
        expect(fragment).toEqual({ packed, at: String(at) })
        expect(await unpack(fragment.packed)).toEqual({ ok: true, value: text })
      }),
      settings,
    )
  })

  it('answers garbage with one fault and never throws', async () => {
    const garbage = fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: fc.constantFrom('A', '-', '_', '9') }))
    await fc.assert(
      fc.asyncProperty(garbage, async (text) => {
        const unpacked = await unpack(fragmentOf(`#m=${text}`).packed)
        expect(unpacked.ok || unpacked.fault.code).toBeTruthy()
      }),
      settings,
    )
    for (const text of ['', '!', 'A', 'AAAA', '%%%', 'é'])
      expect(await unpack(text)).toMatchObject({ ok: false, fault: { code: 'link' } })
  })

  it('was cut short: no match', async () => {
    const packed = (await pack(JSON.stringify({ game: 'monza', seats: 2 })))!
    expect(await unpack(packed.slice(0, -5))).toMatchObject({ ok: false, fault: { code: 'link' } })
  })

  it('is not made where it would be too long', async () => {
    const random = seeded(1)
    const noise = Array.from({ length: 3_000 }, () => random().toString(36)).join('')
    expect(await pack(noise)).toBeNull()
  })

  it('is not read where it is too long or unfolds to too much', async () => {
    expect(await unpack('A'.repeat(64_001))).toMatchObject({ ok: false, fault: { code: 'link-too-large' } })
    const bomb = (await pack('0'.repeat(3_000_000)))!
    expect(bomb.length).toBeLessThan(8_000)
    expect(await unpack(bomb)).toMatchObject({ ok: false, fault: { code: 'link-too-large' } })
  })
})
