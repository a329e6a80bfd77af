import { describe, expect, it } from 'vitest'
import { dice, fork, over, stateAt, type Trial, trial } from '../../test/bots/trial.ts'
import { lossAtMost } from './deep.ts'
import type { Crossing } from './departures.ts'

const DEPTH = { least: 50, most: 800, patience: 4 }

/** A choice between two throws, which win so often in a hundred. */
function between(...percent: readonly [number, number]): Crossing<Trial> {
  const spots = percent.map((wins) => dice([over(1, 2), wins], [over(2, 1), 100 - wins]))
  return {
    game: trial().game,
    state: stateAt(fork(...spots)),
    seat: 0,
    usual: (game, state, seat) => game.legal(state, seat)[0]!,
  }
}

const way = (number: number) => ({ kind: 'way', way: number }) as const

const lossesIn = (crossing: Crossing<Trial>, taken: number): number[] =>
  Array.from({ length: 100 }, (_, seed) => lossAtMost(crossing, way(taken), [way(1 - taken)], DEPTH, seed))

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('what an action gives away by games played to their end', () => {
  it('is what the best other would win more', () => {
    expect(mean(lossesIn(between(40, 70), 0))).toBeCloseTo(0.3, 2)
  })

  it('is nothing where all others are worse', () => {
    expect(mean(lossesIn(between(40, 70), 1))).toBe(0)
  })

  it('is too much rather than too little where both are as good, and the less so the more games are played', () => {
    const even = dice([over(2, 1), 1], [over(1, 2), 1])
    const equal = { ...between(0, 0), state: stateAt(fork(even, dice([over(1, 2), 1], [over(2, 1), 1]))) }
    const [few, many] = [DEPTH, { least: 50, most: 3200, patience: 4 }].map((depth) =>
      mean(Array.from({ length: 30 }, (_, seed) => lossAtMost(equal, way(1), [way(0)], depth, seed))),
    ) as [number, number]
    expect(few).toBeGreaterThan(2 * many)
    expect(many).toBeGreaterThan(0)
    expect(many).toBeLessThan(0.01)
  })

  it('counts only the best of several others, and meets the same dice after all', () => {
    const gamble = dice([over(1, 2), 1], [over(2, 1), 1])
    const crossing = { ...between(0, 0), state: stateAt(fork(gamble, over(2, 1), gamble, over(1, 2))) }
    expect(lossAtMost(crossing, way(0), [way(1), way(2)], DEPTH, 1)).toBe(0)
    expect(lossAtMost(crossing, way(1), [way(0), way(3)], DEPTH, 1)).toBe(1)
  })

  it('is not played on where it is plain', () => {
    const { game, counts } = trial()
    const crossing = { ...between(0, 0), game, state: stateAt(fork(over(1, 2), over(2, 1))) }
    expect(lossAtMost(crossing, way(0), [way(1)], DEPTH, 1)).toBe(0)
    expect(counts.plays).toBe(2 * DEPTH.least)
  })
})
