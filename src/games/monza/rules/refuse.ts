import { top } from '../../../engine/frames.ts'
import type { Refusal, Seat, Table } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { type Board, COLOURS, type Spot, START } from '../board.ts'
import type { Action, FrameOf, Options, State } from '../state.ts'
import { courseOf } from './circuit.ts'
import { diceIn } from './dice.ts'
import { boardFlaws } from './flaws.ts'
import { NO_COLOUR } from './plan.ts'

/** MZ-13 A race needs a board that can be raced on. */
export function objection({ board }: Table<Options, Board>): Refusal | null {
  const [flaw, ...more] = boardFlaws(board)
  return flaw === undefined ? null : no('MZ-13', 'board', { flaw, more: more.length })
}

/** Why an action that `legal` does not list is not allowed. */
export function refuse(state: State, seat: Seat, action: Action): Refusal {
  const keys = Object.keys(action).length
  if (action.kind === 'take' && COLOURS.includes(action.colour) && keys === 2) return refuseCar(state)
  const isDecline = action.kind === 'decline' && keys === 1
  if (!isDecline && (action.kind !== 'step' || keys !== 2)) return no('EN-4', 'unknown')
  if (top(state).kind === 'car') return no('MZ-1a', 'car-first')
  if (action.kind !== 'step') return no('MZ-9', 'must-move')
  return refuseGoing(state, seat, action.to) ?? refuseStep(state, action.to)
}

const refuseCar = (state: State): Refusal =>
  top(state).kind === 'car' ? no('MZ-1a', 'car-taken') : no('MZ-1a', 'cars-settled')

/** What holds for every step, with a die or without. */
function refuseGoing(state: State, seat: Seat, to: Spot): Refusal | null {
  const { spots, colours, ahead } = courseOf(state.table)
  const from = state.cars[seat]!
  if (!spots.includes(to)) return no('MZ-13', 'no-such-spot')
  if (to !== START && colours[to] === NO_COLOUR) return no('MZ-6', 'tyres')
  if (ahead[from]!.includes(to)) return null
  return from === START ? no('MZ-4', 'from-start') : no('MZ-5', 'not-ahead')
}

function refuseStep(state: State, to: Spot): Refusal {
  const frame = top(state) as FrameOf<'move' | 'bonus'>
  if (frame.kind === 'bonus') return no('MZ-12a', 'taken')
  const colour = courseOf(state.table).colours[to]!
  if (diceIn(frame.hand, colour) > 0) return no('MZ-9', 'not-far-enough')
  return no('MZ-3', 'no-die', { colour: sentence(`monza.colour.${COLOURS[colour]}`) })
}

const no = (rule: string, reason: string, values?: Sentence['values']): Refusal => ({
  rule,
  reason: sentence(`monza.no.${reason}`, values),
})
