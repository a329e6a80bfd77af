import { top } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { SIDES } from '../../../games/allens-dirt/board.ts'
import { inRaceOrder, running } from '../../../games/allens-dirt/rules/order.ts'
import {
  type AllensDirt,
  FINISHED,
  type Flag,
  type FrameOf,
  RETIRED,
  type View,
} from '../../../games/allens-dirt/state.ts'
import { because, named, neighbours, numbered, say } from '../../end/say.ts'
import type { Fall } from '../play.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'

/** AD-2 Every roll is one of two fair dice, re-rolls included: what they are rolled for never changes how they fall. */
export const DIE: Die = { id: 'die', name: say('die'), sides: numbered(SIDES, String) }

export const rolled = (dice: readonly number[], seat: Seat): Thrown[] =>
  dice.map((value) => ({ die: DIE.id, side: String(value), seat }))

const thrown = ({ outcome, before }: Fall<AllensDirt>): Thrown[] =>
  rolled(outcome.dice, (top(before) as FrameOf<'movement'>).seat)

function leader(view: View): Seat | null {
  const frame = top(view)
  if (frame.kind === 'over') return frame.order[0]!
  return view.grid.length === 0 ? null : (inRaceOrder(view, running(view))[0] ?? null)
}

function ties(view: View, { places }: Result): Reason[] {
  const flag = view.incidents.at(-1)
  const isFlagged = flag?.kind === 'flag' && top(view).kind === 'over' && endsRace(view, flag)
  return [
    ...(isFlagged ? [flagged(flag, places)] : atTheLine(view, places)),
    ...(view.retired.length > 1 ? [because('AD-21', 'allens-dirt.out', { players: named(view.retired) })] : []),
  ]
}

const endsRace = ({ table }: View, { lap, order }: Flag): boolean => lap === table.options.laps || order.length <= 1

/** AD-21b, AD-21c The race ended under a flag. */
function flagged({ order }: Flag, places: readonly number[]): Reason {
  const winner = { seat: places.indexOf(1) }
  if (order.length === 0) return because('AD-21c', 'allens-dirt.nobody-left', { winner })
  if (order.length === 1) return because('AD-21c', 'allens-dirt.one-left', { winner })
  return because('AD-21b', 'allens-dirt.flag')
}

/** Cars that came equally far. */
const atTheLine = (view: View, places: readonly number[]): Reason[] =>
  neighbours(places)
    .filter(([a, b]) => view.position[a] === view.position[b] && view.lane[a] !== RETIRED && view.lane[b] !== RETIRED)
    .map(([a, b]) => level(view, a, b))

function level(view: View, a: Seat, b: Seat): Reason {
  const gaps = { ahead: { seat: a }, behind: { seat: b } }
  if (view.lane[a] === FINISHED) {
    const left = view.position[a]! - view.table.options.laps * view.table.board.columns
    return because('AD-21', 'allens-dirt.crossed', { ...gaps, left })
  }
  return because('AD-4a', view.lane[a] === view.lane[b] ? 'allens-dirt.there-first' : 'allens-dirt.inner-lane', gaps)
}

export const tale: Tale<AllensDirt> = {
  progress: ({ position }) => position,
  better: 'more',
  leader,
  measure: say('measure.spots'),
  amount: (count) => say('amount.spots', { count }),
  stage: (number) => say('stage.move', { number }),
  dice: [DIE],
  thrown,
  ranking: because('AD-21', 'allens-dirt.ranking'),
  ties,
}
