import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { State } from '../state.ts'
import { type At, along, due, played, scene, whereIs } from '../testing/staging.ts'

describe('snake eyes', () => {
  const snake = (): State => played(scene({ 0: ['low', 14], 1: ['low', 12], 2: ['high', 1] }), [1, 1])

  it.each([
    [[1, 1] as const, true],
    [[1, 2] as const, true],
    [[1, 3] as const, false],
    [[6, 6] as const, false],
  ])('AD-18 after a natural 2, a check of %j is a spin: %s', (dice, spins) => {
    expect(due(snake())).toBe('snake-eyes of 0')
    const state = played(snake(), dice)
    expect(state.incidents.map(({ kind }) => kind)).toEqual(spins ? ['spin', 'flag'] : [])
    if (spins) expect(state.order).toEqual([1, 2, 0])
    else expect(top(state)).toMatchObject({ kind: 'move', left: 2 })
  })

  it('AD-18 only one’s own movement roll counts: a 2 in trouble needs no check', () => {
    const state = scene({ 0: ['low', 5], 1: ['high', 1] })
    expect(due(played(state, [1, 2], ...along('low', 3), [1, 1]))).toBe('movement of 1')
  })

  it('AD-18a the check comes before the move, and a spin costs the move', () => {
    expect(whereIs(snake(), 0)).toBe('low 14')
    expect(played(snake(), [1, 1]).incidents[0]).toMatchObject({ kind: 'spin', cause: 'snake-eyes', column: 14 })
  })

  it('AD-18a extra rolls are checked too', () => {
    const state = scene({ 0: ['low', 8], 1: ['high', 1] })
    expect(due(played(state, [1, 2], ...along('low', 3), [1, 1]))).toBe('snake-eyes of 0')
  })
})

describe('a crash', () => {
  /** Car 0 hits car 1 on low 15 and crashes; the others stand where a test wants them. */
  const wreck = (others: Readonly<Record<number, At>>): State =>
    played(
      scene({ 0: ['low', 14], 1: ['low', 15], ...others }, { mover: 0 }),
      [3, 4],
      'into low',
      [1, 2],
      [2, 2],
      [1, 1],
    )

  it('AD-19 everyone within five columns behind rolls, and 2 or 3 is out as well', () => {
    const state = wreck({ 2: ['low', 10], 3: ['low', 9], 4: ['high', 14] })
    expect(due(state)).toBe('crash-check of 4')
    expect(due(played(state, [1, 3]))).toBe('crash-check of 2')
    const over = played(state, [1, 2], [1, 1])
    expect(over.retired.slice(0, 3)).toEqual([0, 4, 2])
    expect(over.order).toEqual([1, 3])
    expect(played(state, [1, 3], [6, 6]).retired[0]).toBe(0)
  })

  it('AD-19, AD-19a the red flag falls after all checks, and the caught start no further ones', () => {
    const state = wreck({ 2: ['low', 12], 3: ['low', 8] })
    const over = played(state, [1, 1])
    expect(over.incidents.slice(1).map(({ kind }) => kind)).toEqual(['crash', 'caught', 'flag'])
    expect(over.order).toEqual([1, 3])
  })

  it('AD-19a behind means any lane, whatever lap, and the line too', () => {
    const near = scene(
      { 0: ['low', 2], 1: ['low', 3], 2: ['line', 0], 3: ['high', 22, 0], 4: ['high', 21, 0] },
      { mover: 0 },
    )
    const state = played(near, [3, 4], 'into low', [1, 2], [2, 2], [1, 1])
    expect(due(state)).toBe('crash-check of 2')
    expect(due(played(state, [3, 4]))).toBe('crash-check of 3')
    expect(due(played(state, [3, 4], [3, 4]))).toBe('movement of 1')
  })

  it('AD-19b the cars of the contact, cars alongside and cars in the pits do not roll', () => {
    const state = wreck({ 2: ['high', 15], 3: ['low', 16] })
    expect(state.incidents.at(-1)).toMatchObject({ kind: 'flag', colour: 'red' })
    const pits = scene({ 0: ['low', 3], 1: ['low', 4], 2: ['pits', 2] }, { mover: 0 })
    expect(played(pits, [3, 4], 'into low', [1, 2], [2, 2], [1, 1]).incidents.at(-1)).toMatchObject({ kind: 'flag' })
  })

  it('AD-19b the crash lies where the contact was, also when the car that was hit crashes', () => {
    const state = played(
      scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 10], 3: ['low', 9] }, { mover: 0 }),
      ...([[3, 4], 'into low', [2, 2], [1, 2], [1, 1]] as const),
    )
    expect(due(state)).toBe('crash-check of 2')
    expect(played(state, [3, 4]).retired[0]).toBe(1)
    expect(played(state, [3, 4]).order).toEqual([0, 2, 3])
  })
})
