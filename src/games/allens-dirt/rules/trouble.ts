import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { type Check, effectOf, spotAt } from '../board.ts'
import { type FrameOf, type Move, PITS, type State } from '../state.ts'
import { flag } from './flags.ts'
import { moveOff } from './meeting.ts'
import { arrive, column, isOnTrack, lapsOf, placeOf, record } from './order.ts'
import { endTurn } from './round.ts'

/** AD-6, AD-6b, AD-13 A car has come to rest: its spot counts, a Sweet Spot only after a full move, once a turn. */
export function land(state: State, { seat, extra, moved, left }: Move): void {
  const spot =
    moved && isOnTrack(state, seat) ? spotAt(state.table.board, state.lane[seat]!, column(state, seat)) : null
  if (spot === 'sweet-spot') return left === 0 && !extra ? rollAgain(state, seat) : endTurn(state)
  if (spot) become(state, { kind: spot, seat })
  else endTurn(state)
}

/** AD-13 At once, and only once. */
function rollAgain(state: State, seat: Seat): void {
  become(state, { kind: 'movement', seat, extra: true })
}

/** AD-10, AD-11 What a trouble spot costs. */
export function trouble(state: State, { kind, seat }: FrameOf<'skip-a-turn' | 'go-to-pits'>, total: number): void {
  const effect = effectOf(kind, total)
  if (effect === 'spin') return spinAlone(state, seat, kind)
  if (effect === 'pits') goToPits(state, seat, kind)
  else state.halfSpeed[seat] = true
  endTurn(state)
}

export function spin(state: State, seat: Seat, cause: Check): void {
  record(state, { kind: 'spin', seat, cause, ...placeOf(state, seat) })
}

export function spinAlone(state: State, seat: Seat, cause: Check): void {
  spin(state, seat, cause)
  flag(state, 'yellow', [seat])
}

/** AD-11a To a fixed place by the track; the completed laps stay. AD-11c Never forward in the race. */
export function goToPits(state: State, seat: Seat, cause: Check): void {
  const { columns, pits } = state.table.board
  record(state, { kind: 'pits', seat, cause, ...placeOf(state, seat) })
  moveOff(state, seat)
  arrive(state, seat, Math.min(state.position[seat]!, lapsOf(state, seat) * columns + pits.column), PITS)
}
