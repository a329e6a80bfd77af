import { describe, expect, it } from 'vitest'
import { freeze } from '../../../engine/values.ts'
import { type State, setup } from '../state.ts'
import { danger } from './danger.ts'
import { evaluate } from './evaluate.ts'

const table = (seats: number) => freeze({ seats, options: { starter: 'first' as const }, board: null })
const state = (changes: Partial<State>, seats = 2): State => ({ ...setup(table(seats)), ...changes })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('danger', () => {
  it('is what the rolls to come cost on average', () => {
    // One blue die: Stop 1/6, else it matches in 1/2: 1 + 2 + 3 − 1 times the points or, in 1/12, the other player's.
    const [holder, next] = danger(2, 'blue', 1) as [number, number]
    const again = 5 / 12
    expect(holder).toBeCloseTo(10 / 6 + (10 * 5) / 12 + again * next, 10)
    expect(next).toBeCloseTo(10 / 12 + again * holder, 10)
  })

  it('before the colour is known is the mean of the colours', () => {
    const mean = danger(3, 'blue', 8)[0]! / 2 + danger(3, 'green', 8)[0]! / 3 + danger(3, 'red', 8)[0]! / 6
    expect(danger(3, null, 8)[0]).toBeCloseTo(mean, 10)
  })

  it('is greatest for the player who holds the last die', () => {
    for (const players of [2, 3, 6]) {
      const [holder, ...others] = danger(players, 'red', 1)
      expect(holder).toBeGreaterThan(Math.max(...others))
    }
  })

  it('adds up to the same whatever the number of players', () => {
    expect(sum(danger(2, 'green', 5))).toBeCloseTo(sum(danger(6, 'green', 5)), 10)
  })
})

describe('the chance to win', () => {
  const chance = (changes: Partial<State>, seat = 0) => evaluate(state(changes), seat)

  it('is higher with fewer points and with more chips', () => {
    expect(chance({ scores: [20, 60] })).toBeGreaterThan(chance({ scores: [40, 60] }))
    expect(chance({ chips: [4, 2] })).toBeGreaterThan(chance({ chips: [3, 3] }))
  })

  it('is lower with the dice in hand, and the lower the fewer are left', () => {
    const holding = (dodge: number, seat: number) =>
      chance({ penalty: 'red', dodge, frames: [{ kind: 'before-roll', seat }] })
    expect(holding(4, 0)).toBeLessThan(holding(4, 1))
    expect(holding(1, 0)).toBeLessThan(holding(4, 0))
  })

  it('counts a lead for more near the end', () => {
    expect(chance({ scores: [75, 95] })).toBeGreaterThan(chance({ scores: [0, 20] }))
  })

  it('is none for those who watch a play-off', () => {
    const playOff = state({ scores: [40, 40, 110], chips: [3, 3, 3], tied: [0, 1] }, 3)
    expect(evaluate(playOff, 2)).toBe(0)
    expect(evaluate(playOff, 0) + evaluate(playOff, 1)).toBeCloseTo(1, 10)
  })

  it('is certain when the game is over', () => {
    const over = state({ frames: [{ kind: 'over', winner: 1 }] })
    expect([evaluate(over, 0), evaluate(over, 1)]).toEqual([0, 1])
  })
})
