import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { DRIVERS, RACES } from '../board.ts'
import { pointsFor, standings } from '../rules/standings.ts'
import type { RaceRecord, State } from '../state.ts'

/** What holds in every state. The books change only between races, and are checked there. */
export function invariants(state: State): string[] {
  const frame = top(state)
  if (frame.kind === 'race') return [...driverFlaws(state.drivers), ...allensDirt.invariants(state.race!)]
  if (frame.kind === 'next-race') return [...driverFlaws(frame.drivers), ...bookFlaws(state)]
  return bookFlaws(state)
}

const driverFlaws = (drivers: readonly Seat[]): string[] =>
  drivers.length === RACERS && drivers.every((driver, i) => driver > (drivers[i - 1] ?? -1) && driver < DRIVERS)
    ? []
    : [`AD-30: ${drivers} drive`]

/** AD-31, AD-32 Every race gives all its points, and each driver is in its order once. */
function bookFlaws({ races }: State): string[] {
  const given = standings(races).reduce((sum, { points }) => sum + points, 0)
  const due = races.reduce((sum, _, i) => sum + pointsOf(i + 1), 0)
  return [
    ...(races.length <= RACES ? [] : [`AD-30: ${races.length} races`]),
    ...(given === due ? [] : [`AD-31: ${given} points instead of ${due}`]),
    ...races.flatMap(recordFlaws),
  ]
}

const pointsOf = (race: number): number =>
  Array.from({ length: RACERS }, (_, i) => pointsFor(race, i + 1)).reduce((sum, points) => sum + points)

const recordFlaws = ({ order, drivers }: RaceRecord, i: number): string[] => [
  ...(new Set(order).size === RACERS ? [] : [`AD-31b: race ${i + 1} has the order ${order}`]),
  ...driverFlaws(drivers),
]
