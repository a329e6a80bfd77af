import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { seeded } from '../../../engine/random.ts'
import { type Turn, turns } from '../../../engine/turns.ts'
import { copy } from '../../../engine/values.ts'
import { COLOURS, DEFAULT_BOARD, DICE, isGoal, type Spot, START } from '../board.ts'
import { monza as game } from '../game.ts'
import type { Action, Dice, FrameOf, Hand, Monza, Options, State } from '../state.ts'
import { inner, middle, outer, seated } from '../testing/staging.ts'
import { diceOf, HANDS } from './dice.ts'
import { plan } from './plan.ts'

// Written apart from the rules: all ways are walked, and nothing is remembered.

const { ahead, colours, spots } = plan(DEFAULT_BOARD)

interface Way {
  readonly path: readonly Spot[]
  readonly end: Spot
}

/** Every way that goes on until no die fits. */
function fullWays(spot: Spot, left: Dice, path: readonly Spot[] = []): Way[] {
  const usable = ahead[spot]!.filter((to) => left[COLOURS[colours[to]!]!] > 0)
  if (usable.length === 0) return [{ path, end: spot }]
  return usable.flatMap((to) => {
    const colour = COLOURS[colours[to]!]!
    return fullWays(to, { ...left, [colour]: left[colour] - 1 }, [...path, to])
  })
}

function lawfulWays(spot: Spot, roll: Dice, distance: Options['distance']): Way[] {
  const ways = fullWays(spot, roll).filter(({ path }) => path.length > 0)
  const most = Math.max(0, ...ways.map(({ path }) => path.length))
  return ways.filter(({ path, end }) => distance === 'never-stop-early' || isGoal(end) || path.length === most)
}

/** Every way that `legal` allows, step by step. */
function allowedPaths(state: State, path: readonly Spot[] = []): string[] {
  if (top(state).kind !== 'move' || (top(state) as FrameOf<'move'>).seat !== 0) return [path.join()]
  return game.legal(state, 0).flatMap((action) => {
    const next = copy(state)
    game.play(next, 0, action)
    return allowedPaths(next, [...path, (action as Action & { kind: 'step' }).to])
  })
}

const ends = (found: readonly Turn<Monza>[]) => new Set(found.map(({ state }) => `${state.cars[0]}:${state.used[0]}`))

describe.each(['most-dice', 'never-stop-early'] as const)('all ways, walked one by one (%s)', (distance) => {
  const fresh = seated(2, { distance })
  const rolled = (spot: Spot, hand: Hand): State => {
    const state = { ...copy(fresh), cars: [spot, START] }
    game.settle(state, diceOf(hand))
    return state
  }
  const rolls = HANDS.filter((hand) => Object.values(diceOf(hand)).reduce((sum, count) => sum + count) === DICE)
  const standing = spots.filter((spot) => ahead[spot]!.length > 0)

  it('MZ-3, MZ-9, MZ-9a, MZ-9b: the ways allowed are exactly the lawful ones, from every square', () => {
    const random = seeded(9)
    for (const spot of standing)
      for (let i = 0; i < 25; i++) {
        const hand = rolls[random() % rolls.length]!
        const lawful = lawfulWays(spot, diceOf(hand), distance)
        const allowed = allowedPaths(rolled(spot, hand)).filter((path) => path !== '')
        expect([spot, hand, ...allowed.sort()]).toEqual([spot, hand, ...lawful.map(({ path }) => path.join()).sort()])
      }
  })

  it('MZ-9, MZ-9a, MZ-9b: all rolls before the goals give the lawful ways', () => {
    for (const spot of [middle(20), outer(20), inner(19), inner(20)])
      for (const hand of rolls) {
        const lawful = lawfulWays(spot, diceOf(hand), distance).map(({ path }) => path.join())
        const allowed = allowedPaths(rolled(spot, hand)).filter((path) => path !== '')
        expect([spot, hand, ...allowed.sort()]).toEqual([spot, hand, ...lawful.sort()])
      }
  })

  it('MZ-9a whole turns end where lawful ways end', () => {
    const random = seeded(10)
    for (let i = 0; i < 200; i++) {
      const spot = standing[random() % standing.length]!
      const hand = rolls[random() % rolls.length]!
      const state = rolled(spot, hand)
      if (top(state).kind !== 'move') continue
      const lawful = new Set(lawfulWays(spot, diceOf(hand), distance).map(({ path, end }) => `${end}:${path.length}`))
      expect(ends(turns(game, state, 0).turns)).toEqual(lawful)
    }
  })
})
