import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { allensDirt as game } from '../game.ts'
import { FINISHED, type Options, type State } from '../state.ts'
import { along, choices, due, onGrid, played, scene, whereIs } from '../testing/staging.ts'
import { lapsOf } from './order.ts'

const orderOf = (state: State): readonly number[] => (top(state) as { order: readonly number[] }).order

describe('the finish', () => {
  it('AD-21 the race ends after the round in which the first car completes the last lap', () => {
    const state = scene({ 0: ['low', 20], 1: ['low', 12] }, { length: 2 })
    const across = played(state, [2, 3], ...along('low', 3))
    expect(due(across)).toBe('movement of 1')
    expect(due(played(across, [1, 3], ...along('low', 4)))).toBe('over')
  })

  it('AD-21 the race goes on while nobody has completed the last lap', () => {
    const state = scene({ 0: ['low', 3], 1: ['low', 1] }, { length: 2 })
    expect(due(played(state, [1, 2], ...along('low', 3), [1, 3], ...along('low', 4)))).toBe('movement of 0')
  })

  const photoFinish = (finish: Options['finish']): State =>
    played(
      scene({ 0: ['low', 20], 1: ['middle', 20], 2: ['high', 20], 3: ['high', 3] }, { length: 2, house: { finish } }),
      ...[[2, 4] as const, ...along('low', 3)],
      ...[[5, 5] as const, ...along('middle', 3)],
      ...[[3, 3] as const, ...along('high', 3)],
      ...[[1, 2] as const, ...along('high', 3)],
    )

  it('AD-21 who completed it ranks as they crossed the line, whatever moves they had left', () => {
    const ended = photoFinish('crossing')
    expect(orderOf(ended)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(ended.laps[1]).toEqual([0, 1, 2])
  })

  it('AD-21 where a table likes, they rank by moves left over, equal ones by who crossed first', () => {
    const ended = photoFinish('moves-left')
    expect(orderOf(ended)).toEqual([1, 0, 2, 3, 4, 5, 6, 7])
    expect(ended.laps[1]).toEqual([0, 1, 2])
  })

  it('AD-21 behind them the others as they run, then the retired, the latest crash first', () => {
    const state = scene({ 0: ['low', 20], 1: ['low', 4], 2: ['high', 3] }, { length: 2, retired: [7, 3, 5, 4, 6] })
    const ended = played(
      state,
      [2, 3],
      ...along('low', 3),
      [1, 2],
      ...along('low', 3),
      [3, 3],
      ...along('high', 6),
      [3, 4],
    )
    expect(orderOf(ended)).toEqual([0, 2, 1, 7, 3, 5, 4, 6])
    const result = game.waiting(ended)
    expect(result).toEqual({
      kind: 'over',
      result: { places: [1, 3, 2, 5, 7, 6, 8, 4], scores: [2, 1, 1, 0, 0, 0, 0, 0] },
    })
  })

  it('AD-21 within one crash cars retire as they ran, whoever crashed', () => {
    const state = scene(
      { 0: ['low', 14], 1: ['low', 15], 2: ['low', 12, 2], 3: ['low', 11], 4: ['low', 1] },
      { mover: 0 },
    )
    const out = played(state, [3, 4], 'into low', [1, 2], [2, 2], [1, 1], [1, 1], [1, 1])
    expect(out.retired.slice(0, 3)).toEqual([2, 0, 3])
    expect(out.incidents.slice(1, 4).map(({ kind }) => kind)).toEqual(['crash', 'caught', 'caught'])
  })

  it('AD-21a a car that has completed the last lap leaves the track', () => {
    const state = scene({ 0: ['low', 20], 1: ['low', 22] }, { length: 2, mover: 0, order: [0, 1], turn: 0 })
    const across = played(state, [5, 6], 'low', 'middle', 'low')
    expect(across.lane[0]).toBe(FINISHED)
    expect(lapsOf(across, 0)).toBe(2)
    expect(whereIs(across, 0)).toBe('off 0')
    expect(choices(across)).toEqual([])
    const ended = played(across, [6, 6], 'low')
    expect(ended.incidents).toEqual([])
    expect(orderOf(ended).slice(0, 2)).toEqual([0, 1])
  })

  it('AD-21a a crash near the line leaves it alone', () => {
    const state = scene(
      { 0: ['low', 23], 1: ['low', 3], 2: ['low', 2], 3: ['high', 12] },
      { length: 2, laps: [[0, 3, 1, 2]], order: [0, 2, 1, 3] },
    )
    const crash = played(state, [1, 2], [3, 4], 'into low', [1, 2], [2, 2], [1, 1])
    expect(crash.incidents.at(-1)).toMatchObject({ kind: 'flag', colour: 'red' })
    expect(crash.retired[0]).toBe(2)
  })
})

describe('other endings', () => {
  it('AD-21c the only car left running wins at once', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15] }, { mover: 0 })
    const ended = played(state, [3, 4], 'into low', [1, 2], [2, 2], [1, 1])
    expect(orderOf(ended)).toEqual([1, 0, 2, 3, 4, 5, 6, 7])
    expect(ended.incidents.at(-1)).toEqual({ kind: 'flag', colour: 'red', lap: 1, order: [1] })
  })

  it('AD-21c if nobody is left, the latest crash wins, as its cars ran', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 11] }, { mover: 0 })
    const ended = played(state, [3, 4], 'into low', [3, 4], [3, 4], [1, 1], [1, 1], [1, 2])
    expect(orderOf(ended)).toEqual([1, 0, 2, 3, 4, 5, 6, 7])
    expect(ended.incidents.at(-1)).toEqual({ kind: 'flag', colour: 'red', lap: 1, order: [] })
    expect(game.waiting(ended)).toMatchObject({ kind: 'over', result: { places: [2, 1, 3, 4, 5, 6, 7, 8] } })
  })
})

describe('the score sheet', () => {
  it('AD-22 it shows the starting order, who completed each lap in which place, and the incidents', () => {
    const start = onGrid()
    expect(start.grid).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const state = scene({ 0: ['low', 20], 1: ['high', 22], 2: ['low', 2] }, { laps: [[1, 0, 2]], mover: 1 })
    const lap = played(state, [1, 2], 'high', 'middle', [2, 3], ...along('low', 3), 'high')
    expect(lap.laps).toEqual([
      [1, 0, 2],
      [1, 0],
    ])
    expect(lap.incidents).toEqual([])
  })

  it('AD-22 the record is frozen, so that copying a state shares it', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    const { incidents, laps } = played(state, [3, 4], 'into low', [3, 4], [1, 2], [1, 2], ...along('low', 6), [1, 2])
    expect(incidents).toHaveLength(2)
    expect(Object.isFrozen(incidents) && incidents.every(Object.isFrozen)).toBe(true)
    expect(laps).toHaveLength(1)
  })
})
