import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { Dice, Options } from '../state.ts'
import { along, choices, due, played, scene, whereIs } from '../testing/staging.ts'

/** Car 0 comes up behind car 1 with seven moves; car 2 is far away and moves last. */
const caught = () => played(scene({ 0: ['low', 14], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 }), [3, 4])

describe('contact', () => {
  it('AD-14 who catches a car goes around it, stops behind it, or drives into or through it', () => {
    expect(choices(caught())).toEqual(['middle', 'into low', 'stop'])
    expect(due(played(caught(), 'middle'))).toBe('choice of 0')
    expect(due(played(caught(), 'stop'))).toBe('movement of 2')
    expect(due(played(caught(), 'into low'))).toBe('contact of 0')
  })

  it('AD-14 a car in a neighbouring lane may be driven into as well', () => {
    const state = scene({ 0: ['middle', 14], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    expect(choices(played(state, [3, 4]))).toEqual(['middle', 'high', 'into low'])
  })

  it('AD-15 both roll, and the lower is affected', () => {
    const rolled = played(caught(), 'into low', [1, 2])
    expect(due(rolled)).toBe('contact of 1')
    expect(due(played(rolled, [2, 2]))).toBe('consequence of 0')
    expect(due(played(rolled, [1, 1]))).toBe('consequence of 1')
  })

  it('AD-15, AD-15b on a tie both are affected, the mover first', () => {
    const tied = played(caught(), 'into low', [1, 4], [2, 3])
    expect(due(tied)).toBe('consequence of 0')
    expect(due(played(tied, [3, 4]))).toBe('consequence of 1')
    expect(due(played(tied, [3, 4], [3, 4]))).toBe('choice of 0')
    expect(played(tied, [3, 4], [3, 4]).halfSpeed.slice(0, 2)).toEqual([true, true])
  })

  it('AD-15b the others roll as they came to the spot, whatever their seats', () => {
    const state = scene(
      { 0: ['low', 14], 1: ['low', 15], 2: ['low', 15] },
      { mover: 0, arrived: [3, 2, 1, 0, 0, 0, 0, 0] },
    )
    const rolled = played(state, [3, 4], 'into low', [3, 3])
    expect(due(rolled)).toBe('contact of 2')
    expect(due(played(rolled, [4, 4]))).toBe('contact of 1')
  })

  it('AD-15a a mover who is not stopped goes on with the rest of its move', () => {
    const lost = played(caught(), 'into low', [1, 2], [2, 2], [3, 4])
    expect(top(lost)).toMatchObject({ kind: 'move', seat: 0, left: 6 })
    expect(whereIs(played(lost, ...along('low', 6)), 0)).toBe('low 21')
  })

  it('AD-15a a move may end on the other car’s spot', () => {
    const state = scene({ 0: ['low', 13], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    const ended = played(state, [1, 1], [3, 3], 'low', 'into low', [1, 2], [2, 2], [3, 4])
    expect([whereIs(ended, 0), whereIs(ended, 1)]).toEqual(['low 15', 'low 15'])
    expect(due(ended)).toBe('movement of 2')
  })

  it('AD-15a a mover sent to the pits is stopped', () => {
    const state = played(caught(), 'into low', [1, 2], [2, 2], [1, 2])
    expect(whereIs(state, 0)).toBe('pits 2')
    expect(due(state)).toBe('movement of 2')
  })

  /** Car 0 runs through car 1 and into car 2. */
  const through = (mine: Dice, yours: Dice, house: Partial<Options> = {}) =>
    played(
      scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 16] }, { mover: 0, house }),
      [3, 4],
      'into low',
      mine,
      yours,
      [3, 4],
      'into low',
    )

  it('AD-16 an affected driver’s roll is used again in every later contact', () => {
    const again = through([3, 3], [6, 6])
    expect(due(again)).toBe('contact of 2')
    expect(again.contact.slice(0, 3)).toEqual([6, 0, 0])
  })

  it('AD-16 an unaffected driver who has gone on rolls anew, unless the table keeps rolls for the round', () => {
    expect(due(through([6, 6], [3, 3]))).toBe('contact of 0')
    const kept = through([6, 6], [3, 3], { contactRoll: 'whole-round' })
    expect(due(kept)).toBe('contact of 2')
    expect(kept.contact.slice(0, 3)).toEqual([12, 6, 0])
  })

  it('AD-16 while both stand where they met, both rolls stand for whoever comes', () => {
    const state = scene({ 0: ['low', 13], 1: ['low', 15], 2: ['low', 12] }, { mover: 0 })
    const both = played(state, [1, 1], [3, 3], 'low', 'into low', [6, 5], [1, 2], [3, 4])
    expect(both.contact.slice(0, 3)).toEqual([11, 3, 0])
    const third = played(both, [1, 2], 'low', 'low', 'into low', [2, 2])
    expect(third.incidents.slice(1)).toMatchObject([
      { kind: 'contact', seat: 2, other: 0, rolls: [4, 11] },
      { kind: 'contact', seat: 2, other: 1, rolls: [4, 3] },
    ])
  })

  it('AD-16 an unaffected driver who is left behind on the spot rolls anew', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 12] }, { mover: 0 })
    const left = played(state, [1, 2], 'into low', [3, 3], [6, 6], [3, 4], 'low', 'low')
    expect(due(played(left, [1, 2], 'low', 'low', 'into low', [5, 5]))).toBe('contact of 1')
  })

  it('AD-16 an affected driver rolls for consequences once', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 16] }, { mover: 0 })
    const again = played(state, [3, 4], 'into low', [3, 3], [6, 6], [3, 4], 'into low', [5, 5])
    expect(due(again)).toBe('choice of 0')
    expect(again.incidents).toMatchObject([
      { kind: 'contact', seat: 0, other: 1, rolls: [6, 12] },
      { kind: 'contact', seat: 0, other: 2, rolls: [6, 10] },
    ])
  })

  it('AD-16 where everybody has rolled and nobody is due, contact costs nothing more', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    const known = { ...state, contact: [6, 4, 0, 0, 0, 0, 0, 0], affected: [false, true, ...Array(6).fill(false)] }
    expect(due(played(known, [3, 4], 'into low'))).toBe('choice of 0')
    expect(played(known, [3, 4], 'into low').halfSpeed[1]).toBe(false)
  })

  it('AD-16a rolls and consequences stand until every car has moved', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 12] }, { mover: 0 })
    const first = played(state, [1, 2], 'into low', [3, 3], [6, 6], [3, 4], 'low', 'low')
    expect(due(first)).toBe('movement of 2')
    expect(first.contact.slice(0, 3)).toEqual([6, 0, 0])
    expect(first.affected.slice(0, 3)).toEqual([true, false, false])
    const over = played(first, [1, 2], 'low', 'low', 'into low', [5, 5], [6, 6], [3, 4])
    expect(over.contact).toEqual(Array(8).fill(0))
    expect(over.affected).toEqual(Array(8).fill(false))
  })

  it('AD-16b entering a spot with several cars is contact with each, by the mover’s one roll', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 15] }, { mover: 0 })
    const rolled = played(state, [3, 4], 'into low', [3, 3])
    expect(due(rolled)).toBe('contact of 1')
    const both = played(rolled, [6, 6], [1, 1])
    expect(due(both)).toBe('consequence of 0')
    expect(due(played(both, [3, 4]))).toBe('consequence of 2')
    expect(due(played(both, [3, 4], [3, 4]))).toBe('choice of 0')
  })

  it('AD-16b a lapped car on the spot is hit like any other', () => {
    const state = scene({ 0: ['low', 14, 3], 1: ['low', 15, 1], 2: ['high', 1] }, { mover: 0 })
    expect(due(played(state, [3, 4], 'into low', [3, 3]))).toBe('contact of 1')
  })
})

