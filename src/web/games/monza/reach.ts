import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { copy } from '../../../engine/values.ts'
import type { Spot } from '../../../games/monza/board.ts'
import { monza } from '../../../games/monza/game.ts'
import type { State, View } from '../../../games/monza/state.ts'

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
  const seen = new Set<string>()
  const open: State[] = [monza.guess(view, seat, () => 0)]
  for (let state = open.pop(); state; state = open.pop())
    for (const action of monza.legal(state, seat)) {
      if (action.kind !== 'step') continue
      const next = copy(state)
      monza.play(next, seat, action)
      const frame = top(next)
      const goesOn = frame.kind === 'move' && frame.seat === seat
      const key = goesOn ? `${action.to} ${frame.hand}` : `end ${action.to}`
      if (seen.has(key)) continue
      seen.add(key)
      ;(goesOn ? passed : ends).add(action.to)
      if (goesOn) open.push(next)
    }
  return { passed, ends }
}
