import { top } from '../../engine/frames.ts'
import { RACES } from '../../games/allens-dirt-season/board.ts'
import { compare, ranked, type Standing } from '../../games/allens-dirt-season/rules/standings.ts'
import type { State } from '../../games/allens-dirt-season/state.ts'
import type { Chance } from '../../lab/odds.ts'
import type { Match } from '../../protocol/match.ts'
import { type Driver, driversOf } from './drivers.ts'
import { stateOf } from './file.ts'
import { type Sheet, sheetOf } from './sheet.ts'

export interface StandingLine {
  readonly place: number
  readonly driver: Driver
  readonly points: number
  readonly wins: number
  /** Null before a driver's first race. */
  readonly averageFinish: number | null
  readonly topFinishes: number
  readonly lapsLed: number
  readonly races: number
  /** The chance of the championship from here on. */
  readonly title: Chance | null
}

/** All that can be told of a season. */
export interface SeasonBook {
  readonly champion: Driver | null
  readonly laps: number
  /** How far it is, in words. */
  readonly progress: string
  readonly standings: readonly StandingLine[]
  readonly sheets: readonly Sheet[]
}

export function bookOf(season: Match, titles: readonly Chance[] | null): SeasonBook {
  const state = stateOf(season)
  const drivers = driversOf(season.head.seats)
  const frame = top(state)
  const champion = frame.kind === 'over' ? frame.champion : null
  return {
    champion: champion === null ? null : drivers[champion]!,
    laps: state.table.options.laps,
    progress: progressOf(state),
    standings: championFirst(state, champion).map((standing, i, table) => ({
      place: placeOf(standing, i, table, champion),
      driver: drivers[standing.driver]!,
      points: standing.points,
      wins: standing.wins,
      averageFinish: standing.races === 0 ? null : standing.places / standing.races,
      topFinishes: standing.topFinishes,
      lapsLed: standing.lapsLed,
      races: standing.races,
      title: titles?.[standing.driver] ?? null,
    })),
    sheets: state.races.map((record, i) => sheetOf(record, i + 1, drivers)),
  }
}

/** AD-34a Who won the roll-off for the title is equal to the others in everything else. */
function championFirst({ races }: State, champion: number | null) {
  const table = ranked(races)
  return champion === null
    ? table
    : [...table.filter(({ driver }) => driver === champion), ...table.filter(({ driver }) => driver !== champion)]
}

/** AD-33a Who is equal in everything shares a place, but for the champion. */
function placeOf(standing: Standing, i: number, table: readonly Standing[], champion: number | null): number {
  if (standing.driver === champion) return 1
  const first = table.findIndex((other) => other.driver !== champion && compare(other, standing) === 0)
  return Math.min(first, i) + 1
}

function progressOf(state: State): string {
  const frame = top(state)
  if (frame.kind === 'over') return `${RACES} races run`
  const run = `${state.races.length} of ${RACES} races run`
  if (frame.kind === 'race') return `${run}, race ${state.races.length + 1} under way`
  return frame.kind === 'roll-off' ? `${run}, a roll-off under way` : run
}
