import type { Ending } from '../../../engine/ending.ts'
import { top } from '../../../engine/frames.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { nextToRoll } from '../../allens-dirt/rules/qualifying.ts'
import { isUntied, ENDING as RACE } from '../../allens-dirt/testing/ending.ts'
import { DRIVERS, RACES } from '../board.ts'
import type { Season, State } from '../state.ts'

/** AD-31, AD-32 Ten races, each of which ends; in between rolls that tie nobody. */
export const ENDING: Ending<Season> = {
  measure: (state) => (RACES - state.races.length) * wholeRace(state) - driven(state),
  patience: (table) => RACE.patience({ ...table, seats: RACERS }) + 2 * DRIVERS,
  isKind: (state, outcome) => {
    const frame = top(state)
    if (frame.kind === 'qualifying') return isUntied(state.chart, frame.seat, outcome.dice)
    if (frame.kind === 'roll-off') return isUntied(frame.chart, nextToRoll(frame.chart, frame.places)!, outcome.dice)
    return frame.kind !== 'race' || RACE.isKind(state.race!, outcome)
  },
}

const wholeRace = ({ table: { options, board } }: State): number =>
  RACERS * (options.laps * board.columns + board.grid.rows)

const driven = (state: State): number => (top(state).kind === 'race' ? wholeRace(state) - RACE.measure(state.race!) : 0)
