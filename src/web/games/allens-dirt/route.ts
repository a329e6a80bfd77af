import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { actionsTo, everyWay, type Step, type Walker, walk } from '../../../engine/turns.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import {
  type Action,
  type AllensDirt,
  FINISHED,
  LINE,
  type State,
  type View,
} from '../../../games/allens-dirt/state.ts'
import { placeId } from './places.ts'

/** A place that the rest of the move can lead over without contact, and the steps on the way there. */
interface Route {
  readonly actions: readonly Action[]
}

export type Routes = ReadonlyMap<string, Route>

type Drive = Action & { readonly kind: 'step' }

/** Tries every way with the game's own judgement of each step; where several lead to a place, the straightest. */
export function routesOf(view: View, seat: Seat): Routes {
  const routes = new Map<string, Route>()
  const state = allensDirt.guess(view, seat, () => 0)
  const start = { before: null, state, actions: stepsIn(state, seat) }
  for (const { open, ended } of walk(allensDirt, seat, start, straightest(seat)))
    for (const step of [...open, ...ended]) note(step, seat, routes)
  return routes
}

const straightest = (seat: Seat): Walker<AllensDirt> => ({
  ...everyWay<AllensDirt>((state) => (isMoving(state, seat) ? stepsIn(state, seat) : [])),
  key: (step) => `${lanesTo(step).length} ${placeOf(step, seat)}`,
  meet: (step, known) => changes(lanesTo(step)) < changes(lanesTo(known)),
})

const stepsIn = (state: State, seat: Seat): Drive[] =>
  allensDirt.legal(state, seat).filter((action) => action.kind === 'step')

const lanesTo = (step: Step<AllensDirt>): number[] => actionsTo(step).map((action) => (action as Drive).lane)

const changes = (lanes: readonly number[]): number => lanes.filter((lane, i) => i > 0 && lane !== lanes[i - 1]).length

const placeOf = ({ action, from }: Step<AllensDirt>, seat: Seat): string =>
  placeId((action as Drive).lane, column(from, seat) + 1)

/** A step before the line may have taken the car across as well. */
function note(step: Step<AllensDirt>, seat: Seat, routes: Map<string, Route>): void {
  const lane = step.state.lane[seat]
  const actions = actionsTo(step)
  const passed = [placeOf(step, seat), ...(lane === LINE || lane === FINISHED ? ['line'] : [])]
  for (const id of passed) if (!routes.has(id)) routes.set(id, { actions })
}

function isMoving(state: State, seat: Seat): boolean {
  const frame = top(state)
  return frame.kind === 'move' && frame.seat === seat
}
