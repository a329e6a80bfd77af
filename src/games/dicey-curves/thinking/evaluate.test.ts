import { describe, expect, it } from 'vitest'
import { copy } from '../../../engine/values.ts'
import { diceyCurves as game } from '../game.ts'
import { trackGraph } from '../rules/race.ts'
import { newTurn } from '../rules/rolling.ts'
import type { Space, State } from '../state.ts'
import { at, driven, played, type Scene, STRAIGHT, seated, staged } from '../testing/staging.ts'
import { evaluate } from './evaluate.ts'
import { afterDice, afterRoll } from './prospects.ts'
import { endsOf, roadOf } from './road.ts'
import { factsOf, POOLS, placeOfPool, poolOf, THROWS } from './splits.ts'

const CURVES = ['Hard Curve left', STRAIGHT, 'Gentle Curve right', 'Wide-Open', 'Dicey Curve left', STRAIGHT, 'Finish']

const chances = (state: State): number[] =>
  Array.from({ length: state.table.seats }, (_, seat) => evaluate(state, seat))

const dice = (values: string): { white: number[]; green: number[] } => ({
  white: [1, 2, 3, 4, 5].map((value) => [...values].filter((shown) => shown === String(value)).length),
  green: [0, 0, 0, 0, 0],
})

const pool = (values: string): number => poolOf(dice(values))

describe('splitting dice', () => {
  it('uses the seven dice of the rulebook to the last one', () => {
    expect(factsOf(pool('1123344')).range).toBe(7)
  })

  it('ends with a Single, and knows what a Combo buys', () => {
    expect(factsOf(pool('135'))).toMatchObject({ range: 1, chips: 0 })
    expect(factsOf(pool('1355')).range).toBe(3)
    expect(factsOf(pool('23455')).chips).toBe(3)
  })

  it('leaves the best rest for every size', () => {
    const two = factsOf(pool('11234')).splits.find(({ size }) => size === 2)!
    expect(two.rest).toBe(pool('234'))
  })

  it('knows every throw and how likely it is', () => {
    const { pools, chances } = THROWS[2]!
    expect(pools).toHaveLength(15)
    expect(chances[pools.indexOf(pool('44'))]).toBeCloseTo(1 / 25, 12)
    expect(chances[pools.indexOf(pool('14'))]).toBeCloseTo(2 / 25, 12)
    for (const each of THROWS) expect(each.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('numbers every pool of up to ten dice', () => {
    const places = THROWS.flatMap(({ pools }) => pools.map(placeOfPool))
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: POOLS }, (_, place) => place))
  })
})

/** Wherever a lone car can end, by the rules alone. */
function endsByRules(state: State, values: string): Set<Space> {
  const ends = new Set<Space>()
  const drive = (now: State): void => {
    if (now.frames.at(-1)!.kind !== 'drive') {
      ends.add(now.finished.includes(0) ? trackGraph(now).line : now.cars[0]!)
      return
    }
    for (const action of game.legal(now, 0)) {
      const next = copy(now)
      game.play(next, 0, action)
      drive(next)
    }
  }
  for (const action of game.legal(state, 0)) {
    if (action.kind !== 'move' || action.car !== 0 || action.dice.join('') !== values || action.power) continue
    const next = copy(state)
    game.play(next, 0, action)
    drive(next)
  }
  return ends
}

describe('the road', () => {
  const scene: Scene = { seats: 3, track: CURVES, cars: { 1: '0:a1', 2: '0:b1' } }
  const road = roadOf(staged({ ...scene, cars: { ...scene.cars, 0: '0:c3' } }))

  it('leads a lone car as far as the rules do', () => {
    for (const [card, face] of road.graph.faces.entries())
      for (const name of card === 0 ? [] : face.spaces)
        for (const values of ['1', '11', '123', '2222', '12345']) {
          const state = staged({ ...scene, cars: { ...scene.cars, 0: `${card}:${name}` }, white: values })
          const ends = endsByRules(state, values)
          const found = endsOf(road, at(state, `${card}:${name}`), values.length)
          const fewest = (spaces: Iterable<Space>) => Math.min(...[...spaces].map((space) => road.toGo[space]!))
          expect([card, name, values, fewest(found)]).toEqual([card, name, values, fewest(ends)])
        }
  })

  it('is known once for a track and what lies on it', () => {
    const state = staged({ ...scene, cars: { ...scene.cars, 0: '1:a1' }, danger: {} })
    const barred = copy(state)
    barred.danger!.barrels = [at(state, '3:a1')]
    expect(roadOf(copy(state))).toBe(roadOf(state))
    expect(roadOf(barred)).not.toBe(roadOf(state))
    expect(roadOf(barred).toGo[at(state, '2:i2')]).toBeGreaterThan(roadOf(state).toGo[at(state, '2:i2')]!)
  })

  it('gets shorter with every step forward, and ends at the line', () => {
    expect(road.toGo[road.graph.line]).toBe(0)
    for (let space = 0; space < road.graph.spaces; space++) {
      const ahead = [...road.graph.forward[space]!, ...road.graph.sideways[space]!].map((to) => road.toGo[to]!)
      expect(Math.min(...ahead)).toBeLessThan(road.toGo[space]!)
    }
  })
})

