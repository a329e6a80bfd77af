import { RACES } from '../../games/allens-dirt-season/board.ts'
import { sittingOut } from '../../games/allens-dirt-season/rules/line-up.ts'
import { pointsFor } from '../../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord } from '../../games/allens-dirt-season/state.ts'
import { type RaceLine, type RaceSheet, raceSheetOf } from '../race-sheet.ts'
import type { Driver } from './drivers.ts'

/** AD-31 A line of a race that counts for the championship. */
export interface SheetLine extends RaceLine {
  readonly points: number
}

/** AD-35 A finished race of a season. */
export interface Sheet extends RaceSheet {
  readonly race: number
  readonly races: number
  readonly lines: readonly SheetLine[]
  readonly satOut: readonly Driver[]
}

export function sheetOf(record: RaceRecord, race: number, drivers: readonly Driver[]): Sheet {
  const { lines, happenings } = raceSheetOf(record, drivers)
  return {
    race,
    races: RACES,
    lines: lines.map((line) => ({ ...line, points: pointsFor(race, line.place) })),
    happenings,
    satOut: sittingOut(record.drivers).map((seat) => drivers[seat]!),
  }
}
