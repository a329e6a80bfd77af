import { describe, expect, it } from 'vitest'
import { copy } from '../../../engine/values.ts'
import type { DangerKind } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, State } from '../state.ts'
import { at, type Scene, STRAIGHT, spot, spots, staged, windowFrame } from '../testing/staging.ts'
import { routine } from './routine.ts'

const named = (state: State, action: Action): string => {
  if (action.kind === 'step') return `${spot(state, action.to)}${action.avoid ? '!' : ''}`
  return 'dice' in action ? `${action.kind} ${action.dice.join('')}` : action.kind
}

/** The turn of seat 0 as it is played by routine: what is done in it, and what comes of it. */
function driven(scene: Scene) {
  const state = copy(staged(scene))
  const done: string[] = []
  while (['turn', 'drive'].includes(state.frames.at(-1)!.kind)) {
    const legal = game.legal(state, 0)
    const worths = routine(state, 0, legal)!
    const action = legal[worths.indexOf(Math.max(...worths))]!
    done.push(named(state, action))
    game.play(state, 0, action)
  }
  return { done, spots: spots(state), chips: state.chips[0] }
}

const LONG = [STRAIGHT, STRAIGHT, STRAIGHT]

describe('a turn by routine', () => {
  it('uses up its dice for as many steps as they have', () => {
    expect(driven({ cars: { 0: '1:a1', 1: '0:a1' }, white: '1133', chips: [0, 0], track: LONG }).spots[0]).toBe('2:a2')
  })

  it('goes around a car', () => {
    const { done, spots } = driven({ cars: { 0: '1:a1', 1: '1:a2' }, white: '1111', chips: [0, 0], track: LONG })
    expect(done).not.toContain('1:a2')
    expect(spots[0]).toMatch(/^2:/)
  })

  it('buys chips with dice that a car before a Gate has no use for', () => {
    const track = [STRAIGHT, 'Dicey Curve left', STRAIGHT]
    const gate = { cars: { 0: '3:m', 1: '0:a1' }, white: '222', chips: [0, 0], track }
    const { done, chips } = driven(gate)
    expect(done).toEqual(['buy'])
    expect(chips).toBe(2)
  })

  it('never rolls again, and leaves the cars of others alone', () => {
    const { done } = driven({ cars: { 0: '1:a1', 1: '1:b2' }, white: '135', chips: [4, 0], track: LONG })
    expect(done.some((action) => action.startsWith('reroll'))).toBe(false)
    const state = staged({ cars: { 0: '1:a1', 1: '1:b2' }, white: '11', chips: [2, 0], track: LONG })
    const legal = game.legal(state, 0)
    const worths = routine(state, 0, legal)!
    for (const [i, action] of legal.entries())
      if (action.kind === 'move' && action.car === 1) expect(worths[i]).toBe(Number.NEGATIVE_INFINITY)
  })

  it('drives through damage where the way around is longer: whoever goes around comes in later', () => {
    const debris = [{ space: at(staged({ track: LONG }), '1:b2'), cubes: 2 }]
    const { done } = driven({
      cars: { 0: '1:b1', 1: '0:a1' },
      white: '11',
      chips: [0, 0],
      track: LONG,
      danger: { debris },
    })
    expect(done).toContain('1:b2')
  })
})

describe('cards by routine', () => {
  const cars = { 0: '1:a1', 1: '1:b1' }

  /** What seat 0 does first, or plays. */
  function answered(scene: Scene): string {
    const state = staged(scene)
    const legal = game.legal(state, 0)
    const worths = routine(state, 0, legal)!
    const action = legal[worths.indexOf(Math.max(...worths))]!
    return action.kind === 'play' ? action.card : action.kind
  }

  const inWindow = (first: DangerKind, second: DangerKind, cubes = [0, 0], seat = 0): string =>
    answered({ cars, danger: { hands: [[first, second], []], cubes }, frame: windowFrame(2, seat) })

  it('speeds itself up and slows others down, but not the other way round', () => {
    expect(inWindow('Critter Crossing', 'Nitro Boost')).toBe('Nitro Boost')
    expect(inWindow('Critter Crossing', 'Nitro Boost', [0, 0], 1)).toBe('Critter Crossing')
    expect(inWindow('Critter Crossing', 'Critter Crossing')).toBe('pass')
  })

  it('mends its own damage', () => {
    expect(inWindow('Instant Repair', 'Nitro Boost', [3, 0])).toBe('Instant Repair')
    expect(inWindow('Instant Repair', 'Super Size Your Combo')).toBe('pass')
  })

  it('swaps a hand that is worse than two unseen cards', () => {
    const swapping = (hand: DangerKind[]) =>
      answered({ cars, danger: { hands: [hand, []] }, frame: { kind: 'swap', seat: 0 } })
    expect(swapping(['Repair Shop', 'Dangerous Curve'])).toBe('swap')
    expect(swapping(['Nitro Boost', 'Dangerous Curve'])).toBe('keep')
  })

  it('visits the shop', () => {
    expect(answered({ cars, danger: { cubes: [2, 0] }, frame: { kind: 'repair', seat: 0 } })).toBe('repair')
  })
})
