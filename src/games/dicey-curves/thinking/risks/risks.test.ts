import { describe, expect, it } from 'vitest'
import type { Risk } from '../../../../engine/risk.ts'
import { diceyCurves as game } from '../../game.ts'
import { bestSize } from '../../rules/combos.ts'
import type { Action, State } from '../../state.ts'
import { STRAIGHT, staged } from '../../testing/staging.ts'
import { ComboChances, totalChances } from './combo-chances.ts'
import { RISKS } from './index.ts'

const FRESH = [0, 0, 0, 0, 0]
const percent = (chance: number) => (100 * chance).toFixed(1)

describe('the chance of a Combo', () => {
  it.each([
    [0, ['85.2', '42.5', '16.6']],
    [1, ['98.5', '77.1', '46.0']],
    [2, ['99.9', '92.1', '68.7']],
  ])('from five fresh dice and %i chips', (chips, expected) => {
    expect([3, 4, 5].map((size) => percent(new ComboChances(size).thrown(FRESH, 5, chips)))).toEqual(expected)
  })

  it('counts the dice that 6s bring', () => {
    const chances = totalChances(1, 9)
    expect(chances[9]).toBeCloseTo(5 / 6, 12)
    expect(chances[10]).toBeCloseTo(1 / 6, 12)
  })

  it('is what counting the throws of one die says', () => {
    // 1 2 3 4 lie there: a 5 makes it five in a row, and so may one of the dice that 6s bring; a fifth of a kind cannot.
    const expected = totalChances(1, 5).reduce((sum, share, dice) => sum + share * (1 - (4 / 5) ** (dice - 4)), 0)
    const few = totalChances(1, 5)
      .slice(8)
      .reduce((sum, share) => sum + share, 0)
    const chance = new ComboChances(5).thrown([1, 1, 1, 1, 0], 1, 0)
    expect(chance).toBeGreaterThanOrEqual(expected)
    expect(chance - expected).toBeLessThan(few)
  })
})

const turn = (white: string, chips: number): State =>
  staged({ cars: { 0: '1:a1', 1: '1:c1' }, white, chips: [chips, 0] })

const rerolls = (state: State, white: readonly number[]): readonly Risk[] => {
  const action: Action = { kind: 'reroll', white, green: [] }
  return RISKS.of(game.view(state, 0), 0, [action])
}

describe('the risks of Dicey Curves', () => {
  it('DC-22 tell the Combos that a re-roll may make, larger than what lies there', () => {
    const state = turn('12355', 1)
    expect(bestSize(state.dice)).toBe(3)
    expect(rerolls(state, [5, 5]).map(({ what }) => what.values)).toEqual([
      { size: 4, chips: 0 },
      { size: 5, chips: 0 },
    ])
  })

  it('DC-22 with chips left tell the same with another re-roll', () => {
    const [now, later] = rerolls(turn('12355', 3), [5, 5])
    expect(later!.what.values).toEqual({ size: 4, chips: 2 })
    expect(later!.chance).toBeGreaterThan(now!.chance)
  })

  it('DC-20 at the end of a turn tell what five fresh dice make in the next one', () => {
    const told = RISKS.of(game.view(turn('12355', 1), 0), 0, [{ kind: 'end' }])
    expect(told.map(({ chance }) => percent(chance))).toEqual(['85.2', '42.5', '16.6'])
    expect(told.every(({ isComing }) => isComing)).toBe(true)
  })

  it('DC-37 before a Gate tell of its Combo, with no, one and two chips', () => {
    const scene = { track: [STRAIGHT, 'Hard Curve left', STRAIGHT], cars: { 0: '3:i1', 1: '1:c1' }, white: '12355' }
    const told = RISKS.of(game.view(staged({ ...scene, chips: [3, 0] }), 0), 0, [{ kind: 'end' }])
    expect(told.map(({ chance }) => percent(chance))).toEqual(['42.5', '77.1', '92.1'])
  })

  it('are silent where no dice fall', () => {
    expect(RISKS.of(game.view(turn('12355', 1), 0), 0, [{ kind: 'move', car: 0, dice: [5], power: false }])).toEqual([])
  })
})
