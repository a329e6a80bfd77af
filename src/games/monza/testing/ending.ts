import type { Ending } from '../../../engine/ending.ts'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { DICE } from '../board.ts'
import { courseOf } from '../rules/circuit.ts'
import { handOf } from '../rules/dice.ts'
import { outlookOf } from '../rules/outlook.ts'
import type { FrameOf, Monza, Outcome, State } from '../state.ts'

/** A roll, a step for each die, and a bonus step. */
const ENTRIES_OF_A_TURN = DICE + 2

/** MZ-9 Who can move must move. So the first car comes home when its rolls fit and those of the others do not. */
export const ENDING: Ending<Monza> = {
  measure: (state) => {
    const { seats, board } = state.table
    if (state.last !== null) return turnsLeft(state, state.last)
    return seats + board.length - endOf(state, leader(state)) + seats - state.colours.length
  },
  patience: ({ seats }) => ENTRIES_OF_A_TURN * (seats + 1),
  isKind: (state, outcome) =>
    'starter' in outcome || canMove(state, outcome) === (turn(state) === leader(state)) || state.last !== null,
}

const endOf = ({ table, cars }: State, seat: Seat): number => courseOf(table).ends[cars[seat]!]!

/** The car that is furthest ahead; of equal ones the first. */
const leader = (state: State): Seat =>
  state.cars.reduce((best, _, seat) => (endOf(state, seat) > endOf(state, best) ? seat : best), 0)

const turn = (state: State): Seat => (top(state) as FrameOf<'roll'>).seat

function canMove(state: State, dice: Exclude<Outcome, { readonly starter: Seat }>): boolean {
  const { outlooks } = courseOf(state.table)
  return outlooks.most[outlookOf(outlooks, state.cars[turn(state)]!, handOf(dice))]! > 0
}

/** MZ-10, MZ-10a Turns up to the last one. */
function turnsLeft(state: State, last: Seat): number {
  const frame = top(state)
  if (frame.kind === 'over' || frame.kind === 'starter') return 0
  const seat = frame.kind === 'bonus' ? frame.mover : frame.seat
  return ((last - seat + state.table.seats) % state.table.seats) + 1
}
