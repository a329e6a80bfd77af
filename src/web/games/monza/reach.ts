import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { everyWay, walk } from '../../../engine/turns.ts'
import type { Spot } from '../../../games/monza/board.ts'
import { monza } from '../../../games/monza/game.ts'
import type { Monza, State, Step, View } from '../../../games/monza/state.ts'

/** Where the dice that lie there can lead. */
export interface Reach {
  readonly passed: ReadonlySet<Spot>
  /** Where a move can end. */
  readonly ends: ReadonlySet<Spot>
}

/** Tries every way through the rest of the move, with the game's own judgement of each step. */
export function reachOf(view: View, seat: Seat): Reach {
  const passed = new Set<Spot>()
  const ends = new Set<Spot>()
  const state = monza.guess(view, seat, () => 0)
  const onward = everyWay<Monza>((next) => (isMoving(next, seat) ? stepsIn(next, seat) : []))
  for (const { open, ended } of walk(monza, seat, { before: null, state, actions: stepsIn(state, seat) }, onward))
    for (const step of [...open, ...ended]) (isMoving(step.state, seat) ? passed : ends).add((step.action as Step).to)
  return { passed, ends }
}

const stepsIn = (state: State, seat: Seat): Step[] =>
  monza.legal(state, seat).filter((action) => action.kind === 'step')

function isMoving(state: State, seat: Seat): boolean {
  const frame = top(state)
  return frame.kind === 'move' && frame.seat === seat
}
