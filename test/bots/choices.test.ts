import { describe, expect, it } from 'vitest'
import type { Judgement } from '../../src/bots/judge.ts'
import { concluded } from '../../src/bots/judge.ts'
import { botOf, decide, type Level } from '../../src/bots/levels.ts'
import { thoughtIn } from './thoughts.ts'
import { dice, evaluateTrial, fork, over, type Spot, stateAt, type Trial, trial, worth } from './trial.ts'

const LORE = { evaluate: evaluateTrial, reflex: null }

function answer(level: Level, spot: Spot, seed = 1) {
  const { game, counts } = trial()
  const { way } = decide(botOf<Trial>(level, LORE), thoughtIn(game, stateAt(spot), 0, seed))
  return { way, ...counts }
}

/** What a judge thinks after so many steps, or in the end. */
function judged(level: Level, spot: Spot, steps = Number.POSITIVE_INFINITY): Judgement & { readonly settled: number } {
  const { game, counts } = trial()
  const thinking = botOf<Trial>(level, LORE).judge(thoughtIn(game, stateAt(spot), 0))
  if (steps === Number.POSITIVE_INFINITY) return { ...concluded(thinking), ...counts }
  let look = thinking.next().value as () => Judgement
  for (let step = 1; step < steps; step++) look = thinking.next().value as () => Judgement
  return { ...look(), ...counts }
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

  it('thinks a little at a time', () => {
    const wide = fork(...Array.from({ length: 40 }, (_, i) => dice([worth(i / 40), 1], [worth(i / 50), 1])))
    expect(judged('club', wide).settled).toBe(80)
    expect(judged('club', wide, 5).settled).toBeLessThan(10)
  })

  it('knows something of every choice from the first step on', () => {
    const gamble = dice([worth(0.9), 1], [worth(0.7), 1])
    const ways = fork(worth(0.1), gamble, worth(0.2))
    expect(judged('club', ways, 1).worths).toEqual([0.1, 0.5, 0.2])
    expect(judged('club', ways).worths).toEqual([0.1, 0.8, 0.2])
    expect(judged('club', ways).intervals).toEqual([null, null, null])
  })

  it('gives steps that lead to the same place the same worth', () => {
    const there = worth(0.7)
    const twins = fork(fork(worth(0.1), there), fork(worth(0.2), fork(there)), fork(there))
    expect(judged('club', twins).worths).toEqual([0.7, 0.7, 0.7])
  })

  it('gives what it gave up a worth, and prefers what it looked into', () => {
    const many = Array.from({ length: 100 }, (_, i) => dice([worth(0.3 + i / 1000), 1], [worth(0.5 - i / 1000), 1]))
    const hoped = { kind: 'fork', hunch: 0.49, ways: [worth(0.49)] } as const
    const { worths } = judged('club', fork(...many, hoped))
    expect(worths).toHaveLength(101)
    expect(Math.max(...worths.slice(48, 100))).toBeLessThan(Math.max(...worths.slice(0, 48)))
  })

  it('says how far sampled dice can be trusted', () => {
    const many = dice(...Array.from({ length: 10_000 }, (_, i) => [worth((i % 100) / 99), 1] as const))
    const { worths, intervals } = judged('club', fork(many, worth(0.4)))
    const [low, high] = intervals[0]!
    expect(low < worths[0]! && worths[0]! < high && low < 0.5 && 0.5 < high).toBe(true)
    expect(high - low).toBeLessThan(0.2)
    expect(intervals[1]).toBeNull()
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
