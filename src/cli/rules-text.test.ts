import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { nearestRule, plain, ruleText, wrapped } from './rules-text.ts'

describe('rules in a terminal', () => {
  it('lose the marks of Markdown', () => {
    expect(plain('A **bold** and *slanted* `code`, [linked](../x.md).')).toBe('A bold and slanted code, linked.')
  })

  it('are broken between words, and Japanese between its signs', () => {
    expect(wrapped('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrapped('車は進みます。', 8)).toEqual(['車は進み', 'ます。'])
  })

  it('stand beside their ids', () => {
    const text = ruleText({ id: 'AD-1', text: 'word '.repeat(40).trim() })
    const lines = stripVTControlCharacters(text).split('\n')
    expect(lines.map((line) => line.length <= 100)).toEqual(lines.map(() => true))
    expect(lines[1]).toMatch(/^ {8}word/)
  })
})

describe('the nearest rule', () => {
  const rules = ['DC-1', 'DC-31', 'DC-31a', 'DX-3', 'EN-6'].map((id) => ({ id, text: '' }))

  it.each([
    ['DC-30', 'DC-31'],
    ['dc-99', 'DC-31'],
    ['DX-77', 'DX-3'],
    ['ZZ-5', 'EN-6'],
    ['gates', 'DC-1'],
  ])('of %s is %s', (wish, near) => {
    expect(nearestRule(wish, rules)).toBe(near)
  })
})
