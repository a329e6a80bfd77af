import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { CRASH_REACH, effectOf } from '../board.ts'
import { type FrameOf, LINE, RETIRED, type State, type Struck } from '../state.ts'
import { flag } from './flags.ts'
import { column, columnOf, inRaceOrder, isOnTrack, placeOf, record, running } from './order.ts'

/** AD-19 Everyone close behind rolls, as they run; then the red flag falls. */
export function crash(state: State, struck: Struck): void {
  check(state, inRaceOrder(state, closeBehind(state, struck.crashed[0]!)), struck, [])
}

function check(state: State, seats: readonly Seat[], struck: Struck, caught: readonly Seat[]): void {
  const [seat, ...due] = seats
  if (seat === undefined) return retire(state, struck, caught)
  become(state, { kind: 'crash-check', seat, due, struck, caught })
}

/** AD-19a, AD-19b In any lane and on the line, but neither alongside nor in the pits. */
function closeBehind(state: State, crashed: Seat): Seat[] {
  const { board } = state.table
  return running(state).filter((seat) => {
    const behind = columnOf(board, column(state, crashed) - column(state, seat))
    return (isOnTrack(state, seat) || state.lane[seat] === LINE) && behind >= 1 && behind <= CRASH_REACH
  })
}

/** AD-19, AD-19a Caught means out as well, without further checks. */
export function crashCheck(state: State, frame: FrameOf<'crash-check'>, total: number): void {
  const isCaught = effectOf('crash-check', total) === 'caught'
  if (isCaught) record(state, { kind: 'caught', seat: frame.seat, ...placeOf(state, frame.seat) })
  check(state, frame.due, frame.struck, isCaught ? [...frame.caught, frame.seat] : frame.caught)
}

/** AD-21 Within one crash cars retire as they ran. */
function retire(state: State, { crashed, spun }: Struck, caught: readonly Seat[]): void {
  const out = inRaceOrder(state, [...crashed, ...caught])
  for (const seat of out) state.lane[seat] = RETIRED
  state.retired = Object.freeze([...out, ...state.retired])
  state.order.splice(0, state.order.length, ...state.order.filter((seat) => !out.includes(seat)))
  flag(state, 'red', spun)
}
