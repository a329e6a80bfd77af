import { become } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { charted, emptyChart, nextToRoll, ranking } from '../../allens-dirt/rules/qualifying.ts'
import type { Dice } from '../../allens-dirt/state.ts'
import type { FrameOf, RollOff, State } from '../state.ts'
import { announce, lineUp } from './line-up.ts'
import { compare, ranked, type Standing, standings } from './standings.ts'

// The finale

/** AD-32, AD-32a The best eight on points; a tie for the last seats goes by AD-34 and then by a roll-off. */
export function chooseFinalists(state: State): void {
  const table = ranked(state.races)
  const tied = table.filter((standing) => compare(standing, table[RACERS - 1]!) === 0).map(driverOf)
  const places = RACERS - table.findIndex(({ driver }) => tied.includes(driver))
  if (tied.length > places) startRollOff(state, 'finale', tied, places)
  else announce(state, table.slice(0, RACERS).map(driverOf))
}

const driverOf = ({ driver }: Standing): Seat => driver

/** AD-33, AD-34, AD-34a Most points, then the tie-breaks, then a roll-off. */
export function decideTitle(state: State): void {
  const table = ranked(state.races)
  const tied = table.filter((standing) => compare(standing, table[0]!) === 0).map(driverOf)
  if (tied.length > 1) startRollOff(state, 'title', tied, 1)
  else become(state, { kind: 'over', champion: tied[0]! })
}

// Roll-offs

function startRollOff(state: State, prize: RollOff['prize'], tied: readonly Seat[], places: number): void {
  const drivers = lineUp(tied)
  become(state, { kind: 'roll-off', prize, tied: drivers, places, chart: emptyChart(drivers.length) })
}

/** AD-32a, AD-34a Everybody who is tied rolls; ties that still matter are rolled again. */
export function rollOff(state: State, frame: FrameOf<'roll-off'>, dice: Dice): void {
  const chart = charted(frame.chart, nextToRoll(frame.chart, frame.places)!, dice)
  if (nextToRoll(chart, frame.places) !== null) return become(state, { ...frame, chart })
  const { prize, tied, places } = frame
  state.rollOffs = Object.freeze([...state.rollOffs, freeze({ prize, tied, places, chart })])
  const winners = ranking(chart)
    .slice(0, places)
    .map((i) => tied[i]!)
  if (prize === 'title') become(state, { kind: 'over', champion: winners[0]! })
  else announce(state, finalists(state, winners))
}

function finalists({ races }: State, winners: readonly Seat[]): Seat[] {
  const certain = ranked(races).slice(0, RACERS - winners.length)
  return [...certain.map(driverOf), ...winners]
}

// The end

/** AD-33 Behind the champion by the standings; who is equal in everything shares a place. */
export function result({ races }: State, champion: Seat): Result {
  const table = standings(races)
  const ahead = (a: Standing, b: Standing) =>
    a !== b && b.driver !== champion && (a.driver === champion || compare(a, b) < 0)
  return {
    places: table.map((standing) => 1 + table.filter((other) => ahead(other, standing)).length),
    scores: table.map(({ points }) => points),
  }
}
