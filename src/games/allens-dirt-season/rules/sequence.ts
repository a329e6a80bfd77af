import { become, top } from '../../../engine/frames.ts'
import { type Refusal, type Result, type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { ROLL_KINDS, rollsDue } from '../../allens-dirt/rules/dice.ts'
import { charted, emptyChart, nextToRoll, ranking } from '../../allens-dirt/rules/qualifying.ts'
import { setupFromGrid } from '../../allens-dirt/rules/round.ts'
import type { Action, Dice, Outcome, State as Race } from '../../allens-dirt/state.ts'
import { CARRY_ON, DRIVERS, RACES } from '../board.ts'
import type { FrameOf, RaceRecord, RollOff, Season, State } from '../state.ts'
import { compare, finishOf, ranked, type Standing, standings } from './standings.ts'

// The sequence of play: all twelve qualify, ten races follow one another, each a game of Allen's Dirt with its own
// frames, and roll-offs decide what the standings leave equal.

const NOTHING: readonly Action[] = []
const rollDue = rollsDue([...ROLL_KINDS, 'roll-off'], DRIVERS)

export function waiting(state: State): Waiting<Season> {
  const frame = top(state)
  switch (frame.kind) {
    case 'qualifying':
      return rollDue('qualifying', frame.seat)
    case 'next-race':
      return rollDue('qualifying', frame.drivers[0]!)
    case 'roll-off':
      return rollDue('roll-off', frame.tied[nextToRoll(frame.chart, frame.places)!]!)
    case 'over':
      return { kind: 'over', result: result(state, frame.champion) }
    case 'race':
      return waitingInRace(state)
  }
}

/** The race speaks of race seats, the season of drivers. */
function waitingInRace({ race, drivers }: State): Waiting<Season> {
  const waiting = allensDirt.waiting(race!)
  if (waiting.kind === 'chance') return rollDue(waiting.chance.kind, drivers[waiting.chance.seat]!)
  return waiting.kind === 'seats' ? waitFor(drivers[waiting.seats[0]!]!) : waiting
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return top(state).kind === 'race' ? allensDirt.legal(state.race!, state.drivers.indexOf(seat)) : NOTHING
}

export const refuse = ({ race, drivers }: State, seat: Seat, action: Action): Refusal =>
  allensDirt.refuse(race!, drivers.indexOf(seat), action)

export function play(state: State, seat: Seat, action: Action): void {
  allensDirt.play(state.race!, state.drivers.indexOf(seat), action)
  afterRaceEntry(state)
}

export function settle(state: State, outcome: Outcome): void {
  const frame = top(state)
  if (frame.kind === 'qualifying') return qualify(state, frame.seat, outcome.dice)
  if (frame.kind === 'roll-off') return rollOff(state, frame, outcome.dice)
  if (frame.kind === 'next-race') openRace(state, frame.drivers)
  allensDirt.settle(state.race!, outcome)
  afterRaceEntry(state)
}

function afterRaceEntry(state: State): void {
  const frame = top(state.race!)
  if (frame.kind === 'over') endRace(state, frame.order)
}

// Qualifying and the first race

/** AD-30 All twelve qualify. */
function qualify(state: State, seat: Seat, dice: Dice): void {
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

const lineUp = (drivers: readonly Seat[]): readonly Seat[] => Object.freeze(drivers.toSorted((a, b) => a - b))

const raceTable = ({ table }: State): Race['table'] => Object.freeze({ ...table, seats: RACERS })

// The races

/** AD-31a Every later race has its own qualifying. */
function openRace(state: State, drivers: readonly Seat[]): void {
  state.drivers = drivers
  state.race = allensDirt.setup(raceTable(state))
  become(state, { kind: 'race' })
}

/** AD-35 The race goes into the books. */
function endRace(state: State, order: readonly Seat[]): void {
  state.races = Object.freeze([...state.races, recordOf(state.race!, state.drivers, order)])
  if (state.races.length === RACES) return decideTitle(state)
  if (state.races.length === RACES - 1) return chooseFinalists(state)
  announce(state, nextDrivers(state))
}

const recordOf = ({ chart, grid, laps, incidents }: Race, drivers: readonly Seat[], order: readonly Seat[]) =>
  freeze<RaceRecord>({ drivers, chart, grid, laps, incidents, order })

function announce(state: State, drivers: readonly Seat[]): void {
  become(state, { kind: 'next-race', drivers: lineUp(drivers) })
}

/** AD-31, AD-31b The first four of the final order carry on, and those who sat out replace the others. */
function nextDrivers(state: State): Seat[] {
  return [...finishOf(state.races.at(-1)!).slice(0, CARRY_ON), ...sittingOut(state.drivers)]
}

export const sittingOut = (drivers: readonly Seat[]): Seat[] =>
  Array.from({ length: DRIVERS }, (_, driver) => driver).filter((driver) => !drivers.includes(driver))

// The finale

/** AD-32, AD-32a The best eight on points; a tie for the last seats goes by AD-34 and then by a roll-off. */
function chooseFinalists(state: State): void {
  const table = ranked(state.races)
  const tied = table.filter((standing) => compare(standing, table[RACERS - 1]!) === 0).map(driverOf)
  const places = RACERS - table.findIndex(({ driver }) => tied.includes(driver))
  if (tied.length > places) startRollOff(state, 'finale', tied, places)
  else announce(state, table.slice(0, RACERS).map(driverOf))
}

const driverOf = ({ driver }: Standing): Seat => driver

/** AD-33, AD-34, AD-34a Most points, then the tie-breaks, then a roll-off. */
function decideTitle(state: State): void {
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
function rollOff(state: State, frame: FrameOf<'roll-off'>, dice: Dice): void {
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
function result({ races }: State, champion: Seat): Result {
  const table = standings(races)
  const ahead = (a: Standing, b: Standing) =>
    a !== b && b.driver !== champion && (a.driver === champion || compare(a, b) < 0)
  return {
    places: table.map((standing) => 1 + table.filter((other) => ahead(other, standing)).length),
    scores: table.map(({ points }) => points),
  }
}
