import { describe, expect, it } from 'vitest'
import { matters, type OptionList, optionsAt } from './options.ts'

const SPECS: OptionList = {
  laps: { kind: 'number', least: 1, most: 9, default: 3 },
  flags: { kind: 'choice', values: ['text', 'old'], default: 'text', since: { version: 3, before: 'old' } },
  teams: { kind: 'flag', default: false, only: { option: 'laps', is: 5 } },
}

describe('the options of a match', () => {
  it('are what the rules were when it began', () => {
    expect(optionsAt(SPECS, 2, { laps: 5 })).toEqual({ laps: 5, flags: 'old' })
    expect(optionsAt(SPECS, 3, { laps: 5 })).toEqual({ laps: 5 })
  })

  it('are what it says, whenever it began', () => {
    expect(optionsAt(SPECS, 1, { flags: 'text' })).toEqual({ flags: 'text' })
  })

  it('mean something or not by what else was chosen', () => {
    expect(matters(SPECS, 'teams', { laps: 5 })).toBe(true)
    expect(matters(SPECS, 'teams', {})).toBe(false)
    expect(matters(SPECS, 'laps', {})).toBe(true)
  })
})
