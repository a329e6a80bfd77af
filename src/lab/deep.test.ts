import { describe, expect, it } from 'vitest'
import { dice, fork, over, stateAt, type Trial, trial } from '../../test/bots/trial.ts'
import { seeded } from '../engine/random.ts'
import { depthOf, lossIn } from './deep.ts'

describe('what a choice gives away by games played to their end', () => {
  it('is told by other games than those that say which choice is best', () => {
    const lucky = { one: [0.5, 0.7], other: [0.5, 0.4] }
    expect(lossIn(lucky, 0)).toBeCloseTo((0.4 - 0.5 + 0) / 2, 12)
    const sure = { one: [0.5, 0.7], other: [0.4, 0.8] }
    expect(lossIn(sure, 0)).toBeCloseTo(0.3, 12)
    expect(lossIn(sure, 1)).toBe(0)
  })

  it('counts wins, and all actions meet the same dice', () => {
    const { game } = trial()
    const gamble = dice([over(1, 2), 3], [over(2, 1), 1])
    const state = stateAt(fork(gamble, over(1, 2), gamble))
    const thought = { game, view: game.view(state, 0), seat: 0, legal: game.legal(state, 0), random: seeded(1) }
    const { one, other } = depthOf<Trial>(thought, (_, at) => at, 400, 1)
    expect(one[0]).toBe(one[2])
    expect(one[1]).toBe(1)
    expect(Math.abs(one[0]! - 0.75)).toBeLessThan(0.1)
    expect(one[0]).not.toBe(other[0])
  })
})
