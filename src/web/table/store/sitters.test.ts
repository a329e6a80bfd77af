import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../../engine/colour.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import { changed, cleaned, plainName } from './sitters.ts'

const playFor = (most: number) => ({ game: { seats: { least: 2, most } } }) as Play

const field = (count: number): Sitter[] =>
  Array.from({ length: count }, (_, seat) => ({
    name: `D${seat}`,
    colour: COLOURS[seat % COLOURS.length]!,
    player: 'person',
  }))

const numbers = (sitters: readonly Sitter[]) => sitters.map((_, seat) => numberOf(sitters, seat))
const colours = (sitters: readonly Sitter[]) => sitters.map(({ colour }) => colour)

describe('those who sit at a table', () => {
  it('have the numbers of their seats until somebody picks others', () => {
    expect(numbers(field(3))).toEqual([1, 2, 3])
    const sitters = field(3)
    expect(numbers(changed(playFor(8), sitters, 1, { ...sitters[1]!, number: 77 }))).toEqual([1, 77, 3])
  })

  it('swap numbers rather than share one', () => {
    const sitters = field(3)
    const swapped = changed(playFor(8), sitters, 0, { ...sitters[0]!, number: 3 })
    expect(numbers(swapped)).toEqual([3, 2, 1])
    expect(numbers(changed(playFor(8), swapped, 1, { ...swapped[1]!, number: 1 }))).toEqual([3, 1, 2])
  })

  it('keep their number when what they wish for is none', () => {
    const sitters = field(3)
    for (const number of [0, 100, 1.5, Number.NaN])
      expect(numbers(changed(playFor(8), sitters, 0, { ...sitters[0]!, number }))).toEqual([1, 2, 3])
  })

  it('swap colours rather than share one', () => {
    const sitters = field(3)
    expect(colours(changed(playFor(8), sitters, 0, { ...sitters[0]!, colour: 'green' }))).toEqual([
      'green',
      'yellow',
      'red',
    ])
  })

  it('share a colour by two at most where there are more cars than colours', () => {
    const sitters = field(12)
    const alone = COLOURS.at(-1)!
    expect(colours(changed(playFor(12), sitters, 0, { ...sitters[0]!, colour: alone }))).toEqual([
      ...[alone, ...colours(sitters).slice(1)],
    ])
    const one = changed(playFor(12), sitters, 0, { ...sitters[0]!, colour: 'white' })
    expect(colours(one).filter((colour) => colour === 'white')).toHaveLength(2)
    const two = changed(playFor(12), one, 5, { ...one[5]!, colour: 'white' })
    expect(colours(two).filter((colour) => colour === 'white')).toHaveLength(2)
    expect(two[0]!.colour).toBe('purple')
  })

  it('keep all else', () => {
    const sitters = changed(playFor(8), field(3), 1, { name: 'Ann', colour: 'blue', player: 'club', number: 9 })
    expect(sitters[1]).toEqual({ name: 'Ann', colour: 'blue', player: 'club', number: 9 })
    expect(changed(playFor(8), sitters, 1, { ...sitters[1]!, name: 'Bea' })[1]!.number).toBe(9)
    expect(changed(playFor(8), sitters, 1, { name: 'Bea', colour: 'blue', player: 'club' })[1]!.number).toBe(9)
  })
})

describe('a name that is typed', () => {
  it('is kept without control characters, and not too long', () => {
    const [first, second] = cleaned(
      field(2).map((sitter, seat) => ({ ...sitter, name: ['A\u0007nn', 'x'.repeat(90)][seat]! })),
    )
    expect([first!.name, second!.name.length]).toEqual(['Ann', 40])
  })
})

describe('a name from outside', () => {
  it('stays as it is unless it would turn its sentence round or cannot be seen', () => {
    for (const name of ['Ann', '<b>', 'أليس', '👩‍🚀', 'W'.repeat(40)]) expect(plainName(name)).toBe(name)
    expect(plainName('\u202eevil\u2066 ')).toBe('evil')
    for (const name of ['', '  ', '\u200b', '\u202e\u202c']) expect(plainName(name)).toBeNull()
  })
})
