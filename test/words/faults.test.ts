import { describe, expect, it } from 'vitest'
import { doubled, misnumbered, unnamed } from './faults.ts'

const WORDS = {
  lap: '{laps, plural, one {# lap} other {# laps}}',
  die: '{n, plural, one {# Dodge die} other {# Dodge dice}}',
}

describe('the search for faults in sentences', () => {
  it.each(['Ann takes 1 cubes.', '1 laps', '1 Dodge dice in play', '2 lap', '0 Dodge die'])('finds "%s"', (line) => {
    expect(misnumbered(line, WORDS)).toBe(true)
  })

  it.each(['Lap 1 counts for all.', '1 lap', '11 laps', '2 Dodge dice', 'a1 spaces', '0 laps'])(
    'lets "%s" pass',
    (line) => {
      expect(misnumbered(line, WORDS)).toBe(false)
    },
  )

  it('finds seats that are called by number', () => {
    expect(['Player 3 rolls.', 'プレイヤー3の番です。', 'Ann rolls 3.'].map(unnamed)).toEqual([true, true, false])
  })

  it('finds facts that are told twice', () => {
    expect(doubled(['Ann uses the +1: 6.', 'Ann rolls 6.'])).toEqual([])
    expect(doubled(['Ann rolls 5 and waits.', 'Ann rolls 5.'])).toEqual(['Ann rolls 5 and waits.', 'Ann rolls 5.'])
    expect(doubled(['Ann wins.', 'Bob watches.', 'Ann wins.'])).toEqual(['Ann wins.', 'Ann wins.'])
  })
})
