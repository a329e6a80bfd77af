import { top } from '../../../engine/frames.ts'
import { type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import type { Action, FrameOf, Monza, Outcome, State, Step } from '../state.ts'
import { chooseCar, freeCars } from './cars.ts'
import { handOf, rollDue } from './dice.ts'
import { endTurn, nextTurn, result } from './ending.ts'
import { move, step, steps } from './moving.ts'
import { bonusChoices, takeBonus } from './variation.ts'

// The sequence of play: perhaps everybody chooses a car. Then a roll, one step after another until no die fits, perhaps a
// bonus step, then the next seat.

const NOTHING: readonly Action[] = []

export function waiting(state: State): Waiting<Monza> {
  const frame = top(state)
  switch (frame.kind) {
    case 'roll':
      return rollDue(frame.seat)
    case 'starter':
      return { kind: 'chance', chance: { kind: 'starter', seat: null, seats: state.table.seats } }
    case 'over':
      return { kind: 'over', result: result(state) }
    default:
      return waitFor(frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  if (frame.kind === 'move') return frame.seat === seat ? steps(state, frame) : NOTHING
  if (frame.kind === 'bonus') return frame.seat === seat ? bonusChoices(state, seat) : NOTHING
  return frame.kind === 'car' && frame.seat === seat ? freeCars(state) : NOTHING
}

export function play(state: State, seat: Seat, action: Action): void {
  const frame = top(state)
  if (action.kind === 'take') return chooseCar(state, seat, action.colour)
  if (frame.kind === 'move') return step(state, frame, (action as Step).to)
  if (action.kind === 'step') takeBonus(state, seat, action.to)
  endTurn(state, (frame as FrameOf<'bonus'>).mover)
}

export function settle(state: State, outcome: Outcome): void {
  if ('starter' in outcome) return begin(state, outcome.starter)
  move(state, (top(state) as FrameOf<'roll'>).seat, handOf(outcome))
}

// Setting up

/** MZ-2 A seat chosen by chance begins, and its rounds end on its right. */
function begin(state: State, starter: Seat): void {
  state.starter = starter
  nextTurn(state, starter)
}
