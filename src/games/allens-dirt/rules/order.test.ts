import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { LINE } from '../state.ts'
import { along, due, onGrid, played, scene, whereIs } from '../testing/staging.ts'
import { lapsOf } from './order.ts'

describe('the start', () => {
  it('AD-4, AD-4b, AD-4c the grid stands two a row before the line, odd places low and even ones in the middle', () => {
    const state = onGrid()
    expect(state.position).toEqual([-1, -1, -2, -2, -3, -3, -4, -4])
    expect(state.lane).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
  })

  it('AD-4 the cars roll in grid order', () => {
    const state = onGrid()
    expect(state.order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(due(state)).toBe('movement of 0')
    expect(due(played(state, [1, 2], 'low', 'low'))).toBe('movement of 1')
  })

  it('AD-4b the first crossing of the line completes no lap', () => {
    const state = played(onGrid(), [1, 2], 'low', 'low')
    expect(whereIs(state, 0)).toBe('low 2')
    expect(lapsOf(state, 0)).toBe(0)
    expect(state.laps).toEqual([])
  })

  it('AD-4e the grid columns are the last ones before the line, and their spots count', () => {
    const last = onGrid({ turn: 7, frames: [{ kind: 'movement', seat: 7, extra: false }] })
    const landed = played(last, [1, 1], [3, 4], 'high', 'high')
    expect(whereIs(landed, 7)).toBe('high 22')
    expect(top(landed)).toEqual({ kind: 'movement', seat: 7, extra: true })
  })
})

describe('the order of moving', () => {
  it('AD-4a laps count first, then columns, then the inner lane', () => {
    const state = scene({
      0: ['high', 7],
      1: ['low', 7],
      2: ['middle', 7],
      3: ['low', 20],
      4: ['middle', 1, 2],
    })
    expect(state.order).toEqual([4, 3, 1, 2, 0])
  })

  it('AD-4a the order stands for the whole round, whoever passes whom', () => {
    const state = scene({ 0: ['low', 7], 1: ['high', 5] })
    const first = played(state, [1, 2], ...along('low', 3))
    expect(due(first)).toBe('movement of 1')
    const second = played(first, [6, 5], ...along('high', 11))
    expect(due(second)).toBe('movement of 1')
  })

  it('AD-4a on the line, who was there first goes first', () => {
    const state = scene({ 2: ['low', 20], 0: ['high', 19], 1: ['middle', 18] })
    const round = played(state, [2, 2], ...along('low', 3), [2, 3], ...along('high', 4), [2, 4], ...along('middle', 5))
    expect(round.lane.slice(0, 3)).toEqual([LINE, LINE, LINE])
    expect(round.order).toEqual([2, 0, 1])
  })

  it('AD-4a on one spot, who did not touch there in this round keep their order', () => {
    const state = scene(
      { 0: ['low', 15], 1: ['low', 15], 2: ['low', 16], 3: ['low', 1] },
      { mover: 0, order: [2, 1, 0, 3], turn: 2, arrived: [2, 1, 3, 4, 0, 0, 0, 0], contact: [9, 5, 0, 0, 0, 0, 0, 0] },
    )
    const round = played(state, [3, 4], 'stop', [1, 2], ...along('low', 3))
    expect(round.order).toEqual([2, 1, 0, 3])
  })

  it('AD-4d a car in the pits moves after those beside it on the track', () => {
    const state = scene({ 0: ['pits', 2], 1: ['high', 2], 2: ['low', 1] })
    expect(state.order).toEqual([1, 0, 2])
  })
})
