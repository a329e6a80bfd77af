import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, FrameOf, State } from '../state.ts'
import {
  at,
  combos,
  driven,
  kinds,
  move,
  played,
  refusedBy,
  type Scene,
  STRAIGHT,
  spots,
  staged,
  ways,
} from '../testing/staging.ts'

const scene = (cars: Scene['cars'], white: string, more: Scene = {}): State => staged({ cars: cars!, white, ...more })

const jukes = (state: State): string[] =>
  game.legal(state, 0).flatMap((action) => (action.kind === 'juke' ? [action.cars.join()] : []))

const END: Action = { kind: 'end' }
const BUY: Action = { kind: 'buy' }

describe('chips while moving', () => {
  it('DC-40 a chip lets a car go on after its Single', () => {
    const single = driven(scene({ 0: '1:a1', 1: '0:a1' }, '1155'), 0, '5', '1:a2')
    expect(combos(single, 0)).toEqual(['1', '5', '11'])
    const again = driven(single, 0, '11', '1:a3 2:a1')
    expect(again.chips[0]).toBe(1)
    expect(combos(driven(again, 0, '5', '2:a2'), 0)).toEqual([])
  })

  it('DC-40 after Continue and a Combo the car is free again, after another Single it is not', () => {
    const single = driven(scene({ 0: '1:a1', 1: '0:a1' }, '11225', { chips: [1, 0] }), 0, '5', '1:a2')
    expect(combos(driven(single, 0, '11', '1:a3 2:a1'), 0)).toContain('22')
    expect(combos(driven(single, 0, '1', '1:a3'), 0)).toEqual([])
  })

  it('DC-40a chips are paid together with the Combo they serve, and all must be there', () => {
    const poor = scene({ 0: '1:a1', 1: '1:a2' }, '1155', { chips: [1, 0] })
    const single = driven(poor, 0, '5', '1:b1')
    expect(combos(single, 0)).not.toEqual([])
    expect(combos(single, 0, true)).toEqual([])
    expect(refusedBy(single, 0, { kind: 'move', car: 0, dice: [1], power: true })).toBe('DC-44')
    expect(driven(single, 0, '11', '1:b2 1:b3').chips[0]).toBe(0)
  })

  it("DC-41 another player's car is driven for a chip", () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '1155')
    const moved = driven(state, 1, '11', '1:c2 1:c3')
    expect(moved.chips[0]).toBe(1)
    expect(spots(moved)[1]).toBe('1:c3')
    expect(combos(scene({ 0: '1:a1', 1: '1:c1' }, '1155', { chips: [0, 4] }), 1)).toEqual([])
  })

  it('DC-41a for the rest of the turn, and a Single ends its movement', () => {
    const moved = driven(scene({ 0: '1:a1', 1: '1:c1' }, '1125', { chips: [1, 0] }), 1, '11', '1:c2 1:c3')
    expect(moved.chips[0]).toBe(0)
    const single = driven(moved, 1, '2', '2:b1')
    expect(combos(single, 1)).toEqual([])
    expect((top(moved) as FrameOf<'turn'>).controlled).toEqual([1])
  })

  it('DC-42 a Juke swaps two cars side by side, whoever owns them', () => {
    const state = staged({ seats: 3, cars: { 0: '1:a1', 1: '2:a2', 2: '2:b2' }, white: '11' })
    expect(jukes(state)).toEqual(['1,2'])
    const swapped = played(state, [0, { kind: 'juke', cars: [1, 2] }])
    expect(spots(swapped)).toEqual(['1:a1', '2:b2', '2:a2'])
    expect(swapped.chips[0]).toBe(1)
    expect(refusedBy(state, 0, { kind: 'juke', cars: [0, 1] })).toBe('DC-42a')
    expect(refusedBy({ ...state, chips: [0, 2, 2] }, 0, { kind: 'juke', cars: [1, 2] })).toBe('DC-42')
  })

  it('DC-42a side by side is not across a solid line, and not across a lane', () => {
    const track = [STRAIGHT, 'Hard Curve left', STRAIGHT]
    expect(jukes(scene({ 0: '3:i1', 1: '3:o1' }, '11', { track }))).toEqual(['0,1'])
    expect(jukes(scene({ 0: '3:i2', 1: '3:o2' }, '11', { track }))).toEqual([])
    expect(jukes(scene({ 0: '1:a1', 1: '1:c1' }, '11'))).toEqual([])
  })

  it('DC-42a a Juke uses no die and neither ends nor renews a movement', () => {
    const single = driven(scene({ 0: '1:a1', 1: '1:b2' }, '1125', { chips: [1, 0] }), 0, '5', '1:a2')
    const juked = played(single, [0, { kind: 'juke', cars: [0, 1] }])
    expect(juked.dice).toEqual(single.dice)
    expect(combos(juked, 0)).toEqual([])
    const fresh = played(scene({ 0: '1:a2', 1: '1:b2' }, '11', { chips: [1, 0] }), [0, { kind: 'juke', cars: [0, 1] }])
    expect(combos(fresh, 0)).toContain('11')
  })

  it('DC-43 a Power Move drives through cars and ends on an empty space', () => {
    const cars = { 0: '2:a1', 1: '2:a2', 2: '2:b1' }
    const state = staged({ seats: 3, cars, white: '112', chips: [1, 0, 0] })
    expect(combos(state, 0)).toEqual([])
    expect(combos(state, 0, true)).toEqual(['11', '12'])
    const through = driven(state, 0, '11', '2:a2 2:a3', true)
    expect(spots(through)).toEqual(['2:a3', '2:a2', '2:b1'])
    expect(through.chips[0]).toBe(0)
  })

  it('DC-43 where every way ends on a car it may not be made', () => {
    const cars = { 0: '2:a1', 1: '2:a3', 2: '2:b2' }
    const state = staged({ seats: 3, cars, white: '112' })
    expect(combos(state, 0, true)).toEqual([])
    expect(refusedBy(state, 0, { kind: 'move', car: 0, dice: [1, 1], power: true })).toBe('DC-43')
  })

  it('DC-43a cars never make a Power Move shorter', () => {
    const cars = { 0: '2:a1', 1: '2:a2', 2: '2:a3', 3: '2:b1' }
    const state = staged({ seats: 4, cars, white: '112' })
    const begun = played(state, move(0, '11', true))
    expect(ways(begun)).toEqual(['2:a2', '2:b1'])
    const side = played(begun, [0, { kind: 'step', to: at(begun, '2:a2'), avoid: false }])
    expect(ways(side)).toEqual(['2:b2'])
    expect(refusedBy(side, 0, { kind: 'step', to: at(side, '2:a3'), avoid: false })).toBe('DC-43a')
  })

  it('DC-43a Gates and the end of the track still stop it', () => {
    const track = [STRAIGHT, 'Hard Curve left', STRAIGHT]
    const cars = { 0: '2:a2', 1: '2:a3' }
    const gate = driven(scene(cars, '1111', { track }), 0, '1111', '2:a3 3:i1', true)
    expect(top(gate).kind).toBe('turn')
    const full = staged({ seats: 3, cars: { ...cars, 2: '3:i1' }, white: '1111', track })
    expect(ways(driven(full, 0, '1111', '2:a3', true))).toEqual(['2:b3'])
    const last = scene({ 0: '3:a1', 1: '3:a2' }, '1111')
    expect(ways(driven(last, 0, '1111', '3:a2 3:a3', true))).toEqual(['3:b3', 'stop'])
  })

  it('DC-43a nor may it be made where every way ends on a car before a Gate', () => {
    const track = [STRAIGHT, 'Hard Curve left', STRAIGHT]
    const cars = { 0: '2:a3', 1: '2:b3', 2: '3:i1', 3: '3:o1' }
    expect(combos(staged({ seats: 4, cars, white: '111', track }), 0, true)).toEqual([])
    expect(combos(staged({ seats: 4, cars: { ...cars, 3: '0:a1' }, white: '111', track }), 0, true)).toEqual([
      '11',
      '111',
    ])
  })

  it('DC-43a nor may it end on a car in the last row', () => {
    const state = scene({ 0: '3:a2', 1: '3:a3' }, '111')
    const begun = played(state, move(0, '111', true))
    expect(ways(begun)).toEqual(['3:a3', '3:b2'])
    expect(ways(played(begun, [0, { kind: 'step', to: at(begun, '3:a3'), avoid: false }]))).toEqual(['3:b3'])
  })

  it('DC-31a, DC-43a: nor does it go back to a space it has left', () => {
    const cars = { 0: '2:a1', 1: '2:a2', 2: '2:b3', 3: '3:a1' }
    const state = staged({ seats: 4, cars, white: '111' })
    expect(combos(state, 0, true)).toEqual(['11'])
  })

  it('DC-43b a Power Move lasts for one Combo', () => {
    const cars = { 0: '2:a1', 1: '2:a2', 2: '3:a1' }
    const through = driven(staged({ seats: 3, cars, white: '1122' }), 0, '11', '2:a2 2:a3', true)
    expect(ways(played(through, move(0, '22')))).toEqual(['2:b3'])
  })

  it('DC-43c it is offered only where another car is within reach', () => {
    const far = scene({ 0: '1:a1', 1: '3:a3' }, '1122')
    expect(combos(far, 0, true)).toEqual([])
    expect(refusedBy(far, 0, { kind: 'move', car: 0, dice: [1, 1], power: true })).toBe('DC-43')
    expect(combos(scene({ 0: '1:a1', 1: '1:a2' }, '1122'), 0, true)).toEqual(['11', '22', '12'])
  })

  it('DC-44 as often as one likes, a chip each', () => {
    const state = scene({ 0: '1:a1', 1: '1:b1' }, '1123', { chips: [4, 0] })
    const twice = played(state, [0, { kind: 'juke', cars: [0, 1] }], [0, { kind: 'juke', cars: [0, 1] }])
    expect(twice.chips[0]).toBe(2)
    const singles = driven(driven(driven(twice, 0, '1', '1:a2'), 0, '1', '1:a3'), 0, '2', '2:a1')
    expect(singles.chips[0]).toBe(0)
    expect(singles.pile).toBe(32)
  })
})

