import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, State } from '../state.ts'
import { at, combos, driven, kinds, played, roll, type Scene, STRAIGHT, staged } from '../testing/staging.ts'
import { trackGraph } from './race.ts'
import { result } from './scoring.ts'

const TRACK = [STRAIGHT, STRAIGHT, 'Finish']
const END: Action = { kind: 'end' }

const late = (cars: Scene['cars'], white: string, more: Scene = {}): State =>
  staged({ track: TRACK, cars: cars!, white, ...more })

const rolled = (state: State): State => (top(state).kind === 'roll' ? played(state, roll('12345')) : state)

const mover = (state: State): Seat => (top(state) as { readonly seat: Seat }).seat

/** Every player in turn rolls and ends the turn. */
const idle = (state: State, turns: number): State =>
  Array.from({ length: turns }).reduce<State>((now) => {
    const due = rolled(now)
    return played(due, [mover(due), END])
  }, state)

/** One player after the other steps with a Single from one lane to the other. */
function shuttled(state: State): State {
  const due = rolled(state)
  const begun = played(due, [mover(due), { kind: 'move', car: mover(due), dice: [5], power: false }])
  const beside = trackGraph(begun).sideways[begun.cars[mover(begun)]!]![0]!
  return played(begun, [mover(begun), { kind: 'step', to: beside, avoid: false }], [mover(begun), END])
}

