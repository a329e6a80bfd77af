import { describe, expect, it } from 'vitest'
import { sheetCsv, standingsCsv } from './data.ts'
import type { SheetLine } from './sheet.ts'
import type { StandingLine } from './standing.ts'

const driver = (name: string) => ({ name, number: 7, colour: 'red', player: 'club' }) as const

const standing = (name: string): StandingLine => ({
  ...{ place: 1, driver: driver(name), points: 4, wins: 1, averageFinish: 1, topFinishes: 1, lapsLed: 1, races: 1 },
  title: null,
})

const line = (name: string): SheetLine => ({
  ...{ place: 1, driver: driver(name), grid: 1, rolls: [], laps: [1], lapsLed: 1, out: false, points: 4 },
})

const book = (name: string) => ({ champion: null, laps: 1, progress: '', standings: [standing(name)], sheets: [] })
const sheet = (name: string) => ({ race: 1, races: 10, lines: [line(name)], happenings: [], satOut: [] })

describe('a cell of the comma-separated values', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('is no formula: %j', (name) => {
    for (const csv of [standingsCsv(book(name)), sheetCsv(sheet(name))]) {
      expect(csv).toContain(`'${name}`)
      expect(csv).not.toMatch(/(^|,|\n)"?[=+\-@\t\r]/)
    }
  })

  it('is a number where it is one, also below zero', () => {
    expect(standingsCsv({ ...book('Ann'), standings: [{ ...standing('Ann'), points: -4 }] })).toContain(',Ann,-4,')
  })

  it('is quoted where it holds a comma, a quote or a line', () => {
    expect(standingsCsv(book('A,"B"\nC'))).toContain('"A,""B""\nC"')
  })
})
