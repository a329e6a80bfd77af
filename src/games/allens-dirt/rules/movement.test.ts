import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import { allensDirt as game } from '../game.ts'
import { along, choices, due, played, scene, whereIs } from '../testing/staging.ts'
import { lapsOf } from './order.ts'

const refused = (state: Parameters<typeof game.refuse>[0], kind: string, lane?: number) =>
  refusalOf(game, state, top(state).kind === 'move' ? (top(state) as { seat: number }).seat : 0, {
    kind,
    ...(lane === undefined ? {} : { lane }),
  } as never)?.rule

describe('movement', () => {
  it('AD-5 a car moves as many spaces as it rolled, trouble or not', () => {
    const state = played(scene({ 0: ['low', 3], 1: ['high', 1] }), [2, 3])
    expect(refused(state, 'stop')).toBe('AD-6a')
    const landed = played(state, ...along('low', 5))
    expect(whereIs(landed, 0)).toBe('low 8')
    expect(due(landed)).toBe('go-to-pits of 0')
  })

  it('AD-6, AD-6a stopping short is allowed right behind a car of the own lane, and nowhere else', () => {
    const state = played(scene({ 0: ['low', 3], 1: ['low', 6], 2: ['high', 1] }, { mover: 0 }), [3, 4])
    expect(choices(state)).toEqual(['low', 'middle'])
    const behind = played(state, 'low', 'low')
    expect(choices(behind)).toEqual(['middle', 'into low', 'stop'])
    const stopped = played(behind, 'stop')
    expect(whereIs(stopped, 0)).toBe('low 5')
    expect(due(stopped)).toBe('movement of 2')
    expect(choices(played(state, 'low', 'middle'))).toEqual(['middle', 'high', 'into low'])
  })

  it('AD-6 stopping short on trouble counts', () => {
    const state = scene({ 0: ['low', 5], 1: ['low', 9], 2: ['high', 1] }, { mover: 0 })
    expect(due(played(state, [3, 4], 'low', 'low', 'low', 'stop'))).toBe('go-to-pits of 0')
  })

  it('AD-6 stopping short on a Sweet Spot does not', () => {
    const state = scene({ 0: ['low', 9], 1: ['low', 12], 2: ['high', 1] }, { mover: 0 })
    const stopped = played(state, [3, 4], 'low', 'low', 'stop')
    expect(whereIs(stopped, 0)).toBe('low 11')
    expect(due(stopped)).toBe('movement of 2')
  })

  it('AD-6a where every spot of the next column is taken, a car stops or makes contact', () => {
    const state = scene({ 0: ['low', 3], 1: ['low', 4], 2: ['middle', 4] }, { mover: 0 })
    expect(choices(played(state, [3, 4]))).toEqual(['into low', 'into middle', 'stop'])
  })

  it('AD-6a on the line a car may stay only if every lane ahead holds a car', () => {
    const two = scene({ 0: ['line', 0], 1: ['low', 1], 2: ['middle', 1] }, { mover: 0 })
    expect(choices(played(two, [3, 4]))).toEqual(['high', 'into low', 'into middle'])
    expect(refused(played(two, [3, 4]), 'stop')).toBe('AD-6a')
    const three = scene({ 0: ['line', 0], 1: ['low', 1], 2: ['middle', 1], 3: ['high', 1] }, { mover: 0 })
    expect(choices(played(three, [3, 4]))).toEqual(['into low', 'into middle', 'into high', 'stop'])
    expect(whereIs(played(three, [3, 4], 'stop'), 0)).toBe('line 0')
  })

  it('AD-6b a car that stops without having moved lands nowhere', () => {
    const state = scene({ 0: ['low', 8], 1: ['low', 9], 2: ['high', 1] }, { mover: 0 })
    expect(due(played(state, [3, 4], 'stop'))).toBe('movement of 2')
  })

  it('AD-7 there is no way but forward, on lanes that exist', () => {
    const state = played(scene({ 0: ['low', 3], 1: ['high', 1] }), [3, 4])
    for (const lane of [-1, 3, 0.5, '0', null]) expect(refused(state, 'step', lane as number)).toBe('AD-7')
    expect(played(state, 'low').position[0]).toBe(state.position[0]! + 1)
    expect(played(state, 'middle').position[0]).toBe(state.position[0]! + 1)
  })

  it('AD-7a a step goes straight on or to a neighbouring lane', () => {
    expect(choices(played(scene({ 0: ['low', 3], 1: ['high', 1] }), [3, 4]))).toEqual(['low', 'middle'])
    expect(choices(played(scene({ 0: ['middle', 3], 1: ['high', 1] }), [3, 4]))).toEqual(['middle', 'low', 'high'])
    expect(refused(played(scene({ 0: ['low', 3], 1: ['high', 1] }), [3, 4]), 'step', 2)).toBe('AD-7a')
  })

  it('AD-8 a spot holds one car: entering another’s is contact and nothing else', () => {
    const state = played(scene({ 0: ['low', 3], 1: ['low', 4], 2: ['high', 1] }, { mover: 0 }), [3, 4])
    expect(refused(state, 'step', 0)).toBe('AD-8')
    expect(refused(state, 'contact', 1)).toBe('AD-14')
  })

  it('AD-8 the pits and the line hold any number of cars', () => {
    const state = scene({ 0: ['low', 22], 1: ['line', 0, 2], 2: ['line', 0, 2] }, { mover: 0 })
    const crossed = played(state, [1, 2], 'low')
    expect(due(crossed)).toBe('choice of 0')
    const pits = scene({ 0: ['low', 3], 1: ['pits', 2], 2: ['high', 1] }, { mover: 0 })
    expect(whereIs(played(pits, [2, 3], ...along('low', 5), [1, 2]), 0)).toBe('pits 2')
    expect(due(played(pits, [2, 3], ...along('low', 5), [1, 2]))).toBe('movement of 1')
  })

  it('AD-9 the line is one move and may be left in any lane', () => {
    const state = played(scene({ 0: ['low', 22], 1: ['high', 3] }), [1, 2], 'low')
    expect(whereIs(state, 0)).toBe('line 0')
    expect(top(state)).toMatchObject({ left: 1 })
    expect(choices(state)).toEqual(['low', 'middle', 'high'])
    expect(whereIs(played(state, 'high'), 0)).toBe('high 1')
  })

  it('AD-9a reaching the line completes the lap, exactly or passing', () => {
    const state = scene({ 0: ['low', 22], 1: ['high', 1] })
    const exact = played({ ...state, halfSpeed: [true, ...Array(7).fill(false)] }, [1, 2], 'low')
    expect(whereIs(exact, 0)).toBe('line 0')
    expect(lapsOf(exact, 0)).toBe(2)
    expect(exact.laps[1]).toEqual([0])
    expect(lapsOf(played(state, [1, 2], 'low', 'low'), 0)).toBe(2)
  })

  it('AD-9a cars on the line and in the pits neither block nor can be hit', () => {
    const line = scene({ 0: ['low', 23], 1: ['line', 0, 2] }, { mover: 0 })
    expect(due(played(line, [1, 2]))).toBe('choice of 0')
    const pits = scene({ 0: ['low', 1], 1: ['pits', 2], 2: ['high', 1] }, { mover: 0 })
    expect(choices(played(pits, [1, 2]))).toEqual(['low', 'middle'])
  })
})
