import { describe, expect, it } from 'vitest'
import { halfOf, wilson } from '../engine/interval.ts'
import { Sample } from './sample.ts'

function sampleOf(...worths: number[]): Sample {
  const sample = new Sample()
  for (const worth of worths) sample.add(worth)
  return sample
}

const repeated = (times: number, ...worths: number[]) => Array.from({ length: times }, () => worths).flat()

describe('a sample', () => {
  it('of games won and lost lies about where Wilson says', () => {
    const [low, high] = sampleOf(...repeated(100, 1, 0, 0, 0)).interval()
    const [least, most] = wilson(100, 400)
    expect(low).toBeCloseTo(least, 3)
    expect(high).toBeCloseTo(most, 3)
  })

  it('is surer where games differ less', () => {
    const close = sampleOf(...repeated(100, 0.4, 0.6))
    const far = sampleOf(...repeated(100, 0, 1))
    expect(halfOf(close.interval())).toBeLessThan(halfOf(far.interval()) / 3)
  })

  it('is never certain, however alike a few games are', () => {
    for (const worth of [0, 0.5, 1]) expect(halfOf(sampleOf(worth, worth, worth).interval())).toBeGreaterThan(0.1)
  })

  it('of lost games only lies between nothing and a little', () => {
    const [low, high] = sampleOf(...repeated(60, 0)).interval()
    expect(low).toBe(0)
    expect(high).toBeGreaterThan(0.04)
    expect(high).toBeLessThan(0.08)
  })
})
