import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { BONUS, effectOf } from '../board.ts'
import { movesOf } from '../rules/movement.ts'
import { totalOf } from '../rules/qualifying.ts'
import type { Action, Contact, Frame, FrameOf, State } from '../state.ts'
import { costOf, DAMAGE, KEPT, SHARE_A_MOVE } from './prices.ts'
import { bestWay, entering, stopping } from './road.ts'

/**
 * A house driver's judgement of what may be done now, as a share of a win: along the best way from there to the end of
 * this move, in moves gained or lost. Everything is public, so it reads the state as it is.
 */
export function reflex(state: State, _seat: Seat, legal: readonly Action[]): number[] {
  const frame = top(state)
  if (frame.kind === 'bonus') return legal.map((action) => bonusWorth(state, frame, action) * SHARE_A_MOVE)
  const move = frame as FrameOf<'move'>
  const worthOf = entering(state, move)
  return legal.map((action) => ('lane' in action ? worthOf(action.lane) : stopping(state, move)))
}

/** AD-3 The roll lies below the question. */
function bonusWorth(state: State, { seat, dice }: FrameOf<'bonus'>, { kind }: Action): number {
  const roll = state.frames.at(-2)!
  const total = totalOf(dice)
  return kind === 'add-one'
    ? rollWorth(state, roll, seat, total + BONUS)
    : rollWorth(state, roll, seat, total) + kept(state)
}

/** In the last lap there is nothing to keep it for. */
const kept = ({ laps, table }: State): number => (laps.length + 1 < table.options.laps ? KEPT : 0)

function rollWorth(state: State, roll: Frame, seat: Seat, total: number): number {
  switch (roll.kind) {
    case 'movement':
      return moveWorth(state, seat, movesOf(state, seat, total), roll.extra)
    case 'contact':
      return -DAMAGE * (suffers(state, roll, seat, total) ? 1 : 0)
    case 'qualifying':
    case 'move':
    case 'bonus':
    case 'over':
      return 0
    default:
      return -costOf(effectOf(roll.kind, total))
  }
}

/** AD-3b, AD-15 All rolls of the contact lie on the table. */
function suffers({ contact, affected }: State, { mover, others }: Contact, seat: Seat, total: number): boolean {
  const rivals = mover === seat ? others : [mover]
  return !affected[seat] && rivals.some((rival) => contact[rival]! >= total)
}

const moveWorth = (state: State, seat: Seat, moves: number, extra: boolean): number =>
  moves + bestWay(state, { kind: 'move', seat, extra, left: moves, moved: false })
