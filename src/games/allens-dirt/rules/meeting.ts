import type { Seat } from '../../../engine/game.ts'
import type { State } from '../state.ts'

// AD-16 How long contact rolls stand: those of affected drivers for the round, those of the others as long as both who
// met still stand where they met, unless a table likes the whole round.

const bit = (seat: Seat): number => 1 << seat

/** The mover and each of the others have met on this spot. */
export function meet({ met }: State, mover: Seat, others: readonly Seat[]): void {
  for (const other of others) {
    met[mover]! |= bit(other)
    met[other]! |= bit(mover)
  }
}

/** A car goes from its spot, and whom it met there is left behind. */
export function moveOff(state: State, seat: Seat): void {
  const { met } = state
  if (met[seat] === 0) return
  for (let other = 0; other < met.length; other++) if (met[seat]! & bit(other)) part(state, other, seat)
  met[seat] = 0
  forget(state, seat)
}

function part(state: State, seat: Seat, from: Seat): void {
  state.met[seat]! &= ~bit(from)
  if (state.met[seat] === 0) forget(state, seat)
}

function forget(state: State, seat: Seat): void {
  if (!isKept(state, seat)) state.contact[seat] = 0
}

/** Whether a roll outlasts the meeting. */
export const isKept = ({ affected, table }: State, seat: Seat): boolean =>
  affected[seat]! || table.options.contactRoll === 'whole-round'
