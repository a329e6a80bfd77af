import pico from 'picocolors'
import { top } from '../engine/frames.ts'
import type { Seat } from '../engine/game.ts'
import { allensDirt } from '../games/allens-dirt/game.ts'
import { inRaceOrder, running } from '../games/allens-dirt/rules/order.ts'
import type { State as Race } from '../games/allens-dirt/state.ts'
import { allensDirtSeason } from '../games/allens-dirt-season/game.ts'
import type { State as Season } from '../games/allens-dirt-season/state.ts'
import type { Match } from '../protocol/match.ts'
import { raceSheetOf } from './race-sheet.ts'
import { raceText } from './race-text.ts'
import { type Driver, driversOf } from './season/drivers.ts'

/** AD-22 The score sheet of the race under way or just over; null before a grid stands, and in games without one. */
export function scoreSheet({ head, timeline }: Match): string | null {
  const drivers = driversOf(head.seats)
  const state: unknown = timeline.present
  if (timeline.game.id === allensDirt.id) return sheetFor(state as Race, [...drivers.keys()], drivers)
  if (timeline.game.id !== allensDirtSeason.id) return null
  const { race, drivers: racing } = state as Season
  return race && sheetFor(race, racing, drivers)
}

function sheetFor(race: Race, racing: readonly Seat[], drivers: readonly Driver[]): string | null {
  const { chart, grid, laps, incidents } = race
  if (grid.length === 0) return null
  const sheet = raceSheetOf({ drivers: racing, chart, grid, laps, incidents, order: orderOf(race) }, drivers)
  const { name } = sheet.lines[0]!.driver
  const heading = top(race).kind === 'over' ? `Score sheet: ${name} wins` : `Score sheet so far: ${name} leads`
  return `${pico.bold(heading)}\n\n${raceText(sheet, null)}`
}

function orderOf(race: Race): readonly Seat[] {
  const frame = top(race)
  return frame.kind === 'over' ? frame.order : [...inRaceOrder(race, running(race)), ...race.retired]
}
