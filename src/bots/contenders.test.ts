import { describe, expect, it } from 'vitest'
import { type Contender, combined, halved, mostPromising } from './contenders.ts'

const judgement = (...worths: number[]) => ({ worths, intervals: null })
const played = (place: number, seemed: number, ...samples: number[]): Contender => ({ place, seemed, samples })
const often = (sample: number, ...others: number[]) => Array.from({ length: 20 }, () => [sample, ...others]).flat()

describe('contenders', () => {
  it('are the best few, the best first, and none that is hopeless', () => {
    expect(mostPromising([0.5, 0.55, 0.2, 0.54, 0.53], 3).map(({ place }) => place)).toEqual([1, 3, 4])
    expect(mostPromising([0.9, 0.1], 6)).toHaveLength(1)
  })

  it('overtake what seemed best when they do better in the same games', () => {
    const both = [played(0, 0.52, ...often(0.1, 0.9)), played(1, 0.5, ...often(0.2, 1))]
    const { worths } = combined(judgement(0.52, 0.5), both)
    expect(worths[1]).toBeGreaterThan(worths[0]!)
  })

  it('do not by a few lucky games', () => {
    const both = [played(0, 0.52, 1, 0, 0), played(1, 0.5, 0, 1, 1)]
    const { worths } = combined(judgement(0.52, 0.5), both)
    expect(worths[0]).toBeGreaterThan(worths[1]!)
  })

  it('are halved, but for the one that all are compared with', () => {
    const four = [0, 1, 2, 3].map((place) => played(place, 0.5, ...often(0.2 * place, 0.2 * place)))
    expect(halved(four).map(({ place }) => place)).toEqual([0, 3])
  })

  it('are worth more than what was not looked at', () => {
    const both = [played(0, 0.5, ...often(0.1, 0.2)), played(1, 0.49, ...often(0.05, 0.1))]
    const { worths } = combined(judgement(0.5, 0.49, 0.45), both)
    expect(worths[2]).toBeLessThanOrEqual(Math.min(worths[0]!, worths[1]!))
  })
})
