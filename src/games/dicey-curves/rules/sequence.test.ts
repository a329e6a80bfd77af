import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { turns } from '../../../engine/turns.ts'
import { diceyCurves as game } from '../game.ts'
import type { State } from '../state.ts'
import { type Course, ended, mapOf, type Naive, naiveEnds } from '../testing/brute-force.ts'
import { at, type Scene, STRAIGHT, spot, staged, WIDE } from '../testing/staging.ts'

// Whole turns of the game, and the same by brute force.

const counted = (state: State): number[] =>
  state.dice.white.flatMap((dice, i) => new Array<number>(dice + state.dice.green[i]!).fill(i + 1))

const named = (state: State, space: number): string => (space < 0 ? '' : spot(state, space))

function gateName(state: State, map: Course, gate: number): string {
  const names = [
    ...new Set(
      Object.entries(map.gate)
        .sort((a, b) => at(state, a[0]) - at(state, b[0]))
        .map(([, [name]]) => name),
    ),
  ]
  return names[gate]!
}

const naiveOf = (state: State, map: Course): Naive => ({
  cars: state.cars.map((space) => named(state, space)),
  finished: state.finished,
  dice: counted(state),
  chips: state.chips[0]!,
  done: [],
  controlled: [],
  cubes: state.danger?.cubes ?? [],
  debris: Object.fromEntries((state.danger?.debris ?? []).map(({ space, cubes }) => [spot(state, space), cubes])),
  gateCubes: (state.danger?.gates ?? []).map((gate) => gateName(state, map, gate)),
})

function compare(scene: Scene): number {
  const state = staged(scene)
  const frame = top(state)
  if (frame.kind === 'turn') frame.moving = true
  const map = mapOf(state.track)
  const barrels = (state.danger?.barrels ?? []).map((space) => spot(state, space))
  const each = state.cars.length / state.table.seats
  const expected = naiveEnds(
    map,
    naiveOf(state, map),
    state.cars.map((_, car) => Math.floor(car / each)),
    barrels,
  )
  const { turns: found, complete } = turns(game, state, 0, 60_000)
  expect(complete).toBe(true)
  const ends = new Set(found.map((turn) => ended(naiveOf(turn.state, map), map.isLate)))
  expect([...ends].filter((end) => !expected.has(end))).toEqual([])
  expect([...expected].filter((end) => !ends.has(end))).toEqual([])
  return ends.size
}

const HARD_LEFT = 'Hard Curve left'
const GENTLE_RIGHT = 'Gentle Curve right'
const DICEY_LEFT = 'Dicey Curve left'

describe('whole turns against brute force', { timeout: 60_000 }, () => {
  it.each<[string, Scene]>([
    ['two lanes, no chips', { cars: { 0: '2:a1', 1: '2:b2' }, white: '1123', chips: [0, 0] }],
    ['three lanes, no chips', { cars: { 0: '1:b1', 1: '1:a2' }, white: '1223', chips: [0, 0] }],
    [
      'two cars each',
      { options: { cars: 'two' }, cars: { 0: '1:a1', 1: '1:b2', 2: '2:a1', 3: '1:c1' }, white: '113', chips: [0, 0] },
    ],
    ['a chip', { cars: { 0: '2:a1', 1: '2:a2' }, white: '112', chips: [1, 0] }],
    ['two chips', { cars: { 0: '2:a1', 1: '2:b1' }, white: '12', chips: [2, 0] }],
    [
      'a Power Move through two cars',
      { seats: 3, cars: { 0: '2:a1', 1: '2:a2', 2: '2:b1' }, white: '123', chips: [1, 0, 0] },
    ],
    ['the end of the track', { cars: { 0: '3:a2', 1: '3:b3' }, white: '1123', chips: [1, 0] }],
    [
      'a hard curve',
      { cars: { 0: '3:i1', 1: '3:o1' }, track: [STRAIGHT, HARD_LEFT, STRAIGHT], white: '11112', chips: [0, 0] },
    ],
    [
      'a hard curve and a chip',
      { cars: { 0: '3:o1', 1: '3:o3' }, track: [STRAIGHT, HARD_LEFT, STRAIGHT], white: '1112', chips: [1, 0] },
    ],
    [
      'a gentle curve behind three lanes',
      { cars: { 0: '3:b3', 1: '4:o1' }, track: [STRAIGHT, WIDE, GENTLE_RIGHT, STRAIGHT], white: '1122', chips: [1, 0] },
    ],
    [
      'the 5-dice Gate',
      { cars: { 0: '3:m', 1: '3:x1' }, track: [STRAIGHT, DICEY_LEFT, STRAIGHT], white: '12345', chips: [0, 0] },
    ],
    [
      'the finish',
      {
        seats: 3,
        cars: { 0: '4:a1', 1: '4:a2', 2: '0:a1' },
        track: [STRAIGHT, STRAIGHT, 'Finish'],
        white: '1112',
        chips: [1, 0, 0],
      },
    ],
  ])('DC-30, DC-33, DC-34: %s', (_, scene) => {
    expect(compare(scene)).toBeGreaterThan(3)
  })

  const hazards = (scene: Scene, debris: Record<string, number>, gates: number[], barrels: string[]): Scene => {
    const plain = staged({ ...scene, danger: {} })
    return {
      ...scene,
      danger: {
        debris: Object.entries(debris).map(([name, cubes]) => ({ space: at(plain, name), cubes })),
        gates,
        barrels: barrels.map((name) => at(plain, name)),
      },
    }
  }

  it.each<[string, Scene, Record<string, number>, number[], string[]]>([
    ['debris', { cars: { 0: '2:a1', 1: '0:a1' }, white: '1112', chips: [1, 0] }, { '2:a2': 2, '2:b1': 1 }, [], []],
    [
      'debris at the end of the track',
      { cars: { 0: '3:a1', 1: '0:a1' }, white: '1112', chips: [1, 0] },
      { '3:a3': 1, '3:b3': 1 },
      [],
      [],
    ],
    [
      'debris, barrels and a car',
      { cars: { 0: '2:a1', 1: '2:b2' }, white: '111', chips: [2, 0] },
      { '2:a2': 1 },
      [],
      ['2:a3', '3:b1'],
    ],
    [
      'cubes at Gates',
      { cars: { 0: '3:o1', 1: '0:a1' }, track: [STRAIGHT, HARD_LEFT, STRAIGHT], white: '11112', chips: [0, 0] },
      {},
      [0, 1],
      [],
    ],
  ])('DX-20, DX-21, DX-23: %s', (_, scene, debris, gates, barrels) => {
    expect(compare(hazards(scene, debris, gates, barrels))).toBeGreaterThan(3)
  })
})
