import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, State } from '../state.ts'
import { driven, kinds, played, refusedBy, roll, type Scene, staged } from '../testing/staging.ts'
import { groups } from './combos.ts'

const CARS = { 0: '1:a1', 1: '1:c1' }

/** Seat 0 is about to roll five white dice. */
const rolling = (scene: Scene = {}): State =>
  staged({ cars: CARS, frame: { kind: 'roll', seat: 0, white: 5, green: 0 }, ...scene })

const turn = (white: string, green = '', scene: Scene = {}): State => staged({ cars: CARS, white, green, ...scene })

const formed = (white: string, green = ''): string[] => groups(turn(white, green).dice).map(({ dice }) => dice.join(''))

const ofKind = (state: State, kind: Action['kind']): Action[] => game.legal(state, 0).filter((one) => one.kind === kind)

describe('rolling', () => {
  it('DC-20 each 6 brings a green die, and 6s are rolled again with the new dice until none shows', () => {
    const first = played(rolling(), roll('12366'))
    expect(top(first)).toEqual({ kind: 'roll', seat: 0, white: 2, green: 2 })
    const second = played(first, roll('16', '46'))
    expect(top(second)).toEqual({ kind: 'roll', seat: 0, white: 1, green: 3 })
    const done = played(second, roll('5', '123'))
    expect(top(done).kind).toBe('turn')
    expect(done.dice).toEqual({ white: [2, 1, 1, 0, 1], green: [1, 1, 1, 1, 0] })
  })

  it('DC-20 the example of the rulebook: two 6s one after the other end with seven dice', () => {
    const done = played(rolling(), roll('11346'), roll('2', '6'), roll('', '34'))
    expect(done.dice).toEqual({ white: [2, 1, 1, 1, 0], green: [0, 0, 1, 1, 0] })
  })

  it('DC-20a with all five green dice in play 6s are only rolled again', () => {
    const five = played(rolling(), roll('66666'))
    expect(top(five)).toMatchObject({ white: 5, green: 5 })
    expect(top(played(five, roll('66666', '66666')))).toMatchObject({ white: 5, green: 5 })
    expect(top(played(five, roll('12346', '12345')))).toMatchObject({ white: 1, green: 0 })
  })

  it('DC-20b with fewer green dice left than 6s, those that are left come in', () => {
    const three = played(rolling(), roll('12666'))
    expect(top(three)).toMatchObject({ white: 3, green: 3 })
    expect(top(played(three, roll('666', '666')))).toMatchObject({ white: 3, green: 5 })
  })

  it('DC-20 the distribution of a roll counts every die', () => {
    const { outcomes, weights, total } = game.outcomes({ kind: 'roll', seat: 0, white: 2, green: 1 })
    expect(total).toBe(216)
    const index = outcomes.findIndex((one) => JSON.stringify(one) === JSON.stringify(roll('16', '3')))
    expect(weights[index]).toBe(2)
  })
})

