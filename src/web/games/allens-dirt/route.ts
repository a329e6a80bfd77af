import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { copy } from '../../../engine/values.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import { FINISHED, LINE, type State, type View } from '../../../games/allens-dirt/state.ts'
import { placeId } from './places.ts'

/** A place that the rest of the move can lead to without contact, and the lanes to drive on the way there. */
export interface Route {
  readonly lanes: readonly number[]
  /** Whether the move is over there. */
  readonly ends: boolean
}

export type Routes = ReadonlyMap<string, Route>

interface Branch {
  readonly state: State
  readonly lanes: readonly number[]
  readonly changes: number
}

/** Tries every way with the game's own judgement of each step; where several lead to a place, the straightest. */
export function routesOf(view: View, seat: Seat): Routes {
  const routes = new Map<string, Route>()
  let open: readonly Branch[] = [{ state: allensDirt.guess(view, seat, () => 0), lanes: [], changes: 0 }]
  while (open.length > 0) open = nextColumn(open, seat, routes)
  return routes
}

function nextColumn(open: readonly Branch[], seat: Seat, routes: Map<string, Route>): readonly Branch[] {
  const best = new Map<string, Branch>()
  for (const branch of open)
    for (const action of allensDirt.legal(branch.state, seat)) {
      if (action.kind !== 'step') continue
      const next = stepped(branch, seat, action.lane)
      const id = placeId(action.lane, column(branch.state, seat) + 1)
      if ((best.get(id)?.changes ?? Number.POSITIVE_INFINITY) > next.changes) best.set(id, next)
    }
  for (const [id, branch] of best) note(id, branch, seat, routes)
  return [...best.values()].filter(({ state }) => isMoving(state, seat))
}

function stepped({ state, lanes, changes }: Branch, seat: Seat, lane: number): Branch {
  const next = copy(state)
  allensDirt.play(next, seat, { kind: 'step', lane })
  const changed = lanes.length > 0 && lanes.at(-1) !== lane ? 1 : 0
  return { state: next, lanes: [...lanes, lane], changes: changes + changed }
}

/** A step before the line may have taken the car across as well. */
function note(id: string, { state, lanes }: Branch, seat: Seat, routes: Map<string, Route>): void {
  const isOnLine = state.lane[seat] === LINE || state.lane[seat] === FINISHED
  const ends = !isMoving(state, seat)
  if (!routes.has(id)) routes.set(id, { lanes, ends: ends && !isOnLine })
  if (isOnLine && !routes.has('line')) routes.set('line', { lanes, ends })
}

function isMoving(state: State, seat: Seat): boolean {
  const frame = top(state)
  return frame.kind === 'move' && frame.seat === seat
}