describe('the finish', () => {
  it('DC-60 three dice cross the line, and the car takes the next place and leaves the track', () => {
    const state = late({ 0: '4:a1', 1: '0:a1', 2: '0:b1' }, '11122', { seats: 3 })
    expect(combos(state, 0)).toEqual(['1', '2', '11', '22', '12', '111'])
    const over = driven(state, 0, '111', 'line')
    expect(over.finished).toEqual([0])
    expect(over.cars[0]).toBe(-1)
    expect(top(over).kind).toBe('turn')
  })

  it('DC-60 a car stops before the line', () => {
    const state = driven(late({ 0: '3:a3', 1: '0:a1' }, '111'), 0, '111', '4:a1')
    expect(top(state).kind).toBe('turn')
    expect(state.finished).toEqual([])
  })

  it('DC-61 the race ends when one car is left, which takes the last place', () => {
    const state = driven(late({ 0: '4:a1', 1: '0:a1' }, '111'), 0, '111', 'line')
    expect(top(state)).toEqual({ kind: 'over' })
    expect(game.waiting(state)).toEqual({ kind: 'over', result: { places: [1, 2], scores: [1, 2] } })
  })

  it('DC-61 a player whose cars have all finished takes no more turns', () => {
    const state = late({ 0: '4:a1', 2: '0:b1' }, '112', { seats: 3 })
    expect(top(played(state, [0, END]))).toMatchObject({ seat: 2 })
  })

  it('DC-62 one car each: the order of finishing', () => {
    const state = { ...late({}, '', { seats: 3 }), finished: [2, 0, 1] }
    expect(result(state)).toEqual({ places: [2, 3, 1], scores: [2, 3, 1] })
  })

  it('DC-62 two cars each, the example of the rulebook: 1st and 4th (9) lose to 2nd and 3rd (8)', () => {
    const state = { ...late({}, '', { options: { cars: 'two' } }), finished: [0, 2, 3, 1] }
    expect(result(state)).toEqual({ places: [2, 1], scores: [9, 8] })
  })

  it('DC-63 of equal scores the better best place wins', () => {
    const finished = [0, 2, 4, 5, 6, 3, 7, 1]
    const state = { ...late({}, '', { seats: 4, options: { cars: 'two' } }), finished }
    const { scores, places } = result(state)
    expect(scores).toEqual([17, 14, 11, 19])
    expect(places).toEqual([3, 2, 1, 4])
    const tied = { ...state, finished: [4, 0, 2, 1, 6, 5, 7, 3] }
    expect(result(tied).scores).toEqual([10, 19, 13, 19])
    expect(result(tied).places).toEqual([1, 3, 2, 4])
  })

  it('DC-64 a table may take away cards behind the last car, which frees their place', () => {
    const track = [STRAIGHT, STRAIGHT, 'Hard Curve left', 'Hard Curve left']
    const frame = { kind: 'card', seat: 0 } as const
    const laid = (clearing: boolean, rear: string) =>
      played(staged({ track, cars: { 0: rear, 1: '5:o1' }, options: { clearing }, frame }), {
        kind: 'card',
        card: 'Hard Curve left',
      }).track.length
    expect(laid(true, '4:o1')).toBe(7)
    expect(laid(true, '2:a1')).toBe(6)
  })

  it('DC-64a by default they stay; left behind is a card without a racing car on it or before it', () => {
    const track = [STRAIGHT, STRAIGHT, 'Hard Curve left', 'Hard Curve left']
    const state = staged({ track, cars: { 0: '4:o1', 1: '5:o1' }, frame: { kind: 'card', seat: 0 } })
    expect(played(state, { kind: 'card', card: 'Hard Curve left' }).track).toHaveLength(6)
    expect(game.view(state, null).rear).toBe(4)
    expect(game.view(staged({ cars: { 0: '2:a1', 1: '1:a1' } }), null).rear).toBe(1)
    expect(game.view(late({ 0: '3:a1', 2: '2:b1' }, '', { seats: 3 }), null).rear).toBe(2)
  })

  it('DC-65 thirty whole rounds without progress end the race, by fewest steps to the line', () => {
    const state = late({ 0: '3:a1', 1: '3:b3', 2: '3:a2' }, '12345', { seats: 3 })
    const nearly = idle(state, 3 * 30 - 1)
    expect(top(nearly).kind).not.toBe('over')
    const over = idle(nearly, 1)
    expect(top(over)).toEqual({ kind: 'over' })
    expect(result(over).places).toEqual([3, 1, 2])
  })

  it('DC-65 equal ones share the place, behind those who finished', () => {
    const state = late({ 0: '3:a1', 1: '3:b1', 2: '3:a2' }, '12345', { seats: 4 })
    expect(result(idle({ ...state, first: 1 }, 3 * 30)).places).toEqual([3, 3, 2, 1])
  })

  it('DC-65 two cars each: shared places count in the sum, and equal sums of equal places share the win', () => {
    const state = late({ 0: '3:a1', 1: '2:a1', 2: '3:b1', 3: '2:b1' }, '12345', { options: { cars: 'two' } })
    expect(result(idle(state, 2 * 30))).toEqual({ places: [1, 1], scores: [7, 7] })
  })

  it('DC-65 a step forward begins the count anew', () => {
    const nearly = idle(late({ 0: '3:a1', 1: '3:b1' }, '12345'), 2 * 30 - 1)
    const moved = played(nearly, roll('12345'), [1, { kind: 'move', car: 1, dice: [5], power: false }])
    const forward = played(moved, [1, { kind: 'step', to: at(moved, '3:b2'), avoid: false }], [1, END])
    expect(top(idle(forward, 2 * 30 - 1)).kind).not.toBe('over')
    expect(top(idle(forward, 2 * 30)).kind).toBe('over')
  })

  it('DC-65 neither a step sideways nor a Juke is progress', () => {
    const nearly = idle(late({ 0: '3:a1', 1: '3:b1' }, '12345'), 2 * 30 - 1)
    const due = played(nearly, roll('12345'))
    expect(top(played(due, [1, { kind: 'juke', cars: [0, 1] }], [1, END])).kind).toBe('over')
    const apart = rolled(idle(late({ 0: '3:a1', 1: '3:b2' }, '12345'), 2 * 30 - 1))
    expect(top(shuttled(apart)).kind).toBe('over')
  })

  it('DC-65 two who shuttle sideways for ever come to an end', () => {
    let state = late({ 0: '3:a1', 1: '3:b2' }, '12345')
    let turns = 0
    for (; top(state).kind !== 'over' && turns < 100; turns++) state = shuttled(state)
    expect(turns).toBe(2 * 30)
  })

  it('DC-65 before Finish is laid nothing is counted', () => {
    const state = staged({ cars: { 0: '1:a1', 1: '1:b1' }, white: '12345' })
    expect(played(state, [0, END]).quiet).toBe(0)
    expect(kinds(state)).toContain('end')
  })
})
