import { describe, expect, it } from 'vitest'
import { checkRuleIds, leadingIds, type RulesFile, type TestReport } from '../../tools/rule-ids.ts'

const rules: RulesFile = {
  path: 'src/games/toy/RULES.md',
  text: [
    '# Toy',
    '| id | kind | rule |',
    '|---|---|---|',
    '| ZZ-1 | text | Roll. See ZZ-9. |',
    '| ZZ-2a | ruling | Move. |',
  ].join('\n'),
}

function report(...tests: [title: string, status?: string][]): TestReport {
  return { testResults: [{ assertionResults: tests.map(([title, status = 'passed']) => ({ title, status })) }] }
}

describe('ids at the beginning of a title', () => {
  it.each([
    ['ZZ-1 a roll', ['ZZ-1']],
    ['[ZZ-1] a roll', ['ZZ-1']],
    ['ZZ-1: a roll', ['ZZ-1']],
    ['ZZ-1, ZZ-2a: a roll', ['ZZ-1', 'ZZ-2a']],
    ['[ZZ-1, ZZ-2a] a roll', ['ZZ-1', 'ZZ-2a']],
    ['[ZZ-1] [ZZ-2a] a roll', ['ZZ-1', 'ZZ-2a']],
    ['a roll as in ZZ-1', []],
    ['UTF-8 names', []],
  ])('reads %j', (title, ids) => {
    expect(leadingIds(title)).toEqual(ids)
  })
})

describe('the check of rule ids', () => {
  it('is content when each id begins a passing title, and ignores titles without an id', () => {
    const check = checkRuleIds([rules], report(['ZZ-1 rolls'], ['ZZ-2a: moves'], ['anything else']))
    expect(check).toEqual({ defined: 2, problems: [] })
  })

  it('names an id without a test', () => {
    const check = checkRuleIds([rules], report(['ZZ-1 rolls'], ['moves as in ZZ-2a']))
    expect(check.problems).toEqual(['ZZ-2a (src/games/toy/RULES.md) begins the title of no passing test'])
  })

  it('names an id whose only test failed', () => {
    const check = checkRuleIds([rules], report(['ZZ-1 rolls'], ['ZZ-2a moves', 'failed']))
    expect(check.problems).toEqual(['ZZ-2a (src/games/toy/RULES.md) begins the title of no passing test'])
  })

  it('names a title whose id no RULES.md defines, even where another mentions it', () => {
    const check = checkRuleIds([rules], report(['ZZ-1, ZZ-2a: both'], ['ZZ-9 strays']))
    expect(check.problems).toEqual(['ZZ-9 stands in no RULES.md, but begins the test title "ZZ-9 strays"'])
  })

  it.each(['skipped', 'pending', 'todo', 'disabled'])('names a test that was %s', (status) => {
    const check = checkRuleIds([rules], report(['ZZ-1, ZZ-2a: both'], ['later', status]))
    expect(check.problems).toEqual(['not run: "later"'])
  })

  it('names a RULES.md whose table it cannot read', () => {
    const check = checkRuleIds([{ path: 'RULES.md', text: '| **ZZ-1** | Roll. |' }], report())
    expect(check.problems).toEqual(['RULES.md defines no rule id'])
  })
})
