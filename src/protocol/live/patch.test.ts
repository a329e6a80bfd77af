import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, patched } from './patch.ts'

const json = () => fc.jsonValue({ maxDepth: 4 })

describe('a patch', () => {
  it('turns any JSON into any other, over the wire too', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        const patch = JSON.parse(JSON.stringify(difference(before, after)))
        expect(JSON.stringify(sorted(patched(before, patch)))).toBe(JSON.stringify(sorted(after)))
      }),
    )
  })

  it('is nothing where nothing changed', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(difference(value, structuredClone(value))).toBeNull()
      }),
    )
  })

  it('names what changed alone', () => {
    const before = { cars: [{ at: 1 }, { at: 2 }], deck: 3, old: 1 }
    const after = { cars: [{ at: 1 }, { at: 5 }, { at: 0 }], deck: 3 }
    expect(difference(before, after)).toEqual({
      in: { cars: { in: { 1: { in: { at: { set: 5 } } } }, add: [{ at: 0 }] } },
      drop: ['old'],
    })
    expect(difference([1, 2, 3], [1])).toEqual({ cut: 1 })
  })

  it('leaves what it changes as it was', () => {
    const before = { a: [1, 2], b: { c: 1 } }
    const after = patched(before, { in: { a: { add: [3] } } }) as typeof before
    expect([before, after.a, after.b === before.b]).toEqual([{ a: [1, 2], b: { c: 1 } }, [1, 2, 3], true])
  })

  it('has no way into prototypes', () => {
    const after = patched({}, JSON.parse('{"in":{"__proto__":{"set":{"isHost":true}}}}')) as { isHost?: boolean }
    expect(({} as { isHost?: boolean }).isHost).toBeUndefined()
    expect(Object.hasOwn(after, '__proto__')).toBe(true)
  })
})

/** The order of fields is of no importance, and −0 is 0 in JSON. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)])
}
