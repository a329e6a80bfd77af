import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import { dodgeDice } from '../games/dodge-dice/game.ts'
import { parseOptions, wholeNumber } from './wishes.ts'

const game: Game = {
  ...(dodgeDice as Game),
  options: {
    starter: { kind: 'choice', values: ['first', 'random'], default: 'first' },
    bonus: { kind: 'flag', default: false },
    laps: { kind: 'number', least: 1, most: 9, default: 3 },
  },
}

describe('what the command line wishes', () => {
  it('becomes values of the kinds the game wants', () => {
    expect(parseOptions(game, 'starter=random, bonus=true,laps=4')).toEqual({ starter: 'random', bonus: true, laps: 4 })
    expect(parseOptions(game, '')).toEqual({})
  })

  it('stays text where it does not fit, for the door to refuse', () => {
    expect(parseOptions(game, 'bonus=yes,laps=many,other=1')).toEqual({ bonus: 'yes', laps: 'many', other: '1' })
  })

  it.each(['starter', '=3', 'a=b=c'])('is refused where %j is no name=value', (text) => {
    expect(() => parseOptions(game, text)).toThrow('name=value')
  })

  it.each(['', '-1', '1.5', '1e3', ' 2', 'x', '0x10', '101'])('takes no %j for a whole number up to 100', (text) => {
    expect(() => wholeNumber(0, 100)(text)).toThrow('whole number')
  })
})
