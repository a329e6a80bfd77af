import { describe, expect, it } from 'vitest'
import { setup } from '../state.ts'
import { onGrid, played, scene } from '../testing/staging.ts'
import { evaluate } from './evaluate.ts'

const chances = (state: Parameters<typeof evaluate>[0]) => [...state.lane.keys()].map((seat) => evaluate(state, seat))

describe('the chance to win a race', () => {
  it('is the same for all before qualifying, and best for the pole sitter on the grid', () => {
    expect(chances(setup(onGrid().table))).toEqual(new Array(8).fill(1 / 8))
    const [pole, ...others] = chances(onGrid({ bonus: true }))
    expect(pole).toBeGreaterThan(Math.max(...others))
  })

  it('is higher further ahead, lower at half speed, and none for who is out', () => {
    const state = scene(
      { 0: ['low', 9], 1: ['low', 5], 2: ['middle', 5] },
      { halfSpeed: [false, false, true].concat(new Array(5).fill(false)) },
    )
    const [first, second, slow, out] = chances(state)
    expect(first).toBeGreaterThan(second!)
    expect(second).toBeGreaterThan(slow!)
    expect(out).toBe(0)
  })

  it('counts a lead for more near the end', () => {
    const leader = (laps: number) => evaluate(scene({ 0: ['low', 15, laps], 1: ['low', 9, laps] }), 0)
    expect(leader(7)).toBeGreaterThan(leader(1))
  })

  it('AD-21 is all but certain for who is first across the line, whatever others may roll', () => {
    const across = (finish: 'crossing' | 'moves-left') =>
      evaluate(
        played(scene({ 0: ['low', 23], 1: ['low', 22], 2: ['low', 21] }, { length: 2, house: { finish } }), [1, 2]),
        0,
      )
    expect(across('crossing')).toBeGreaterThan(0.99)
    expect(across('moves-left')).toBeLessThan(0.5)
  })

  it('counts the roll that the pole sitter is asked about', () => {
    const asked = (dice: [number, number]) =>
      evaluate(
        played(scene({ 0: ['low', 2], 1: ['low', 1] }, { bonus: true, grid: [0, 1, 2, 3, 4, 5, 6, 7] }), dice),
        0,
      )
    expect(asked([6, 5])).toBeGreaterThan(asked([1, 2]))
  })

  it('is certain when the race is over', () => {
    const over = { ...onGrid(), frames: [{ kind: 'over', order: [3, 0, 1, 2, 4, 5, 6, 7] } as const] }
    expect(chances(over)).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
  })
})
