import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, freeze, same } from './values.ts'

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const key = fc.string().filter((name) => name !== '__proto__')
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** All objects and arrays within a value. */
const parts = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : []

describe('copy', () => {
  it('is equal and shares nothing that can change', () => {
    fc.assert(
      fc.property(json, (value) => {
        const other = copy(value)
        const known = new Set(parts(value))
        expect(other).toEqual(value)
        expect(parts(other).filter((part) => known.has(part))).toEqual([])
      }),
    )
  })

  it('shares what is frozen', () => {
    fc.assert(
      fc.property(json, json, (lasting, passing) => {
        const state = { lasting: freeze(lasting), passing: [passing] }
        const other = copy(state)
        expect(other.lasting).toBe(state.lasting)
        expect(other.passing).not.toBe(state.passing)
      }),
    )
  })
})

describe('freeze', () => {
  it('freezes all the way down', () => {
    fc.assert(fc.property(json, (value) => parts(freeze(value)).every((part) => Object.isFrozen(part))))
  })
})

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

/** The same value with its keys the other way round. */
const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, turned(item)]),
  )
}

describe('same', () => {
  it('looks at the values and not at the order of keys', () => {
    fc.assert(fc.property(json, (value) => same(value, turned(value))))
  })

  it('tells values apart as their text does', () => {
    const wrapped = fc.tuple(json, json).map(([a, b]) => [{ is: a }, { is: b }] as const)
    fc.assert(fc.property(wrapped, ([a, b]) => same(a, b) === (canonical(a) === canonical(b))))
  })

  it.each([
    [{}, []],
    [[], null],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [0, '0'],
    [0, -0],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ toString: 1 }, {}],
  ])('%j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false)
    expect(same(b, a)).toBe(false)
  })
})
