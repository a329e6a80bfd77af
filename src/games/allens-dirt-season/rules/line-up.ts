import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { CARRY_ON, DRIVERS } from '../board.ts'
import type { State } from '../state.ts'
import { finishOf } from './standings.ts'

export const lineUp = (drivers: readonly Seat[]): readonly Seat[] => Object.freeze(drivers.toSorted((a, b) => a - b))

export function announce(state: State, drivers: readonly Seat[]): void {
  become(state, { kind: 'next-race', drivers: lineUp(drivers) })
}

/** AD-31, AD-31b The first four of the final order carry on, and those who sat out replace the others. */
export function nextDrivers(state: State): Seat[] {
  return [...finishOf(state.races.at(-1)!).slice(0, CARRY_ON), ...sittingOut(state.drivers)]
}

export const sittingOut = (drivers: readonly Seat[]): Seat[] =>
  Array.from({ length: DRIVERS }, (_, driver) => driver).filter((driver) => !drivers.includes(driver))
