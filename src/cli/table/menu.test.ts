import { describe, expect, it } from 'vitest'
import { type Line, matching, menu } from './menu.ts'

const moves: Line[] = Array.from({ length: 40 }, (_, i) => ({
  number: i + 1,
  text: `Move Car ${'AB'[i % 2]} ${i} spaces`,
  kind: 'move',
}))
const end: Line = { number: 41, text: 'End the turn', kind: 'end' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\u001b\[\d+m/g, ''))

describe('the menu of a table', () => {
  it('lists what fits', () => {
    expect(plain(menu([...moves.slice(0, 2), end]))).toEqual([
      '   1  Move Car A 0 spaces',
      '   2  Move Car B 1 spaces',
      '  41  End the turn',
    ])
  })

  it('shows the first of each kind where there are too many, and hides no kind', () => {
    const lines = plain(menu([...moves, end]))
    expect(lines).toHaveLength(26)
    expect(lines.slice(-3)).toEqual([
      '      … and 17 more like these',
      '  41  End the turn',
      '41 choices. /WORDS shows those with all these words, / shows them all.',
    ])
  })

  it('finds choices by their words, whole or begun, in any order', () => {
    expect(plain(matching([...moves, end], 'b car 11'))).toEqual(['  12  Move Car B 11 spaces'])
    expect(plain(matching([...moves, end], 'tur'))).toEqual(['  41  End the turn'])
    expect(matching([...moves, end], '')).toHaveLength(41)
    expect(matching([...moves, end], 'pit stop')).toEqual(['None of the 41 choices has "pit stop".'])
  })
})
