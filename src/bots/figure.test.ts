import { describe, expect, it } from 'vitest'
import { digitsOf, figureOf } from './figure.ts'

describe('a chance is told', () => {
  it('plainly only where it is exact', () => {
    expect(figureOf({ worth: 0.32, interval: [0.32, 0.32] })).toEqual({ kind: 'exact', chance: 0.32 })
    expect(figureOf({ worth: 0.32, interval: null })).toEqual({ kind: 'about', chance: 0.32 })
  })

  it('with its margin where it was sampled, however small that is', () => {
    const figure = figureOf({ worth: 0.21, interval: [0.205, 0.215] })
    expect(figure).toMatchObject({ kind: 'sampled', chance: 0.21 })
    expect(figure.kind === 'sampled' && figure.margin).toBeCloseTo(0.005, 12)
    expect([digitsOf(0.005), digitsOf(0.02)]).toEqual([1, 0])
  })

  it('as less than something where nothing is as likely as the rest of its interval', () => {
    expect(figureOf({ worth: 0, interval: [0, 0.06] })).toEqual({ kind: 'under', chance: 0.06 })
    expect(figureOf({ worth: 0.01, interval: [0.002, 0.058] })).toEqual({ kind: 'under', chance: 0.06 })
    expect(figureOf({ worth: 1, interval: [0.94, 1] })).toEqual({ kind: 'over', chance: 0.94 })
  })
  it.each([
    [1e-12, 'under 1%', 'over 99%'],
    [0.004, 'under 1%', 'over 99%'],
    [0.0149, 'under 2%', 'over 98%'],
    [0.07, 'under 7%', 'over 93%'],
  ])('never as under 0 % or over 100 %, and as no more than is known, within %d', (bound, ...told) => {
    const figures = [figureOf({ worth: 0, interval: [0, bound] }), figureOf({ worth: 1, interval: [1 - bound, 1] })]
    const percent = (share: number) => share.toLocaleString('en', { style: 'percent' })
    expect(figures.map(({ kind, chance }) => `${kind} ${percent(chance)}`)).toEqual(told)
  })
})
