import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { LINE, type State } from '../state.ts'
import { along, due, onGrid, played, scene, type Word, whereIs } from '../testing/staging.ts'
import { lapsOf } from './order.ts'

/** The roll and the check that spin whoever is about to move. */
const SPIN: readonly Word[] = [
  [1, 1],
  [1, 1],
]

const lapsDone = (state: State): number[] => state.order.map((seat) => lapsOf(state, seat))

describe('flags', () => {
  it('AD-20 the order reverts to the last completed lap, and all restart from the line in it', () => {
    const state = scene(
      { 0: ['low', 20], 1: ['low', 18], 2: ['low', 16], 3: ['low', 14] },
      { laps: [[3, 2, 1, 0]], mover: 2 },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.incidents.at(-1)).toEqual({ kind: 'flag', colour: 'yellow', lap: 1, order: [3, 1, 0, 2] })
    expect(restarted.order).toEqual([3, 1, 0, 2])
    expect(restarted.position.slice(0, 4)).toEqual([24, 24, 24, 24])
    expect(due(restarted)).toBe('movement of 3')
  })

  it('AD-20 if a majority has completed the current lap it counts for all, the rest in track order', () => {
    const state = scene(
      { 0: ['low', 1, 2], 1: ['low', 2, 2], 2: ['low', 3, 2], 3: ['low', 14], 4: ['low', 16] },
      {
        laps: [
          [4, 3, 2, 1, 0],
          [0, 1, 2],
        ],
        mover: 4,
      },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.order).toEqual([0, 1, 2, 3, 4])
    expect(lapsDone(restarted)).toEqual([2, 2, 2, 2, 2])
    expect(restarted.laps[1]).toEqual([0, 1, 2, 3, 4])
    const other = played({ ...state, turn: 3, frames: [{ kind: 'movement', seat: 3, extra: false }] }, ...SPIN)
    expect(other.order).toEqual([0, 1, 2, 4, 3])
  })

  it('AD-20a a lap that only a minority has run never counts, however far the leader is', () => {
    const state = scene(
      { 0: ['low', 1, 2], 1: ['low', 20, 0], 2: ['low', 18, 0], 3: ['low', 16, 0] },
      { laps: [[0], [0]], mover: 1, start: { lap: 0, order: [3, 2, 1, 0] } },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.incidents.at(-1)).toMatchObject({ kind: 'flag', lap: 0, order: [3, 2, 0, 1] })
    expect(restarted.laps).toEqual([])
    expect(lapsDone(restarted)).toEqual([0, 0, 0, 0])
  })

  it('AD-20a a lap that a majority has run counts, though the leader has run more', () => {
    const state = scene(
      { 0: ['low', 1, 3], 1: ['low', 20, 1], 2: ['low', 18, 1], 3: ['low', 16, 0] },
      { laps: [[2, 1, 0], [0], [0]], mover: 3 },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.order).toEqual([2, 1, 0, 3])
    expect(lapsDone(restarted)).toEqual([1, 1, 1, 1])
  })

  it('AD-20a half of the cars are no majority: the lap before counts', () => {
    const state = scene(
      { 0: ['low', 1, 3], 1: ['low', 2, 3], 2: ['low', 14, 2], 3: ['low', 16, 2] },
      {
        laps: [
          [0, 1, 2, 3],
          [3, 2, 1, 0],
          [0, 1],
        ],
        mover: 0,
      },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.order).toEqual([3, 2, 1, 0])
    expect(lapsDone(restarted)).toEqual([2, 2, 2, 2])
    expect(restarted.laps).toEqual([
      [0, 1, 2, 3],
      [3, 2, 1, 0],
    ])
  })

  it('AD-20a before the first lap is completed, the grid order stands', () => {
    const restarted = played(onGrid(), [3, 4], ...along('low', 6), ...SPIN)
    expect(restarted.order).toEqual([0, 2, 3, 4, 5, 6, 7, 1])
    expect(restarted.incidents.at(-1)).toMatchObject({ lap: 0 })
    expect(restarted.position).toEqual(Array(8).fill(0))
  })

  it('AD-20a retired cars count neither as running nor as leading', () => {
    const state = scene(
      { 0: ['low', 14, 3], 1: ['low', 15, 2], 2: ['low', 20, 2], 3: ['low', 22, 2] },
      { laps: [[0, 1, 2, 3], [0, 3, 2, 1], [0]], mover: 0 },
    )
    const restarted = played(state, [3, 4], 'into low', [1, 2], [2, 2], [1, 1])
    expect(restarted.retired[0]).toBe(0)
    expect(restarted.order).toEqual([3, 2, 1])
    expect(lapsDone(restarted)).toEqual([2, 2, 2])
    expect(lapsOf(restarted, 0)).toBe(2)
  })

  it('AD-20b spun cars are last, behind the lapped, and all restart with the same laps', () => {
    const state = scene(
      { 0: ['low', 5, 4], 1: ['low', 10, 4], 2: ['low', 20, 1], 3: ['low', 22, 3] },
      {
        laps: [
          [0, 1, 2, 3],
          [0, 1, 3],
          [0, 1, 3],
          [0, 1],
        ],
        mover: 0,
      },
    )
    const restarted = played(state, ...SPIN)
    expect(restarted.order).toEqual([1, 3, 2, 0])
    expect(lapsDone(restarted)).toEqual([3, 3, 3, 3])
    expect(restarted.laps).toEqual([
      [0, 1, 2, 3],
      [0, 1, 3, 2],
      [0, 1, 3, 2],
    ])
  })

  it('AD-20b two cars that spin together keep their order at the back', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 5] }, { laps: [[0, 1, 2]], mover: 0 })
    const restarted = played(state, [3, 4], 'into low', [3, 4], [3, 4], [6, 6], [6, 6])
    expect(restarted.order).toEqual([2, 0, 1])
    expect(restarted.incidents.filter(({ kind }) => kind === 'flag')).toHaveLength(1)
  })

  it('AD-20b, AD-17: under a flag too the affected cars of a spot are behind the mover who beat them', () => {
    const state = scene(
      {
        0: ['low', 14],
        1: ['low', 15],
        2: ['low', 15],
        3: ['high', 1, 2],
        4: ['high', 3, 2],
        5: ['high', 5, 2],
        6: ['high', 7, 2],
      },
      {
        laps: [
          [6, 5, 4, 3, 2, 1, 0],
          [6, 5, 4, 3],
        ],
        mover: 0,
      },
    )
    const beaten = played(state, [3, 4], 'into low', [6, 6], [1, 2], [1, 3])
    expect(due(beaten)).toBe('consequence of 1')
    expect(played(beaten, [6, 6], [3, 4]).order).toEqual([6, 5, 4, 3, 0, 2, 1])
    expect(played(beaten, [3, 4], [6, 6]).order).toEqual([6, 5, 4, 3, 0, 1, 2])
    const crashed = played(beaten, [1, 1], [3, 4])
    expect(crashed.retired[0]).toBe(1)
    expect(crashed.order).toEqual([6, 5, 4, 3, 0, 2])
  })

  it('AD-20c all rolls that are due are made before the flag falls', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 12], 3: ['low', 5] }, { mover: 0 })
    const spun = played(state, [3, 4], 'into low', [3, 4], [3, 4], [6, 6])
    expect(due(spun)).toBe('consequence of 1')
    const crashed = played(spun, [1, 1])
    expect(due(crashed)).toBe('crash-check of 2')
    const flagged = played(crashed, [3, 4])
    expect(flagged.incidents.at(-1)).toMatchObject({ kind: 'flag', colour: 'red', order: [2, 3, 0] })
  })

  it('AD-20c the round is over: cars that have not moved in it do not', () => {
    const state = scene({ 0: ['low', 14], 1: ['low', 12], 2: ['low', 5] }, { laps: [[2, 1, 0]] })
    expect(due(played(state, ...SPIN))).toBe('movement of 2')
  })

  it('AD-20d at a restart all stand on the line, those in the pits too, without contact rolls', () => {
    const state = scene(
      { 0: ['low', 14], 1: ['pits', 2], 2: ['low', 5] },
      { bonus: true, grid: [2, 0, 1, 3, 4, 5, 6, 7] },
    )
    const restarted = played({ ...state, contact: Array(8).fill(5), affected: Array(8).fill(true) }, ...SPIN)
    expect(restarted.lane.slice(0, 3)).toEqual([LINE, LINE, LINE])
    expect(restarted.contact).toEqual(Array(8).fill(0))
    expect(restarted.affected).toEqual(Array(8).fill(false))
    expect(restarted.bonus).toBe(true)
  })

  it('AD-20d half speed is for the next roll and outlasts a restart, unless the table likes it to end there', () => {
    const slowed = (halfSpeed: 'stays' | 'ends') =>
      played(
        scene(
          { 0: ['low', 14], 1: ['low', 12], 2: ['low', 5] },
          { house: { halfSpeed }, halfSpeed: [true, true, ...Array(6).fill(false)], laps: [[1, 0, 2]] },
        ),
        ...SPIN,
      )
    expect(slowed('stays').halfSpeed.slice(0, 3)).toEqual([false, true, false])
    expect(top(played(slowed('stays'), [3, 4]))).toMatchObject({ kind: 'move', seat: 1, left: 4 })
    expect(top(played(slowed('ends'), [3, 4]))).toMatchObject({ kind: 'move', seat: 1, left: 7 })
  })

  it('AD-20d a restart is a crossing of the line, so the next one completes a lap', () => {
    const restarted = played(onGrid(), ...SPIN)
    expect(restarted.order).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
    const away = played(restarted, [6, 6], ...along('low', 12))
    expect(whereIs(away, 1)).toBe('low 12')
    expect(lapsOf(away, 1)).toBe(0)
    expect(away.position[1]).toBe(12)
  })

  it('AD-20e after a restart its order is the one to go back to, for lap 0 as for any other', () => {
    const twice = played(onGrid(), ...SPIN, ...SPIN)
    expect(twice.order).toEqual([2, 3, 4, 5, 6, 7, 0, 1])
    const state = scene({ 0: ['low', 14], 1: ['low', 12], 2: ['low', 5] }, { laps: [[0, 1, 2]] })
    expect(played(state, ...SPIN, ...SPIN).order).toEqual([2, 0, 1])
  })
})