describe('what dice make of a car', () => {
  const state = staged({ seats: 3, track: CURVES, cars: { 0: '2:i1', 1: '0:a1', 2: '0:b1' } })
  const road = roadOf(state)
  const before = at(state, '2:i1')
  const purse = { room: 2, other: false }

  it('is more if they cross the Gate', () => {
    expect(afterDice(road, before, pool('2222'), purse)).toBeLessThan(afterDice(road, before, pool('1155'), purse))
    expect(afterDice(road, before, pool('1155'), purse)).toBeLessThan(afterDice(road, before, pool('135'), purse))
  })

  it('is the mean over dice that are still to be rolled', () => {
    const [four, five] = [afterDice(road, before, pool('2222'), purse), afterRoll(road, before, pool('222'), 1, purse)]
    expect(five).toBeGreaterThan(four)
    expect(afterRoll(road, before, pool('222'), 1, purse)).toBeLessThan(afterRoll(road, before, pool('135'), 1, purse))
  })
})

describe('the chance to win', () => {
  const race = (changes: Scene = {}) => staged({ track: CURVES, cars: { 0: '1:a1', 1: '1:b1' }, ...changes })

  it('is about the same for all at the start, and shared out among all', () => {
    for (const seats of [2, 4, 6, 8]) {
      const fresh = chances(seated(seats))
      expect(fresh.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1)
      expect(Math.max(...fresh) - Math.min(...fresh)).toBeLessThan(0.35)
    }
  })

  it('is better for the car ahead', () => {
    const [ahead, behind] = chances(race({ cars: { 0: '6:m', 1: '1:b1' } })) as [number, number]
    expect(ahead).toBeGreaterThan(0.9)
    expect(behind).toBeLessThan(0.1)
  })

  it('grows with chips and with dice that fit, and shrinks with damage', () => {
    const worth = (changes: Scene) => evaluate(race({ danger: {}, ...changes }), 0)
    expect(worth({ chips: [4, 2] })).toBeGreaterThan(worth({ chips: [2, 2] }))
    expect(worth({ white: '22233' })).toBeGreaterThan(worth({ white: '135' }))
    expect(worth({ danger: { cubes: [2, 0] } })).toBeLessThan(worth({}))
    expect(worth({ danger: { cubes: [0, 2] } })).toBeGreaterThan(worth({}))
  })

  it('sees what a car under way will reach', () => {
    const turn = race({ cars: { 0: '3:a1', 1: '3:b1' }, white: '22' })
    const under = driven(turn, 0, '22', '3:a2')
    expect(evaluate(under, 0)).toBeCloseTo(evaluate(turn, 0), 5)
  })

  it('is that of the places when all cars are home: first and fourth lose to second and third', () => {
    const home = race({ options: { cars: 'two' }, cars: {}, frame: { kind: 'over' } })
    home.finished.splice(0, 4, 0, 2, 3, 1)
    expect(chances(home)[0]).toBeLessThan(0.01)
    expect(chances(home)[1]).toBe(1)
  })

  it('is better across the line than before it, however many cars are still out', () => {
    const names = ['8:a2', '8:a1', '7:b3', '7:a2', '6:x1', '5:c2', '4:o3', '3:b1']
    for (const seats of [2, 3, 4])
      for (let home = 0; home < seats * 2 - 2; home++) {
        const out = names.slice(1, seats * 2 - home).map((name, i) => [home + 1 + i, name])
        const cars = { ...Object.fromEntries(out), 0: names[0]! }
        const state = staged({ seats, options: { cars: 'two' }, track: CURVES, cars, white: '333' })
        const waited = played(state, [0, { kind: 'end' }])
        const across = played(driven(state, 0, '333', 'line'), [0, { kind: 'end' }])
        expect([seats, home, evaluate(across, 0) > evaluate(waited, 0)]).toEqual([seats, home, true])
      }
  })

  it('is a little better for whoever is sooner home, even where nothing depends on it', () => {
    const late = (space: string) =>
      evaluate(staged({ options: { cars: 'two' }, track: CURVES, cars: { 0: space, 1: '1:b1' } }), 0)
    expect(late('7:a1')).toBeGreaterThan(late('6:x1'))
    expect(late('6:x1')).toBeGreaterThan(late('2:o1'))
  })

  it('is none when no order can bring it, and yet it is better to be in', () => {
    const lost = staged({ seats: 3, track: CURVES, cars: { 0: '8:a1', 1: '1:a1' }, frame: newTurn(0) })
    expect(evaluate(lost, 2)).toBeCloseTo(1, 6)
    const behind = staged({ seats: 3, track: CURVES, cars: { 0: '1:b1', 1: '1:a1' }, frame: newTurn(0) })
    expect(evaluate(lost, 0)).toBeLessThan(0.02)
    expect(evaluate(lost, 0)).toBeGreaterThan(evaluate(behind, 0))
  })
})
