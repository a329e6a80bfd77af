import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { PITS } from '../state.ts'
import { along, choices, due, onGrid, played, scene, type Word, whereIs } from '../testing/staging.ts'
import { lapsOf } from './order.ts'

const slow = (...seats: number[]): boolean[] => Array.from({ length: 8 }, (_, seat) => seats.includes(seat))

describe('trouble', () => {
  const skip = () => played(scene({ 0: ['middle', 2], 1: ['low', 1], 2: ['high', 1] }), [1, 2], ...along('middle', 3))
  const pits = () => played(scene({ 0: ['low', 5], 1: ['low', 1], 2: ['high', 1] }), [1, 2], ...along('low', 3))

  it('AD-10 Skip a Turn: a 2 is a spin, a yellow flag and a restart at the back', () => {
    expect(due(skip())).toBe('skip-a-turn of 0')
    const spun = played(skip(), [1, 1])
    expect(spun.incidents).toEqual([
      { kind: 'spin', seat: 0, cause: 'skip-a-turn', lap: 2, column: 5 },
      { kind: 'flag', colour: 'yellow', lap: 1, order: [1, 2, 0] },
    ])
  })

  it('AD-10 Skip a Turn: anything else is half speed', () => {
    const state = played(skip(), [1, 2])
    expect(state.halfSpeed).toEqual(slow(0))
    expect(state.incidents).toEqual([])
    expect(due(state)).toBe('movement of 1')
  })

  it.each([
    [[1, 1] as const, 'pits 2'],
    [[1, 2] as const, 'pits 2'],
    [[1, 3] as const, 'low 8'],
    [[6, 6] as const, 'low 8'],
  ])('AD-11 Go to Pits with %j leads to %s', (dice, where) => {
    expect(due(pits())).toBe('go-to-pits of 0')
    const state = played(pits(), dice)
    expect(whereIs(state, 0)).toBe(where)
    expect(state.halfSpeed[0]).toBe(where === 'low 8')
    expect(due(state)).toBe('movement of 1')
  })

  it('AD-11a a car in the pits keeps its laps, waits for its next turn and leaves into the inner lane', () => {
    const state = played(pits(), [1, 1])
    expect(lapsOf(state, 0)).toBe(1)
    expect(state.position[0]).toBe(26)
    const others: Word[] = [[1, 2], ...along('low', 3), [1, 2], ...along('high', 3)]
    const round = played(state, ...others)
    expect(round.order).toEqual([1, 2, 0])
    const away = played(round, ...others, [2, 2])
    expect(whereIs(away, 0)).toBe('low 3')
    expect(top(away)).toMatchObject({ kind: 'move', seat: 0, left: 3 })
  })

  it('AD-11b the first step out of the pits leads to the next column of the exit lane', () => {
    const state = scene({ 0: ['pits', 2], 1: ['high', 1] })
    expect(whereIs(played(state, [1, 2]), 0)).toBe('low 3')
    expect(choices(played(state, [1, 2]))).toEqual(['low', 'middle'])
  })

  it('AD-11b a car at the exit may be hit or waited for', () => {
    const state = played(scene({ 0: ['pits', 2], 1: ['low', 3] }, { mover: 0 }), [3, 4])
    expect(choices(state)).toEqual(['into low', 'stop'])
    expect(whereIs(played(state, 'stop'), 0)).toBe('pits 2')
    expect(due(played(state, 'into low'))).toBe('contact of 0')
  })

  it('AD-11c a car sent to the pits before its first crossing has yet to cross the line', () => {
    const start = onGrid({ turn: 7, frames: [{ kind: 'movement', seat: 7, extra: false }] })
    const state = played(start, [1, 2], 'into middle', [1, 2], [4, 5], [1, 2])
    expect(state.lane[7]).toBe(PITS)
    expect(state.position[7]).toBe(-3)
    expect(lapsOf(state, 7)).toBe(0)
  })

  it('AD-11c a car that was not as far as the pits is sent there without a gain, and goes on from where it was', () => {
    const state = scene({ 0: ['line', 0], 1: ['low', 1], 2: ['high', 23, 0] }, { mover: 0 })
    const sent = played(state, [3, 4], 'into low', [1, 2], [4, 5], [1, 2])
    expect(sent.lane[0]).toBe(PITS)
    expect(sent.position[0]).toBe(25)
    const away = played(sent, [1, 1], [3, 3], 'high', [1, 2], ...along('low', 3), [1, 2], ...along('high', 3), [1, 3])
    expect(whereIs(away, 0)).toBe('low 2')
  })
})

describe('half speed', () => {
  it.each([
    [[1, 2] as const, 2],
    [[3, 3] as const, 3],
    [[6, 5] as const, 6],
  ])('AD-12 a roll of %j gives %d moves, and the next roll is whole again', (dice, moves) => {
    const state = scene({ 0: ['high', 9], 1: ['low', 1] }, { halfSpeed: slow(0) })
    const rolled = played(state, dice)
    expect(top(rolled)).toMatchObject({ kind: 'move', left: moves })
    expect(rolled.halfSpeed[0]).toBe(false)
  })

  it('AD-12 it does not add up', () => {
    const state = scene({ 0: ['middle', 2], 1: ['high', 1] }, { halfSpeed: slow(0) })
    const twice = played(state, [3, 2], ...along('middle', 3), [3, 3])
    expect(twice.halfSpeed).toEqual(slow(0))
    const next = played(twice, [1, 2], 'high', 'middle', 'middle', [2, 4])
    expect(top(next)).toMatchObject({ kind: 'move', seat: 0, left: 3 })
  })

  it('AD-12a a halved move made in full reaches a Sweet Spot', () => {
    const state = scene({ 0: ['low', 9], 1: ['high', 1] }, { halfSpeed: slow(0) })
    expect(top(played(state, [2, 2], 'low', 'low'))).toEqual({ kind: 'movement', seat: 0, extra: true })
  })

  it('AD-12a half speed got during a move acts on the extra roll', () => {
    const state = scene({ 0: ['low', 9], 1: ['low', 10], 2: ['high', 1] }, { mover: 0 })
    const extra = played(state, [1, 1], [6, 6], 'into low', [1, 2], [4, 4], [4, 4], 'low')
    expect(top(extra)).toEqual({ kind: 'movement', seat: 0, extra: true })
    expect(top(played(extra, [4, 4]))).toMatchObject({ kind: 'move', seat: 0, left: 4 })
  })
})

describe('sweet spots', () => {
  it('AD-13 a full move onto a Sweet Spot rolls again at once', () => {
    const state = scene({ 0: ['low', 8], 1: ['high', 1] })
    expect(top(played(state, [1, 2], ...along('low', 3)))).toEqual({ kind: 'movement', seat: 0, extra: true })
  })

  it('AD-13 there is at most one extra roll a turn', () => {
    const state = scene({ 0: ['low', 8], 1: ['high', 1] })
    const second = played(
      { ...state, halfSpeed: slow(0) },
      [3, 3],
      ...along('low', 3),
      [1, 1],
      [4, 4],
      'middle',
      'middle',
    )
    expect(whereIs(second, 0)).toBe('middle 13')
    expect(due(second)).toBe('movement of 1')
  })
})