describe('flags in the last lap', () => {
  it('AD-21b if the last lap counts the race is over in that order, by crossing and not by moves left over', () => {
    const state = scene({ 0: ['low', 20], 1: ['low', 19], 2: ['low', 5] }, { length: 2, laps: [[0, 1, 2]] })
    const ended = played(state, [2, 3], ...along('low', 3), [5, 5], ...along('low', 4), ...SPIN)
    expect(top(ended)).toEqual({ kind: 'over', order: [0, 1, 2, 3, 4, 5, 6, 7] })
    expect(ended.laps[1]).toEqual([0, 1, 2])
    expect(lapsDone(ended)).toEqual([2, 2, 2])
  })

  it('AD-21b otherwise the lap is run again, by cars already across as well', () => {
    const state = scene(
      { 0: ['low', 20], 1: ['low', 19], 2: ['low', 5], 3: ['low', 3] },
      { length: 2, laps: [[1, 0, 2, 3]] },
    )
    const again = played(state, [2, 3], ...along('low', 3), ...SPIN)
    expect(again.order).toEqual([0, 2, 3, 1])
    expect(lapsDone(again)).toEqual([1, 1, 1, 1])
    expect(again.laps).toHaveLength(1)
    expect(due(again)).toBe('movement of 0')
  })
})
