import { describe, expect, it } from 'vitest'
import type { Level } from '../../src/bots/levels.ts'
import { botOf } from '../../src/bots/levels.ts'
import { thoughtIn } from './thoughts.ts'
import { dice, evaluateTrial, fork, over, type Spot, stateAt, type Trial, trial, worth } from './trial.ts'

function answer(level: Level, spot: Spot, seed = 1, stop = () => false) {
  const { game, counts } = trial()
  const began = performance.now()
  const { way } = botOf<Trial>(level, evaluateTrial)({ ...thoughtIn(game, stateAt(spot), 0, seed), stop })
  return { way, ...counts, milliseconds: performance.now() - began }
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

describe('club', () => {
  it('weighs dice by their exact chances', () => {
    const gamble = (good: number) => dice([worth(0.9), good], [worth(0.4), 100 - good])
    expect(answer('club', fork(worth(0.5), gamble(21))).way).toBe(1)
    expect(answer('club', fork(worth(0.5), gamble(19))).way).toBe(0)
  })

  it('counts on its own best answer to the dice', () => {
    const answered = dice([fork(worth(0.1), worth(0.8)), 1], [fork(worth(0.3), worth(0.2)), 1])
    expect(answer('club', fork(worth(0.54), answered)).way).toBe(1)
    expect(answer('club', fork(worth(0.56), answered)).way).toBe(0)
  })

  it('plays for the place and for the end when it cannot win, but not when it can', () => {
    expect(answer('club', fork(over(3, 1, 2), over(2, 1, 3))).way).toBe(1)
    expect(answer('club', fork(worth(0), over(3, 1, 2))).way).toBe(1)
    expect(answer('club', fork(over(2, 1, 3), worth(0.01))).way).toBe(1)
  })

  it('looks to the end of its turn before it takes the first step', () => {
    const hunch = (value: number, spot: Spot): Spot => ({ ...spot, hunch: value }) as Spot
    const trap = hunch(0.9, fork(worth(0.1), worth(0.2)))
    const detour = hunch(0.1, fork(fork(worth(0.3), fork(worth(0.7)))))
    expect(answer('club', fork(trap, detour, worth(0.6))).way).toBe(1)
  })

  it('samples dice with too many faces to look at each', () => {
    const many = (value: number) =>
      dice(...Array.from({ length: 10_000 }, (_, i) => [worth(value + (i % 2) / 10), 1] as const))
    const { way, settled } = answer('club', fork(many(0.3), many(0.5), many(0.4)))
    expect(way).toBe(1)
    expect(settled).toBeLessThan(1000)
  })

  it('finds its way through a turn of many steps without trying all', () => {
    const long = (steps: number, sum: number): Spot =>
      steps === 0
        ? worth(sum / 40)
        : { kind: 'fork', hunch: sum / 40, ways: [0, 1, 2].map((gain) => long(steps - 1, sum + gain)) }
    const { way, plays } = answer('club', long(10, 0))
    expect(way).toBe(2)
    expect(plays).toBeLessThan(3 * 48 * 10)
  })

  it('stops at once when told to', () => {
    const wide = fork(...Array.from({ length: 40 }, (_, i) => dice([worth(i / 40), 1], [worth(i / 50), 1])))
    expect(answer('club', wide).settled).toBe(80)
    const polls = { left: 5 }
    expect(answer('club', wide, 1, () => polls.left-- <= 0).settled).toBeLessThan(10)
  })

  it('answers with the best it has found when it is stopped', () => {
    const polls = { left: 4 }
    const { way } = answer('club', fork(worth(0.1), worth(0.6), worth(0.2), worth(0.9)), 1, () => polls.left-- <= 0)
    expect(way).toBe(1)
  })
})

describe('casual', () => {
  it('is careless where it matters little, and never where it matters', () => {
    const ways = SEEDS.map((seed) => answer('casual', fork(worth(0.5), worth(0.47), worth(0.3)), seed).way)
    expect(new Set(ways)).toEqual(new Set([0, 1]))
    expect(ways.filter((way) => way === 0).length).toBeGreaterThan(SEEDS.length / 2)
  })
})

describe('random', () => {
  it('takes any way', () => {
    const ways = SEEDS.map((seed) => answer('random', fork(worth(0.5), worth(0), worth(1)), seed).way)
    expect(new Set(ways)).toEqual(new Set([0, 1, 2]))
  })
})
