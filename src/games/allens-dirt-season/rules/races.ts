import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { charted, nextToRoll, ranking } from '../../allens-dirt/rules/qualifying.ts'
import { setupFromGrid } from '../../allens-dirt/rules/round.ts'
import type { Dice, State as Race } from '../../allens-dirt/state.ts'
import { RACES } from '../board.ts'
import type { RaceRecord, State } from '../state.ts'
import { chooseFinalists, decideTitle } from './finale.ts'
import { announce, lineUp, nextDrivers } from './line-up.ts'

// Qualifying and the first race

/** AD-30 All twelve qualify. */
export function qualify(state: State, seat: Seat, dice: Dice): void {
  state.chart = charted(state.chart, seat, dice)
  const next = nextToRoll(state.chart)
  if (next === null) openFirstRace(state)
  else become(state, { kind: 'qualifying', seat: next })
}

/** AD-30, AD-31a The best eight start in that order. */
function openFirstRace(state: State): void {
  const grid = ranking(state.chart).slice(0, RACERS)
  state.drivers = lineUp(grid)
  const chart = freeze(state.drivers.map((driver) => state.chart[driver]!))
  const seats = grid.map((driver) => state.drivers.indexOf(driver))
  state.race = setupFromGrid(raceTable(state), chart, seats)
  become(state, { kind: 'race' })
}

const raceTable = ({ table }: State): Race['table'] => Object.freeze({ ...table, seats: RACERS })

// The races

/** AD-31a Every later race has its own qualifying. */
export function openRace(state: State, drivers: readonly Seat[]): void {
  state.drivers = drivers
  state.race = allensDirt.setup(raceTable(state))
  become(state, { kind: 'race' })
}

/** AD-35 The race goes into the books. */
export function endRace(state: State, order: readonly Seat[]): void {
  state.races = Object.freeze([...state.races, recordOf(state.race!, state.drivers, order)])
  if (state.races.length === RACES) return decideTitle(state)
  if (state.races.length === RACES - 1) return chooseFinalists(state)
  announce(state, nextDrivers(state))
}

const recordOf = ({ chart, grid, laps, incidents }: Race, drivers: readonly Seat[], order: readonly Seat[]) =>
  freeze<RaceRecord>({ drivers, chart, grid, laps, incidents, order })
