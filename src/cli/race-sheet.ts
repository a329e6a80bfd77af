import type { Seat } from '../engine/game.ts'
import { totalOf } from '../games/allens-dirt/rules/qualifying.ts'
import type { Dice, Flag, Incident } from '../games/allens-dirt/state.ts'
import { lapsLed } from '../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord } from '../games/allens-dirt-season/state.ts'
import type { Driver } from './season/drivers.ts'

/** AD-22 One driver's line of a race's score sheet. */
export interface RaceLine {
  readonly place: number
  readonly driver: Driver
  readonly grid: number
  readonly rolls: readonly Dice[]
  /** For each lap the place in which it was completed, null for who did not. */
  readonly laps: readonly (number | null)[]
  readonly lapsLed: number
  readonly out: boolean
}

/** What happened, in which lap (null where a flag fell before any lap counted), and what it was. */
export interface Happening {
  readonly kind: string
  readonly lap: number
  readonly column: number | null
  readonly text: string
}

/** AD-22 A race for readers. */
export interface RaceSheet {
  /** In the order of the finish, or as they run. */
  readonly lines: readonly RaceLine[]
  readonly happenings: readonly Happening[]
}

export const raceSheetOf = (record: RaceRecord, drivers: readonly Driver[]): RaceSheet => ({
  lines: record.order.map((seat, i) => lineOf(record, i + 1, seat, drivers)),
  happenings: record.incidents.map((incident) => happeningOf(record, incident, drivers)),
})

function lineOf(record: RaceRecord, place: number, seat: Seat, drivers: readonly Driver[]): RaceLine {
  const { laps, grid, chart, incidents } = record
  const driver = record.drivers[seat]!
  return {
    place,
    driver: drivers[driver]!,
    grid: grid.indexOf(seat) + 1,
    rolls: chart[seat]!,
    laps: laps.map((lap) => (lap.includes(seat) ? lap.indexOf(seat) + 1 : null)),
    lapsLed: lapsLed(record, driver),
    out: incidents.some((incident) => isOut(incident) && incident.seat === seat),
  }
}

const isOut = (incident: Incident): incident is Incident & { kind: 'crash' | 'caught' } =>
  incident.kind === 'crash' || incident.kind === 'caught'

function happeningOf(record: RaceRecord, incident: Incident, drivers: readonly Driver[]): Happening {
  const name = (seat: Seat): string => drivers[record.drivers[seat]!]!.name
  const { kind, lap } = incident
  return {
    kind: kind === 'flag' ? `${incident.colour} flag` : kind,
    lap,
    column: kind === 'flag' ? null : incident.column,
    text: textOf(incident, name),
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  'skip-a-turn': 'on Skip a Turn',
  'go-to-pits': 'on Go to Pits',
  consequence: 'after contact',
  'snake-eyes': 'on snake eyes',
}

function textOf(incident: Incident, name: (seat: Seat) => string): string {
  switch (incident.kind) {
    case 'contact':
      return `${name(incident.seat)} drives into ${name(incident.other)}, ${incident.rolls.join(' to ')}`
    case 'spin':
      return `${name(incident.seat)} spins ${CAUSES[incident.cause]}`
    case 'pits':
      return `${name(incident.seat)} goes to the pits ${CAUSES[incident.cause]}`
    case 'crash':
      return `${name(incident.seat)} crashes and is out`
    case 'caught':
      return `${name(incident.seat)} is caught in the crash and out`
    case 'flag':
      return flagText(incident, name)
  }
}

function flagText({ colour, lap, order }: Flag, name: (seat: Seat) => string): string {
  const flag = `${colour === 'red' ? 'Red' : 'Yellow'} flag`
  if (order.length <= 1) return `${flag}, the end of the race`
  const counted = lap === 0 ? 'no lap counts yet' : `lap ${lap} counts`
  return `${flag}, ${counted}: ${order.map(name).join(', ')}`
}

export const rollsText = (rolls: readonly Dice[]): string => rolls.map(totalOf).join(', ')
