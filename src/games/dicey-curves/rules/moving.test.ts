import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { FrameOf, State } from '../state.ts'
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
  WIDE,
  ways,
} from '../testing/staging.ts'
import { trackGraph } from './race.ts'

const HARD_LEFT = 'Hard Curve left'
const GENTLE_LEFT = 'Gentle Curve left'
const DICEY_LEFT = 'Dicey Curve left'

const scene = (cars: Scene['cars'], white: string, more: Scene = {}): State => staged({ cars: cars!, white, ...more })

const step = (state: State, to: string) => ({ kind: 'step', to: at(state, to), avoid: false }) as const

describe('steps', () => {
  it('DC-30 a Combo moves a car as many spaces as it has dice, a Single one', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '1115')
    expect(spots(driven(state, 0, '111', '1:a2 1:a3 2:a1'))[0]).toBe('2:a1')
    expect(spots(driven(state, 0, '5', '1:a2'))[0]).toBe('1:a2')
    expect(refusedBy(state, 0, { kind: 'move', car: 7, dice: [5], power: false })).toBe('DC-30')
  })

  it('DC-30, DC-31: the example of the rulebook: four dice go forward twice, right once and forward once', () => {
    const state = scene({ 0: '2:a1', 1: '0:a1' }, '2345')
    expect(spots(driven(state, 0, '2345', '2:a2 2:a3 2:b3 3:b1'))[0]).toBe('3:b1')
  })

  it('DC-31 a step goes forward or sideways, never back', () => {
    const state = played(scene({ 0: '1:b2', 1: '0:a1' }, '11'), move(0, '11'))
    expect(ways(state)).toEqual(['1:a2', '1:b3', '1:c2'])
    expect(refusedBy(state, 0, step(state, '1:b1'))).toBe('DC-31')
    expect(refusedBy(state, 0, step(state, '1:a3'))).toBe('DC-31')
  })

  it('DC-31a a car does not return to a space it has left', () => {
    const state = driven(scene({ 0: '1:a2', 1: '0:a1' }, '111'), 0, '111', '1:b2')
    expect(ways(state)).toEqual(['1:b3', '1:c2'])
    expect(refusedBy(state, 0, step(state, '1:a2'))).toBe('DC-31a')
    expect(ways(driven(scene({ 0: '1:a2', 1: '0:a1' }, '1111'), 0, '1111', '1:b2 1:c2'))).toEqual(['1:c3'])
  })

  it('DC-31a with another Combo it may', () => {
    const state = driven(scene({ 0: '1:a2', 1: '0:a1' }, '1122'), 0, '11', '1:b2 1:c2')
    expect(ways(played(state, move(0, '22')))).toEqual(['1:b2', '1:c3'])
  })

  it('DC-32 a car may not enter a space that holds a car', () => {
    const state = played(scene({ 0: '1:a1', 1: '1:a2' }, '11'), move(0, '11'))
    expect(ways(state)).toEqual(['1:b1'])
    expect(refusedBy(state, 0, step(state, '1:a2'))).toBe('DC-32')
  })

  it('DC-33 all steps must be made while there is one', () => {
    const state = driven(scene({ 0: '1:a1', 1: '0:a1' }, '111'), 0, '111', '1:a2')
    expect(ways(state)).toEqual(['1:a3', '1:b2'])
    expect(refusedBy(state, 0, { kind: 'stop' })).toBe('DC-33a')
    expect(refusedBy(state, 0, { kind: 'end' })).toBe('DC-8')
  })

  it('DC-33 a Combo ends where no step is left, and one may choose to run into that', () => {
    const track = [STRAIGHT, HARD_LEFT, STRAIGHT]
    const cars = { 0: '2:a3', 1: '3:i1', 2: '2:b3' }
    const blocked = scene(cars, '1155', { track, seats: 3 })
    expect(combos(blocked, 0)).toEqual([])
    expect(refusedBy(blocked, 0, { kind: 'move', car: 0, dice: [1, 1], power: false })).toBe('DC-33')
    const runs = driven(scene({ ...cars, 0: '2:a2' }, '1155', { track, seats: 3 }), 0, '11', '2:a3')
    expect(top(runs).kind).toBe('turn')
    expect(runs.dice.white).toEqual([0, 0, 0, 0, 2])
  })

  it('DC-33a on the last row of the laid track a Combo may end with steps left, after one step', () => {
    const state = scene({ 0: '3:a2', 1: '0:a1' }, '1111')
    const there = driven(state, 0, '1111', '3:a3')
    expect(ways(there)).toEqual(['3:b3', 'stop'])
    expect(top(played(there, [0, { kind: 'stop' }])).kind).toBe('turn')
    expect(top(played(there, [0, step(there, '3:b3')])).kind).toBe('turn')
    const standing = scene({ 0: '3:a3', 1: '0:a1' }, '11')
    expect(ways(played(standing, move(0, '11')))).toEqual(['3:b3'])
  })

  it('DC-34 each die is used once, and nobody has to move', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '1135')
    const once = driven(state, 0, '11', '1:a2 1:a3')
    expect(combos(once, 0)).toEqual(['3', '5'])
    expect(refusedBy(once, 0, { kind: 'move', car: 0, dice: [1], power: false })).toBe('DC-34')
    expect(refusedBy(state, 0, { kind: 'end' })).toBe('allowed')
    expect(refusedBy(once, 0, { kind: 'end' })).toBe('allowed')
  })

  it('DC-34 white dice are used before green ones of the same value', () => {
    const state = scene({ 0: '1:a1', 1: '1:c1' }, '12', { green: '11' })
    expect(driven(state, 0, '11', '1:a2 1:a3').dice).toEqual({ white: [0, 1, 0, 0, 0], green: [1, 0, 0, 0, 0] })
  })
})