describe('chips on dice', () => {
  it('DC-21 a chip adds a green die of any value', () => {
    const state = turn('11235')
    expect(ofKind(state, 'add')).toHaveLength(5)
    const added = played(state, [0, { kind: 'add', value: 4 }])
    expect(added.dice.green).toEqual([0, 0, 0, 1, 0])
    expect(added.chips[0]).toBe(1)
    expect(refusedBy(state, 0, { kind: 'add', value: 6 })).toBe('DC-21')
    expect(refusedBy(state, 0, { kind: 'change', from: 1, to: 2 })).toBe('DC-21')
  })

  it('DC-21 with all green dice in play, one of them is changed to another value', () => {
    const state = turn('11235', '11144')
    expect(ofKind(state, 'add')).toEqual([])
    expect(ofKind(state, 'change')).toHaveLength(8)
    const changed = played(state, [0, { kind: 'change', from: 4, to: 5 }])
    expect(changed.dice).toEqual({ white: [2, 1, 1, 0, 1], green: [3, 0, 0, 1, 1] })
    expect(refusedBy(state, 0, { kind: 'change', from: 2, to: 5 })).toBe('DC-21')
    expect(refusedBy(state, 0, { kind: 'change', from: 4, to: 4 })).toBe('DC-21')
    expect(refusedBy(state, 0, { kind: 'change', from: 4, to: 6 })).toBe('DC-21')
    expect(refusedBy(state, 0, { kind: 'add', value: 1 })).toBe('DC-21')
  })

  it('DC-22 a chip rolls any dice again, each set of values and colours listed once', () => {
    const state = turn('11235', '11')
    expect(ofKind(state, 'reroll')).toHaveLength(3 * 2 * 2 * 2 * 3 - 1)
    const rolled = played(state, [0, { kind: 'reroll', white: [1, 5], green: [1] }])
    expect(top(rolled)).toEqual({ kind: 'roll', seat: 0, white: 2, green: 1 })
    expect(rolled.dice).toEqual({ white: [1, 1, 1, 0, 0], green: [1, 0, 0, 0, 0] })
    expect(rolled.chips[0]).toBe(1)
    expect(refusedBy(state, 0, { kind: 'reroll', white: [], green: [] })).toBe('DC-22')
    expect(refusedBy(state, 0, { kind: 'reroll', white: [4], green: [] })).toBe('DC-22')
  })

  it('DC-22a 6s of such a roll bring dice too', () => {
    const again = played(turn('11235'), [0, { kind: 'reroll', white: [5], green: [] }], roll('6'))
    expect(top(again)).toEqual({ kind: 'roll', seat: 0, white: 1, green: 1 })
  })

  it('DC-23 both as often as one likes, a chip each, until no chip is left', () => {
    const state = turn('11235', '', { chips: [3, 2] })
    const spent = played(
      state,
      [0, { kind: 'add', value: 4 }],
      [0, { kind: 'reroll', white: [5], green: [] }],
      roll('5'),
      [0, { kind: 'add', value: 4 }],
    )
    expect(spent.chips[0]).toBe(0)
    expect(kinds(spent)).not.toContain('reroll')
    expect(refusedBy(spent, 0, { kind: 'add', value: 1 })).toBe('DC-21')
    expect(refusedBy(spent, 0, { kind: 'reroll', white: [5], green: [] })).toBe('DC-22')
  })

  it('DC-23a they end with the first die used', () => {
    const moved = driven(turn('11235'), 0, '5', '1:a2')
    expect(kinds(moved)).not.toContain('reroll')
    expect(refusedBy(moved, 0, { kind: 'add', value: 1 })).toBe('DC-23a')
    expect(refusedBy(moved, 0, { kind: 'reroll', white: [1], green: [] })).toBe('DC-23a')
  })

  it('DC-23a they end with the first chip spent on moving', () => {
    const state = turn('11235', '', { cars: { 0: '1:a1', 1: '1:b1' } })
    const juked = played(state, [0, { kind: 'juke', cars: [0, 1] }])
    expect(refusedBy(juked, 0, { kind: 'add', value: 1 })).toBe('DC-23a')
  })
})

describe('Combos', () => {
  it('DC-24 a Combo is two or more of one value or in a row, a Single is one die', () => {
    expect(formed('11245').sort()).toEqual(['1', '11', '12', '2', '4', '45', '5'])
    expect(refusedBy(turn('11245'), 0, { kind: 'move', car: 0, dice: [2, 4], power: false })).toBe('DC-24')
  })

  it('DC-24 colours do not matter', () => {
    expect(formed('13', '12')).toEqual(formed('1123'))
    expect(formed('13', '12')).toContain('123')
  })

  it('DC-24 the example of the rulebook: 1/1/2/3/3/4/4 gives three pairs and a Single, or four, two and one', () => {
    const state = turn('11233', '44', { track: ['Straight-Away', 'Straight-Away', 'Straight-Away'] })
    const pairs = driven(
      driven(driven(driven(state, 0, '11', '1:a2 1:a3'), 0, '33', '2:a1 2:a2'), 0, '44', '2:a3 3:a1'),
      0,
      '2',
      '3:a2',
    )
    expect(groups(pairs.dice)).toEqual([])
    const run = driven(driven(driven(state, 0, '1234', '1:a2 1:a3 2:a1 2:a2'), 0, '34', '2:a3 3:a1'), 0, '1', '3:a2')
    expect(groups(run.dice)).toEqual([])
  })

  it('DC-24a up to ten of one value and five in a row, which does not wrap', () => {
    expect(formed('33333', '33333')).toContain('3333333333')
    expect(formed('12345')).toContain('12345')
    expect(formed('15')).toEqual(['1', '5'])
  })
})