describe('buying chips', () => {
  it.each([
    ['13', 0],
    ['1245', 1],
    ['12355', 2],
    ['11115', 3],
    ['12345', 3],
  ])('DC-50 the best unused Combo of %s buys %i', (white, chips) => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, white, { chips: [0, 0] })
    expect(kinds(state).includes('buy')).toBe(chips > 0)
    if (chips > 0) expect(played(state, [0, BUY]).chips[0]).toBe(chips)
    else expect(refusedBy(state, 0, BUY)).toBe('DC-50')
  })

  it('DC-50 only dice that were not used count, and only one Combo', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '11122', { chips: [0, 0] })
    expect(played(driven(state, 0, '11', '1:a2 1:a3'), [0, BUY]).chips[0]).toBe(1)
    expect(played(state, [0, BUY]).chips[0]).toBe(2)
    expect(played(state, [0, END]).chips[0]).toBe(0)
  })

  it('DC-50a buying ends the turn, and a player whose cars have finished buys nothing', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '11122')
    expect(top(played(state, [0, BUY]))).toEqual({ kind: 'card', seat: 1 })
    const done = staged({ seats: 3, cars: { 1: '1:a1', 2: '1:c1' }, white: '11122' })
    expect(kinds(done)).not.toContain('buy')
    expect(kinds(done)).toContain('end')
  })

  it('DC-51 nobody holds more than four chips', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '11111', { chips: [3, 0] })
    const bought = played(state, [0, BUY])
    expect(bought.chips[0]).toBe(4)
    expect(bought.pile).toBe(28)
    expect(kinds(scene({ 0: '1:a1', 1: '1:c1' }, '11111', { chips: [4, 0] }))).not.toContain('buy')
  })
})
