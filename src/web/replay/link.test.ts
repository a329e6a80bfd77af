import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { costOf, MOST } from '../../../test/cost.ts'
import { seeded } from '../../engine/random.ts'
import halfMile from '../../games/allens-dirt/boards/default.json' with { type: 'json' }
import { LIBRARY } from '../../games/index.ts'
import { openText } from '../../protocol/match.ts'
import { fragmentOf, linkPath, pack, unpack } from './link.ts'

/** The same stream, but somebody hears how many bytes go into it. */
function counted(stream: WritableStream<BufferSource>, hear: (bytes: number) => void): WritableStream<BufferSource> {
  const writer = stream.getWriter()
  return new WritableStream({
    write: (part) => {
      hear(part.byteLength)
      return writer.write(part)
    },
    close: () => writer.close(),
    abort: (why) => writer.abort(why),
  })
}

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

  it('is unfolded only as far as it may be', async () => {
    let given = 0
    class Counting extends DecompressionStream {
      override readonly writable = counted(super.writable, (bytes) => (given += bytes))
    }
    const bomb = deflateRawSync(Buffer.alloc(47_000_000))
    vi.stubGlobal('DecompressionStream', Counting)
    const unpacked = await unpack(bomb.toString('base64url'))
    vi.unstubAllGlobals()
    expect(unpacked).toMatchObject({ ok: false, fault: { code: 'link-too-large' } })
    expect(bomb.length).toBeGreaterThan(45_000)
    expect(given).toBeLessThan(bomb.length / 2)
  })

  const spots = (count: number) => new Array(count).fill(['low', 1])

  it.each([
    ['a board of 100,000 columns', { ...halfMile, columns: 100_000 }, 'board.columns', 'too-big'],
    ['one spot ten thousand times', { ...halfMile, skipATurn: spots(10_000) }, 'board.skipATurn', 'too-big'],
    ['one spot twenty thousand times', { ...halfMile, skipATurn: spots(20_000) }, 'board', 'too-much'],
  ])('with %s costs nothing', async (_, board, where, code) => {
    const packed = (await pack(JSON.stringify({ game: 'allens-dirt', seats: 8, board })))!
    expect(packed.length).toBeLessThan(1_096)
    const opened: unknown[] = []
    const cost = await costOf(async () => opened.push(await openText(await unpack(packed), LIBRARY)))
    expect(opened).toMatchObject([{ ok: false, fault: { where, code } }])
    expect(cost.milliseconds).toBeLessThan(MOST.milliseconds)
    expect(cost.megabytes).toBeLessThan(MOST.megabytes)
  })
})
