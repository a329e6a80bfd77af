import { describe, expect, it } from 'vitest'
import { atRandom, chronicleOf, diceOf, reasons, recorded, winnerOf } from '../../../../test/tales.ts'
import { monza } from '../../../games/monza/game.ts'
import { tallyOf } from '../../end/dice-count.ts'
import { tale } from './tale.ts'

const GAMES = [2, 4, 6].map((seats) => atRandom(monza, { seats, options: { starter: 'random' } }, seats))

describe('the tale of Monza', () => {
  it.each(GAMES)('tells six dice for every roll', (game) => {
    const rolls = game.log.filter((entry) => 'outcome' in entry && 'white' in entry.outcome)
    expect(diceOf(tale, game)).toHaveLength(rolls.length * 6)
  })

  it.each(GAMES)('each side is to be expected once in six', (game) => {
    const { thrown, bars } = tallyOf(tale.dice[0]!, chronicleOf(tale, game).counts, null)
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(thrown)
    for (const { expected } of bars) expect(expected).toBeCloseTo(thrown / 6, 9)
  })

  it.each([...GAMES, recorded(monza, 'fewest-dice'), recorded(monza, 'variation')])(
    'MZ-11a the chart ends with the scores of the rules, and who leads has won',
    (game) => {
      const { turns, leads } = chronicleOf(tale, game)
      expect(turns.at(-1)!.after).toEqual(game.result.scores)
      expect(leads.at(-1)!.seat).toBe(winnerOf(game.result))
    },
  )

  it('MZ-11 says who used fewest dice', () => {
    expect(reasons(tale, recorded(monza, 'fewest-dice'))).toEqual([
      'MZ-11 2 cars are in the goals: Cleo used 1 die in the last round, fewer than Bo.',
    ])
  })

  it('MZ-11a says who shares the win', () => {
    expect(reasons(tale, recorded(monza, 'shared-win'))).toEqual([
      'MZ-11 3 cars are in the goals: Bo and Dan used 1 die in the last round, fewer than Cleo.',
      'MZ-11a Bo and Dan used 1 die each in the last round and share place 1.',
    ])
  })

  it('MZ-11a says who stands equally far', () => {
    const game = recorded(monza, 'one-car-in-goal')
    const end = game.states.at(-1)!
    const level = { ...end, cars: end.cars.with(1, end.cars[3]!) }
    const tied = { ...game, result: { places: [1, 3, 2, 3], scores: [53, 32, 52, 32] } }
    expect(reasons(tale, tied, level)).toEqual(['MZ-11a Bo and Dan stand equally far, at 32, and share place 3.'])
  })

  it('says nothing of one car alone in a goal', () => {
    expect(reasons(tale, recorded(monza, 'one-car-in-goal'))).toEqual([])
  })
})
