import type { Result, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { SIDES } from '../../../games/allens-dirt/board.ts'
import { inRaceOrder } from '../../../games/allens-dirt/rules/order.ts'
import type { AllensDirt, Flag, FrameOf, View } from '../../../games/allens-dirt/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'
import { because, frameOf, named, neighbours, numbered, say } from '../telling.ts'

const DIE = 'die'

/** AD-2 Every roll is one of two fair dice, re-rolls included: what they are rolled for never changes how they fall. */
export const DICE: Die = { id: DIE, name: say('die'), sides: numbered(SIDES, String) }

export const rolled = (dice: readonly number[], seat: Seat): Thrown[] =>
  dice.map((value) => ({ die: DIE, side: String(value), seat }))

const thrown = ({ outcome, before }: Fall<AllensDirt>): Thrown[] =>
  rolled(outcome.dice, (frameOf(before) as FrameOf<'movement'>).seat)

const isOut = ({ retired }: View, seat: Seat): boolean => retired.includes(seat)

function leader(view: View): Seat | null {
  const frame = frameOf(view)
  if (frame.kind === 'over') return frame.order[0]!
  const running = view.grid.filter((seat) => !isOut(view, seat))
  return inRaceOrder(view, running)[0] ?? null
}

function reached(view: View, seat: Seat): Sentence {
  const { laps } = view.table.options
  const lap = Math.max(0, Math.min(laps, Math.floor(view.position[seat]! / view.table.board.columns)))
  if (isOut(view, seat)) return say('allens-dirt.out-in', { lap: Math.min(laps, lap + 1) })
  return say('allens-dirt.laps', { lap, laps })
}

function ties(view: View, { places }: Result): Reason[] {
  const flag = view.incidents.at(-1)
  const isFlagged = flag?.kind === 'flag' && frameOf(view).kind === 'over' && endsRace(view, flag)
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

/** AD-21 What ranks the cars that completed the last lap, and how those compare that came equally far. */
function atTheLine(view: View, places: readonly number[]): Reason[] {
  const { laps, finish } = view.table.options
  const level = neighbours(places).filter(([a, b]) => isLevel(view, a, b))
  return [
    ...(view.laps[laps - 1]!.length > 1 ? [because('AD-21', `allens-dirt.finish.${finish}`)] : []),
    ...level.map(([a, b]) => compared(view, a, b)),
  ]
}

const leftOver = ({ table, position }: View, seat: Seat): number =>
  position[seat]! - table.options.laps * table.board.columns

function isLevel(view: View, a: Seat, b: Seat): boolean {
  if (view.position[a] !== view.position[b] || isOut(view, a) || isOut(view, b)) return false
  return leftOver(view, a) < 0 || view.table.options.finish === 'moves-left'
}

function compared(view: View, a: Seat, b: Seat): Reason {
  const gaps = { ahead: { seat: a }, behind: { seat: b } }
  const left = leftOver(view, a)
  if (left >= 0) return because('AD-21', 'allens-dirt.crossed', { ...gaps, left })
  return because('AD-4a', view.lane[a] === view.lane[b] ? 'allens-dirt.there-first' : 'allens-dirt.inner-lane', gaps)
}

export const tale: Tale<AllensDirt> = {
  progress: ({ grid, position }) => (grid.length === 0 ? null : position),
  better: 'more',
  isRace: true,
  leader,
  measure: say('measure.behind'),
  amount: (count) => say('amount.spots', { count }),
  stage: (number) => say('stage.move', { number }),
  reached,
  dice: [DICE],
  thrown,
  ranking: because('AD-21', 'allens-dirt.ranking'),
  ties,
  next: 'race',
}
