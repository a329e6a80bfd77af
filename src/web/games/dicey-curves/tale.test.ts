import { describe, expect, it } from 'vitest'
import { chronicleOf, diceOf, type Played, reasons, recorded, winnerOf } from '../../../../test/tales.ts'
import { diceyCurves } from '../../../games/dicey-curves/game.ts'
import { result } from '../../../games/dicey-curves/rules/scoring.ts'
import type { DiceyCurves, State } from '../../../games/dicey-curves/state.ts'
import { STRAIGHT, staged } from '../../../games/dicey-curves/testing/staging.ts'
import { tallyOf } from '../../end/dice-count.ts'
import { tale } from './tale.ts'

const GAMES = ['one-car-each', 'fewest-seats', 'last-car-left', 'danger'].map((name) => recorded(diceyCurves, name))

const ended = (state: State): Played<DiceyCurves> => ({
  game: diceyCurves,
  log: [],
  states: [state],
  result: result(state),
})

describe('the tale of Dicey Curves', () => {
  it.each(GAMES)('tells every die of every roll, 6s and what they are rolled again for', (game) => {
    const fallen = game.log.flatMap((entry) =>
      'outcome' in entry && entry.outcome.kind === 'roll' ? [...entry.outcome.white, ...entry.outcome.green] : [],
    )
    const dice = diceOf(tale, game)
    expect(dice).toHaveLength(fallen.length)
    expect(dice.filter(({ side }) => side.endsWith('-6'))).toHaveLength(fallen.filter((value) => value === 6).length)
  })

  it('DC-21 a die that a chip adds was not thrown', () => {
    const game = recorded(diceyCurves, 'most-seats')
    const added = game.log.filter((entry) => 'action' in entry && entry.action.kind === 'add')
    expect(added.length).toBeGreaterThan(0)
    const { counts } = chronicleOf(tale, game)
    const thrown = tale.dice.reduce((sum, die) => sum + tallyOf(die, counts, null).thrown, 0)
    expect(thrown).toBe(diceOf(tale, game).length)
  })

  it('a 6 is as likely as the other sides, over many throws', () => {
    const { bars, thrown } = tallyOf(tale.dice[0]!, chronicleOf(tale, recorded(diceyCurves, 'most-seats')).counts, null)
    const deviation = Math.sqrt(thrown * (1 / 6) * (5 / 6))
    for (const { count, expected } of bars) {
      expect(expected).toBeCloseTo(thrown / 6, 9)
      expect(Math.abs(count - expected)).toBeLessThan(4 * deviation)
    }
  })

  it.each(GAMES)('DC-62 the chart ends with the scores, and who leads has won', (game) => {
    const { turns, leads } = chronicleOf(tale, game)
    expect(turns.at(-1)!.after).toEqual(game.result.scores)
    expect(leads.at(-1)!.seat).toBe(winnerOf(game.result))
  })

  it('DC-63 says that the better best place decided', () => {
    const options = { cars: 'two' } as const
    const over = { ...staged({ seats: 4, options }), finished: [4, 0, 2, 1, 6, 5, 7, 3] }
    expect(reasons(tale, ended(over))).toEqual([
      'DC-63 Bo and Dan both score 19: the better best place decides, 3 against 5.',
    ])
  })

  it('DC-65 says that nobody went forward any more, and who shares a place', () => {
    const cars = { 0: '3:a1', 1: '3:a2', 2: '2:a1' }
    const over = { ...staged({ seats: 3, track: [STRAIGHT, 'Finish'], cars }), quiet: 90 }
    expect(reasons(tale, ended(over))).toEqual([
      'DC-65 No car had gone forward for thirty rounds, so the cars still out were placed by the fewest steps to the line.',
      'DC-65 Ada and Bo stand equally far and share place 1.',
    ])
  })

  it('says nothing where nobody was level', () => {
    expect(reasons(tale, recorded(diceyCurves, 'last-car-left'))).toEqual([])
  })
})