describe('consequences', () => {
  const lost = () => played(caught(), 'into low', [1, 2], [2, 2])

  it('AD-17 a 2 is a crash: out, and a red flag', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['high', 1], 3: ['high', 3] }, { mover: 0 })
    const crashed = played(state, [3, 4], 'into low', [1, 2], [2, 2], [1, 1])
    expect(crashed.retired[0]).toBe(0)
    expect(crashed.incidents.slice(1)).toMatchObject([
      { kind: 'crash', seat: 0, lap: 2, column: 15 },
      { kind: 'flag', colour: 'red' },
    ])
  })

  it('AD-17 a 3 leads to the pits at once', () => {
    expect(whereIs(played(lost(), [1, 2]), 0)).toBe('pits 2')
  })

  it('AD-17 a 12 is a spin, a yellow flag and the back of the field', () => {
    const state = played(lost(), [6, 6])
    expect(state.incidents.at(-1)).toEqual({ kind: 'flag', colour: 'yellow', lap: 1, order: [1, 2, 0] })
  })

  it.each([[[1, 3] as const], [[3, 4] as const], [[5, 6] as const]])('AD-17 %j is half speed', (dice) => {
    expect(played(lost(), dice).halfSpeed[0]).toBe(true)
  })

  it('AD-17 on a shared spot the affected is behind the unaffected', () => {
    const state = scene({ 0: ['low', 13], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    const meet = (mine: readonly [number, number], yours: readonly [number, number]) =>
      played(state, [1, 1], [3, 3], 'low', 'into low', mine, yours, [3, 4], [1, 2], ...along('high', 3)).order
    expect(meet([6, 5], [1, 2])).toEqual([0, 1, 2])
    expect(meet([1, 2], [6, 5])).toEqual([1, 0, 2])
  })

  it('AD-17 on a tie, who was there first is ahead', () => {
    const state = scene({ 0: ['low', 13], 1: ['low', 15], 2: ['high', 1] }, { mover: 0 })
    const tied = played(state, [1, 1], [3, 3], 'low', 'into low', [3, 4], [3, 4], [3, 4], [3, 4])
    expect(played(tied, [1, 2], ...along('high', 3)).order).toEqual([1, 0, 2])
  })

  it('AD-17 an unaffected car that is a lap down stays behind', () => {
    const state = scene({ 0: ['low', 13, 1], 1: ['low', 15, 2], 2: ['high', 1] }, { mover: 0 })
    const met = played(state, [1, 1], [3, 3], 'low', 'into low', [6, 5], [1, 2], [3, 4])
    expect(played(met, [1, 2], ...along('high', 3)).order).toEqual([1, 0, 2])
  })

  it('AD-17 with several cars on the spot each affected one is behind who beat it', () => {
    const state = scene({ 0: ['low', 13], 1: ['low', 15], 2: ['low', 15] }, { mover: 0 })
    const met = played(state, [1, 1], [3, 3], 'low', 'into low', [3, 3], [1, 1], [6, 6], [3, 4], [3, 4])
    expect(due(met)).toBe('movement of 2')
    expect(met.order).toEqual([2, 0, 1])
  })
})
