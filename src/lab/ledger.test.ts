import { describe, expect, it } from 'vitest'
import { conclusionOf, courseOf, lossOf, luckOf, progressOf, quantileOf, type Sheet } from './ledger.ts'

const sheet = (luck: number, lost = 0, decisions = 1): Sheet => ({ luck, lost, decisions })
const lucky = (...lucks: number[]): Sheet[] => lucks.map((luck) => sheet(luck))
const repeated = (times: number, ...sheets: Sheet[]): Sheet[] => Array.from({ length: times }, () => sheets).flat()

describe('quantiles of Student’s t', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [30, 2.042],
    [1000, 1.962],
  ])('with %i degrees of freedom', (freedom, known) => {
    expect(quantileOf(freedom)).toBeCloseTo(known, 2)
  })
})

describe('luck', () => {
  it('is the mean over games, with an interval by Student’s t', () => {
    const { games, mean, interval } = luckOf(lucky(1, 2, 3, 4, 5))
    expect([games, mean]).toEqual([5, 3])
    expect(interval![0]).toBeCloseTo(3 - 2.776445 * Math.sqrt(0.5), 5)
    expect(interval![1]).toBeCloseTo(3 + 2.776445 * Math.sqrt(0.5), 5)
  })

  it('of one game says nothing of the next', () => {
    expect(luckOf(lucky(0.4))).toEqual({ games: 1, mean: 0.4, interval: null })
    expect(luckOf([])).toEqual({ games: 0, mean: 0, interval: null })
  })
})

describe('what is given away', () => {
  it('is counted by decisions, not by games', () => {
    expect(lossOf([sheet(0, 0.1, 1), sheet(0, 0.1, 9)]).mean).toBeCloseTo(0.02, 12)
  })

  it('is never less than nothing', () => {
    const { interval } = lossOf([sheet(0, 0.5, 10), sheet(0, 0, 10), sheet(0, 0, 10)])
    expect(interval![0]).toBe(0)
    expect(interval![1]).toBeGreaterThan(0.05)
  })

  it('is known exactly where every game is alike', () => {
    const { mean, interval } = lossOf(repeated(4, sheet(0, 0.2, 10)))
    expect(mean).toBeCloseTo(0.02, 12)
    expect(interval![0]).toBeCloseTo(0.02, 12)
    expect(interval![1]).toBeCloseTo(0.02, 12)
  })

  it('leaves out games without decisions', () => {
    expect(lossOf([sheet(0, 0, 0), sheet(0, 0.1, 10)])).toEqual({ games: 1, mean: 0.01, interval: null })
  })
})

describe('what can be concluded', () => {
  it('is nothing from nothing', () => {
    expect(conclusionOf(luckOf([]))).toEqual({ kind: 'nothing' })
    expect(conclusionOf(luckOf(lucky(0.4)))).toEqual({ kind: 'open', more: null })
  })

  it('waits for as many games as a luck of this size takes', () => {
    const seven = luckOf(lucky(0.5, -0.4, 0.3, -0.2, 0.4, -0.3, 0.1))
    const answer = conclusionOf(seven)
    const spread = Math.sqrt(0.8 - 7 * seven.mean ** 2) / Math.sqrt(6)
    const needed = Math.ceil((1.959964 * spread) ** 2 / seven.mean ** 2)
    expect(answer).toEqual({ kind: 'open', more: needed - 7 })
  })

  it('is that there is next to nothing, if it would take for ever', () => {
    expect(conclusionOf(luckOf(lucky(0.5, -0.5, 0.5, -0.5, 0.5, -0.499)))).toEqual({ kind: 'open', more: null })
  })

  it('is kind or unkind dice, when they stay so', () => {
    expect(conclusionOf(luckOf(lucky(0.2, 0.3, 0.2, 0.3, 0.2)))).toEqual({ kind: 'shown', sign: 1 })
    expect(conclusionOf(luckOf(lucky(-0.2, -0.3, -0.2, -0.3, -0.2)))).toEqual({ kind: 'shown', sign: -1 })
  })

  it('is never drawn from very few games', () => {
    expect(conclusionOf(luckOf(lucky(0.3, 0.3, 0.3, 0.31)))).toMatchObject({ kind: 'open' })
  })
})

describe('over time', () => {
  it('whoever gives away less than before has got better', () => {
    const [bad, good] = [sheet(0, 0.4, 10), sheet(0, 0.1, 10)]
    const sheets = [bad, { ...bad, lost: 0.41 }, bad, good, { ...good, lost: 0.11 }, good]
    expect(progressOf(sheets).mean).toBeCloseTo(0.03, 3)
    expect(conclusionOf(progressOf(sheets))).toEqual({ kind: 'shown', sign: 1 })
    expect(conclusionOf(progressOf([...sheets].reverse()))).toEqual({ kind: 'shown', sign: -1 })
  })

  it('luck and losses add up, game by game', () => {
    expect(courseOf([sheet(0.5, 0.1), sheet(-0.25, 0.2)])).toEqual([
      { luck: 0.5, lost: 0.1 },
      { luck: 0.25, lost: expect.closeTo(0.3, 12) },
    ])
  })
})
