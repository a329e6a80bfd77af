import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Spot } from '../board.ts'
import type { Action, FrameOf, Hand, State } from '../state.ts'
import { courseOf } from './circuit.ts'
import { UNITS } from './dice.ts'
import { arrive, endTurn } from './ending.ts'
import { outlookOf } from './outlook.ts'
import { pushBack } from './pushing.ts'
import { offerBonus } from './variation.ts'

// Moving

/** MZ-3 The dice lie there. If none of them fits, the turn is over. */
export function move(state: State, seat: Seat, hand: Hand): void {
  const { outlooks } = courseOf(state.table)
  const most = outlooks.most[outlookOf(outlooks, state.cars[seat]!, hand)]!
  if (most === 0) endTurn(state, seat)
  else become(state, { kind: 'move', seat, hand, most })
}

/** MZ-9, MZ-9b As far as possible or into a goal: `used` tells whether the move is still one of the longest. */
export function steps(state: State, { seat, hand, most }: FrameOf<'move'>): readonly Action[] {
  const { outlooks } = courseOf(state.table)
  const outlook = outlookOf(outlooks, state.cars[seat]!, hand)
  return (state.used[seat]! + outlooks.most[outlook]! === most ? outlooks.long : outlooks.short)[outlook]!
}

/** MZ-3, MZ-7 One square for one die, whoever stands there. */
export function step(state: State, frame: FrameOf<'move'>, to: Spot): void {
  const { seat } = frame
  const { colours, outlooks } = courseOf(state.table)
  frame.hand -= UNITS[colours[to]!]!
  state.cars[seat] = to
  state.used[seat]!++
  if (outlooks.most[outlookOf(outlooks, to, frame.hand)] === 0) endMove(state, seat)
}

function endMove(state: State, seat: Seat): void {
  pushBack(state, seat)
  arrive(state, seat, seat)
  if (state.table.options.variation) offerBonus(state, seat)
  else endTurn(state, seat)
}
