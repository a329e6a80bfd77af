import { become, top } from '../../../engine/frames.ts'
import { type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import type { Action, DodgeDice, FrameOf, Outcome, State } from '../state.ts'
import { ignore, skip } from './chips.ts'
import { rollDue } from './dice.ts'
import { endRound, result } from './ending.ts'
import { apply, land, points, receivers } from './round.ts'
import { pass } from './turns.ts'

// The sequence of play: a choice before the roll, the roll, a choice after it, perhaps a choice of who gets the points.

const ROLL_OR_SKIP: readonly Action[] = [{ kind: 'roll' }, { kind: 'skip' }]
const ACCEPT_OR_IGNORE: readonly Action[] = [{ kind: 'accept' }, { kind: 'ignore' }]
const NOTHING: readonly Action[] = []

export function waiting(state: State): Waiting<DodgeDice> {
  const frame = top(state)
  switch (frame.kind) {
    case 'roll':
      return rollDue(frame.seat, state.dodge, state.penalty === null)
    case 'starter':
      return { kind: 'chance', chance: { kind: 'starter', seat: null, seats: state.table.seats } }
    case 'over':
      return { kind: 'over', result: result(state, frame.winner) }
    default:
      return waitFor(frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  if (frame.kind === 'starter' || frame.kind === 'over' || frame.seat !== seat) return NOTHING
  if (frame.kind === 'before-roll') return ROLL_OR_SKIP
  if (frame.kind === 'after-roll') return ACCEPT_OR_IGNORE
  return frame.kind === 'give' ? receivers(state, seat).map((to) => ({ kind: 'give', to })) : NOTHING
}

export function play(state: State, seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'roll':
      return become(state, { kind: 'roll', seat })
    case 'skip':
      return skip(state, seat)
    case 'accept':
      return apply(state, seat, (top(state) as FrameOf<'after-roll'>).roll)
    case 'ignore':
      return ignore(state, seat)
    case 'give':
      return endRound(state, seat, action.to, points(state))
  }
}

export function settle(state: State, outcome: Outcome): void {
  if ('starter' in outcome) return pass(state, outcome.starter)
  land(state, (top(state) as FrameOf<'roll'>).seat, outcome)
}
