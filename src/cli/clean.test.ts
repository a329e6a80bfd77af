import { describe, expect, it } from 'vitest'
import { harmless, harmlessJson, oneLine, quoted, unsteered } from './clean.ts'

const STEERING = [
  ...['\u0000', '\u0007', '\b', '\t', '\v', '\r', '\u001b', '\u007f', '\u0085', '\u009b', '\u009d'],
  ...['\u00ad', '\u061c', '\u200b', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u2060', '\ufeff'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u{e0041}'],
]

describe('a text from outside', () => {
  it.each(STEERING)('loses %j on its way to a terminal', (sign) => {
    for (const clean of [harmless, harmlessJson, unsteered, (text: string) => oneLine(text, 40)]) {
      const shown = clean(`a${sign}b`)
      expect(shown).not.toContain(sign)
      expect(shown).toMatch(/^a.*b$/)
    }
  })

  it('keeps lines, accents, signs of Japanese and pictures', () => {
    const text = 'Zoë\nالعربية 日本語 🏎️ – ▶'
    expect(harmless(text)).toBe(text)
  })

  it('moves no cursor and conceals nothing, with colours or without', () => {
    for (const sequence of ['\u001b[2J', '\u001b[8m', '\u001b]0;title\u0007', '\u001b[31;1m'])
      expect(harmless(`a${sequence}b`)).not.toContain('\u001b')
  })

  it('stays what it is in JSON', () => {
    const value = { name: STEERING.join('') }
    expect(JSON.parse(harmlessJson(JSON.stringify(value, null, 2)))).toEqual(value)
  })

  it('is cut to a line', () => {
    expect(oneLine('\n one\ntwo  three ', 40)).toBe('one two three')
    expect(oneLine('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`)
    expect(oneLine(`a${'\u200b'.repeat(100)}b`, 40)).toBe('a…')
    expect(quoted('x'.repeat(100_000))).toBe(`"${'x'.repeat(60)}…"`)
  })
})
