import { describe, expect, it } from 'vitest'
import { prepare } from '../../../engine/table.ts'
import { freeze } from '../../../engine/values.ts'
import { allensDirtSeason } from '../game.ts'
import { type Frame, type RaceRecord, type State, setup } from '../state.ts'
import { evaluate } from './evaluate.ts'

const prepared = prepare(allensDirtSeason, { seats: 12 })
const table = prepared.ok ? prepared.table : null

/** Drivers 0 to 7 in a race that ended in this order. */
const record = (...order: number[]): RaceRecord =>
  freeze({ drivers: [0, 1, 2, 3, 4, 5, 6, 7], chart: [], grid: order, laps: [], incidents: [], order })

const season = (races: readonly RaceRecord[], frame: Frame): State => ({ ...setup(table!), races, frames: [frame] })
const chances = (state: State) => Array.from({ length: 12 }, (_, driver) => evaluate(state, driver))
const next = (drivers: number[]): Frame => ({ kind: 'next-race', drivers })

describe('the chance to become champion', () => {
  it('is the same for all at the beginning', () => {
    for (const chance of chances(setup(table!))) expect(chance).toBeCloseTo(1 / 12, 10)
  })

  it('is higher with more points, and for who drives next', () => {
    const [first, , , fourth, fifth, , , , waited] = chances(
      season([record(0, 1, 2, 3, 4, 5, 6, 7)], next([0, 1, 2, 3, 8, 9, 10, 11])),
    )
    expect(first).toBeGreaterThan(fourth!)
    expect(fourth).toBeGreaterThan(fifth!)
    expect(waited).toBeGreaterThanOrEqual(fifth!)
  })

  it('counts a lead for more late in the season', () => {
    const leader = (races: number) =>
      evaluate(season(new Array(races).fill(record(0, 1, 2, 3, 4, 5, 6, 7)), next([0, 1, 2, 3, 4, 5, 6, 7])), 0)
    expect(leader(9)).toBeGreaterThan(leader(2))
  })

  it('is shared by those who roll off for the title, and certain at the end', () => {
    const rollOff: Frame = { kind: 'roll-off', prize: 'title', tied: [2, 5], places: 1, chart: [[], []] }
    expect(chances(season([], rollOff)).filter((chance) => chance > 0)).toEqual([0.5, 0.5])
    expect(evaluate(season([], { kind: 'over', champion: 7 }), 7)).toBe(1)
  })
})