describe('Singles and several cars', () => {
  const two: Scene = { options: { cars: 'two' }, chips: [0, 0] }
  const cars = { 0: '1:a1', 1: '1:c1', 2: '0:a1', 3: '0:b1' }

  it('DC-35 after a Combo the same car may go on', () => {
    const state = driven(scene(cars, '1122', two), 0, '11', '1:a2 1:a3')
    expect(combos(state, 0)).toContain('22')
  })

  it('DC-35 after a Single that car is done, and the other is not', () => {
    const state = driven(scene(cars, '1125', two), 0, '5', '1:a2')
    expect(combos(state, 0)).toEqual([])
    expect(combos(state, 1)).toContain('11')
    expect(refusedBy(state, 0, { kind: 'move', car: 0, dice: [1, 1], power: false })).toBe('DC-35')
  })

  it('DC-35a the moves of several cars alternate freely', () => {
    const first = driven(scene(cars, '1122', two), 0, '11', '1:a2 1:a3')
    const second = driven(first, 1, '2', '1:c2')
    expect(spots(driven(second, 0, '2', '2:a1')).slice(0, 2)).toEqual(['2:a1', '1:c2'])
  })
})

describe('Gates', () => {
  const curve = (track: string, from: string, white: string, more: Scene = {}): State =>
    scene({ 0: from, 1: '0:a1' }, white, { track: [STRAIGHT, track, STRAIGHT], ...more })

  it('DC-36 a car stops in the space before a Gate, steps left or not', () => {
    const state = driven(curve(GENTLE_LEFT, '2:b2', '11115'), 0, '1111', '2:b3 3:o1')
    expect(top(state).kind).toBe('turn')
    expect(spots(state)[0]).toBe('3:o1')
    expect(state.dice.white).toEqual([0, 0, 0, 0, 1])
  })

  it('DC-36 behind a Gate it stops before the next one', () => {
    const state = driven(curve(GENTLE_LEFT, '3:o1', '11'), 0, '11', '3:o2')
    expect(top(state).kind).toBe('turn')
  })

  it.each([
    ['two', GENTLE_LEFT, '3:o1', ['11', '22']],
    ['three', GENTLE_LEFT, '3:i1', ['112', '222'].slice(1)],
    ['three', HARD_LEFT, '3:o2', ['222']],
  ])('DC-37 only a Combo of exactly the size crosses a Gate of %s', (_, track, from, crossing) => {
    const state = curve(track, from, '11222', { chips: [0, 0] })
    const ahead = trackGraph(state).forward[at(state, from)]!
    const over = combos(state, 0).filter((dice) => {
      const begun = played(state, move(0, dice))
      return ways(begun).some((way) => ahead.includes(at(begun, way)))
    })
    expect(over.sort()).toEqual([...crossing, ...(crossing[0]!.length === 2 ? ['12'] : [])].sort())
  })

  it('DC-37 a Combo that fits no way may not be used', () => {
    const state = curve(HARD_LEFT, '3:o2', '1122', { chips: [0, 0] })
    expect(combos(state, 0)).toEqual([])
    expect(refusedBy(state, 0, { kind: 'move', car: 0, dice: [1, 1], power: false })).toBe('DC-37')
    const beside = played(curve(HARD_LEFT, '3:o1', '1122'), move(0, '11'))
    expect(ways(beside)).toEqual(['3:i1'])
    expect(refusedBy(beside, 0, step(beside, '3:o2'))).toBe('DC-37')
  })

  it('DC-37a crossing is the first step, and the other steps follow', () => {
    const state = driven(curve(HARD_LEFT, '3:i1', '1111'), 0, '1111', '3:i2')
    expect(ways(state)).toEqual(['3:o3', '4:a1'])
    expect((top(state) as FrameOf<'drive'>).left).toBe(3)
    expect(spots(played(state, [0, step(state, '4:a1')], [0, step(state, '4:a2')], [0, step(state, '4:a3')]))[0]).toBe(
      '4:a3',
    )
  })

  it('DC-37a a table may choose that a crossing Combo moves one space only', () => {
    const state = driven(curve(HARD_LEFT, '3:i1', '1111', { options: { crossing: 'one-space' } }), 0, '1111', '3:i2')
    expect(top(state).kind).toBe('turn')
  })

  it('DC-37a the example of the rulebook: three dice to the Gate, three across, two to set up for the next curve', () => {
    const track = [STRAIGHT, GENTLE_LEFT, STRAIGHT]
    const state = scene({ 0: '2:a1', 1: '0:a1' }, '11144', { green: '444', track })
    const near = driven(state, 0, '111', '2:a2 2:a3 3:i1')
    const past = driven(near, 0, '444', '3:i2 4:a1 4:a2')
    expect(spots(driven(past, 0, '44', '4:b2 4:b3'))[0]).toBe('4:b3')
  })

  it('DC-37b a car that comes to a space before a Gate from the side stops there', () => {
    const state = driven(curve(HARD_LEFT, '3:o1', '1111'), 0, '1111', '3:i1')
    expect(top(state).kind).toBe('turn')
    expect(spots(state)[0]).toBe('3:i1')
  })

  it('DC-38 nobody crosses the solid line between the lanes at the Gates', () => {
    const state = curve(HARD_LEFT, '3:o2', '111')
    expect(ways(played(state, move(0, '111')))).toEqual(['3:o3'])
    const { sideways } = trackGraph(state)
    expect(sideways[at(state, '3:o2')]).toEqual([])
    expect(sideways[at(state, '3:o3')]).toEqual([at(state, '3:i2')])
  })

  it('DC-37 the 5-dice Gate lies on both ways from the shared space', () => {
    const state = curve(DICEY_LEFT, '3:m', '12345')
    expect(combos(state, 0)).toEqual(['12345'])
    expect(ways(played(state, move(0, '12345')))).toEqual(['3:x1', '3:x2'])
    expect(top(driven(curve(DICEY_LEFT, '2:a3', '1111'), 0, '1111', '3:e1 3:m')).kind).toBe('turn')
  })

  it('DC-37 a Gate is crossed from a card with three lanes alike', () => {
    const state = scene({ 0: '3:b3', 1: '0:a1' }, '11', { track: [STRAIGHT, WIDE, HARD_LEFT] })
    expect(ways(played(state, move(0, '11')))).toEqual(['3:a3', '3:c3', '4:i1', '4:o1'])
    expect(kinds(driven(state, 0, '11', '4:i1'))).toContain('end')
  })
})
