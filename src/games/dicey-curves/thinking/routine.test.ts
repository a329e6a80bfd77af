import { describe, expect, it } from 'vitest'
import { copy } from '../../../engine/values.ts'
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

  it('drives around damage where that costs nothing', () => {
    const cubes = (spots: string[]): Scene => ({
      cars: { 0: '1:b1', 1: '0:a1' },
      white: '11',
      chips: [0, 0],
      track: LONG,
      danger: { debris: spots.map((name) => ({ space: at(staged({ track: LONG }), name), cubes: 2 })) },
    })
    expect(driven(cubes(['1:b2'])).done).not.toContain('1:b2')
    expect(driven(cubes([])).done).toContain('1:b2')
  })

  it('has no opinion about cards', () => {
    const state = staged({ cars: { 0: '1:a1', 1: '1:b1' }, danger: {}, frame: windowFrame(2) })
    expect(routine(state, 0, game.legal(state, 0))).toBeNull()
  })
})
