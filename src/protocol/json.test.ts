import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson, SIZE_LIMIT } from './json.ts'

const brokenAt = (text: string) => {
  const json = readJson(text)
  return json.ok ? null : json.fault.where
}

describe('JSON from outside', () => {
  it('reads what is JSON', () => {
    expect(readJson('{"a":[1,{"b":null}]}')).toEqual({ ok: true, value: { a: [1, { b: null }] } })
  })

  it.each([
    ['', 'line 1, column 1'],
    ['{', 'line 1, column 2'],
    ['{"a":1,\n "b":2,,}', 'line 2, column 8'],
    ['[1,\n2\n3]', 'line 3, column 1'],
    ['[1,]', 'line 1, column 4'],
    ['{"a" 1}', 'line 1, column 6'],
    ['{a:1}', 'line 1, column 2'],
    ['{"a":1}}', 'line 1, column 8'],
    ['{"a":[1}', 'line 1, column 8'],
    ['["a\nb"]', 'line 1, column 2'],
    ['["\\x"]', 'line 1, column 2'],
    ['["a', 'line 1, column 2'],
    ['["\\', 'line 1, column 2'],
    ['[01]', 'line 1, column 2'],
    ['nul', 'line 1, column 1'],
    ["{'a':1}", 'line 1, column 2'],
    ['{"a":}', 'line 1, column 6'],
    ['[1 2]', 'line 1, column 4'],
    ['{"a":[],}', 'line 1, column 9'],
    ['[{},]', 'line 1, column 5'],
    ['\ufeff{}', 'line 1, column 1'],
  ])('names the place where %j breaks', (text, where) => {
    expect(brokenAt(text)).toBe(where)
  })

  it('finds a place in every text that is not JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '{', ']', '"', 'x', '\\', '\n'), (json, at, change) => {
        const cut = at % (json.length + 1)
        const text = json.slice(0, cut) + change + json.slice(cut + 1)
        expect(brokenAt(text) === null).toBe(isJson(text))
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}`

  it('may be nested 64 levels deep, and no deeper', () => {
    expect(readJson(nested(64)).ok).toBe(true)
    expect(readJson(`[${nested(64)}]`)).toMatchObject({ ok: false, fault: { code: 'too-deep', where: '' } })
  })

  it('counts brackets, commas and colons only where they are none of a text', () => {
    const text = `["${'[{,:\\"'.repeat(2_000_000)}",{"a" : "b:"}]`
    expect(readJson(text).ok).toBe(true)
  })

  it('may have a thousand different names, and no more', () => {
    const named = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}" :0`).join()}}`
    expect(readJson(named(1_000)).ok).toBe(true)
    expect(readJson(`[${named(1_000)},${named(1_000)}]`).ok).toBe(true)
    expect(readJson(named(1_001))).toMatchObject({ ok: false, fault: { code: 'too-many' } })
  })

  it('refuses what is too large before it parses, and what is nested too deep', () => {
    const large = readJson(' '.repeat(SIZE_LIMIT + 1))
    const deep = readJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect([large, deep].map((json) => !json.ok && json.fault.code)).toEqual(['too-large', 'too-deep'])
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
