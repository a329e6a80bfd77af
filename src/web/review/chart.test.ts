import { describe, expect, it } from 'vitest'
import { type Area, across, lineOf, momentAt, topOf, up } from './chart.ts'
import { sampledMoments } from './sampled.ts'

const AREA: Area = { left: 10, right: 110, top: 0, bottom: 50, most: 1 }

describe('the chart', () => {
  it('finds the moment under a finger, and never one beyond the match', () => {
    for (const at of [0, 7, 20]) expect(momentAt(AREA, across(AREA, at, 20), 20)).toBe(at)
    expect([momentAt(AREA, -400, 20), momentAt(AREA, 4000, 20)]).toEqual([0, 20])
  })

  it('has a sure win at its top', () => {
    expect([up(AREA, 1), up(AREA, 0.5), up(AREA, 0)]).toEqual([0, 25, 50])
  })

  it('rises with small chances, and falls for one that is sure', () => {
    expect([topOf([[0.1, 0.15]]), topOf([[0.1], [0.35]]), topOf([[0.41]]), topOf([[1, 0]])]).toEqual([0.2, 0.4, 1, 1])
    expect(up({ ...AREA, most: 0.2 }, 0.1)).toBe(25)
  })

  it('draws no points where nothing changes, and keeps the ends of what is level', () => {
    const chances = [[0.5], [0.5], [0.5], [1], [1], [1]]
    expect(lineOf(AREA, chances, 5, 0)).toBe('M10.0 25.0L50.0 25.0L70.0 0.0L110.0 0.0')
  })

  it('draws as far as is known', () => {
    expect(lineOf(AREA, [[0], [1]], 10, 0)).toBe('M10.0 50.0L20.0 0.0')
  })
})

describe('the table of chances', () => {
  it('has every moment of a short match', () => {
    expect(sampledMoments(4, [2], 40)).toEqual([0, 1, 2, 3])
  })

  it('has some of a long one, and those that decided it', () => {
    const rows = sampledMoments(1001, [333], 10)
    expect(rows).toEqual([0, 100, 200, 300, 333, 400, 500, 600, 700, 800, 900, 1000])
  })
})
