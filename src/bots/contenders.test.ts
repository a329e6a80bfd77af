import { describe, expect, it } from 'vitest'
import { type Contender, combined, halved, mostPromising, open } from './contenders.ts'
import { guessed } from './estimate.ts'

const LEGAL = ['a', 'b', 'c', 'd', 'e']
const judgement = (...worths: number[]) => guessed(worths)
const turn = (worth: number, ...actions: string[]) => ({ actions, worth })
const played = (first: string, seemed: number, ...samples: number[]): Contender<string> => ({
  actions: [first],
  seemed,
  samples,
})
const often = (sample: number, ...others: number[]) => Array.from({ length: 20 }, () => [sample, ...others]).flat()
const firsts = (contenders: readonly Contender<string>[]) => contenders.map(({ actions }) => actions[0])

describe('contenders', () => {
  it('are the best few turns, the best first, and none that is hopeless', () => {
    const turns = [0.5, 0.55, 0.2, 0.54, 0.53].map((worth, i) => turn(worth, LEGAL[i]!))
    expect(firsts(mostPromising(turns, 3))).toEqual(['b', 'd', 'e'])
    expect(mostPromising([turn(0.9, 'a'), turn(0.1, 'b')], 6)).toHaveLength(1)
  })

  it('overtake what seemed best when they do better in the same games', () => {
    const both = [played('a', 0.52, ...often(0.1, 0.9)), played('b', 0.5, ...often(0.2, 1))]
    const { worths, turn } = combined(judgement(0.52, 0.5), both, ['a', 'b'])
    expect(worths[1]).toBeGreaterThan(worths[0]!)
    expect(turn).toEqual(['b'])
  })

  it('do not by a few lucky games', () => {
    const both = [played('a', 0.52, 1, 0, 0), played('b', 0.5, 0, 1, 1)]
    const { worths } = combined(judgement(0.52, 0.5), both, ['a', 'b'])
    expect(worths[0]).toBeGreaterThan(worths[1]!)
  })

  it('are halved, but for the one that all are compared with', () => {
    const four = [0, 1, 2, 3].map((i) => played(LEGAL[i]!, 0.5, ...often(0.2 * i, 0.2 * i)))
    expect(firsts(halved(four))).toEqual(['a', 'd'])
  })

  it('are given up as soon as they are certain to be worse, and at last the one that seemed best as well', () => {
    const games = (...samples: number[]) => Array.from({ length: 16 / samples.length }, () => samples).flat()
    const worse = played('a', 0.5, ...games(0.1, 0.2))
    const like = played('b', 0.5, ...games(0.1, 0.2, 0.2, 0.1))
    const better = played('c', 0.5, ...games(0.4, 0.5))
    expect(firsts(open([worse, like]))).toEqual(['a', 'b'])
    expect(firsts(open([worse, like, better, played('d', 0.5, ...games(0.5, 0.4))]))).toEqual(['a', 'c', 'd'])
    expect(firsts(open([worse, like, better]))).toEqual(['c'])
  })

  it('are not given up because they seemed worse, nor by a few lucky games', () => {
    const games = (sample: number, other: number) => Array.from({ length: 16 }, (_, i) => (i < 4 ? other : sample))
    expect(open([played('a', 0.55, ...games(0.5, 0.5)), played('b', 0.5, ...games(0.5, 0.5))])).toHaveLength(2)
    expect(open([played('a', 0.5, ...games(0.5, 0.5)), played('b', 0.49, ...games(0.5, 1))])).toHaveLength(2)
  })

  it('are not given up between two looks', () => {
    expect(open([played('a', 0.5, 0, 0), played('b', 0.5, 1, 1)])).toHaveLength(2)
  })

  it('are worth more than what was not looked at', () => {
    const both = [played('a', 0.5, ...often(0.1, 0.2)), played('b', 0.49, ...often(0.05, 0.1))]
    const { worths } = combined(judgement(0.5, 0.49, 0.45), both, ['a', 'b', 'c'])
    expect(worths[2]).toBeLessThanOrEqual(Math.min(worths[0]!, worths[1]!))
  })

  it('give an action what the best turn is worth that begins with it, and what leads there as well', () => {
    const three = [
      { ...played('a', 0.5, ...often(0.1, 0.2)), actions: ['a', 'c'] },
      { ...played('a', 0.48, ...often(0.3, 0.4)), actions: ['a', 'd'] },
      played('b', 0.49, ...often(0.05, 0.1)),
    ]
    const { worths } = combined(judgement(0.5, 0.49, 0.5, 0.4), three, ['a', 'b', 'c', 'd'])
    expect(worths[0]).toBeGreaterThan(worths[1]!)
    expect(worths[1]! < worths[2]! && worths[2]! < worths[0]!).toBe(true)
  })
})
