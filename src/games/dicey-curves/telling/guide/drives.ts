import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Drives } from '../../../../engine/guide.ts'
import type { Sentence } from '../../../../engine/sentence.ts'
import type { Step } from '../../../../engine/turns.ts'
import { NONE } from '../../rules/deck.ts'
import { seatsOf, trackGraph } from '../../rules/race.ts'
import type { Car, DiceyCurves, DriveFrame, Space, State } from '../../state.ts'
import { list, player, say, spaceName } from '../say.ts'

type Leg = Step<DiceyCurves>

/** A Combo from its first step to its last. */
export const DRIVES: Drives<DiceyCurves> = {
  isUnderWay(state, seat) {
    const frame = top(state)
    return frame.kind === 'drive' && frame.seat === seat
  },
  tell(way, seat) {
    const end = way.at(-1)!.state
    const space = spaceOf(end, (top(way[0]!.from) as DriveFrame).car)
    const what = [...way.flatMap(gatesPassed), ...chipsPaid(way), ...cubesTaken(way, seat), ...whatLies(end, space)]
    return what.length === 0
      ? say('end.clear', { space: spaceName(end, space) })
      : say('end.at', { space: spaceName(end, space), what: list(what) })
  },
}

const spaceOf = (state: State, car: Car): Space =>
  state.finished.includes(car) ? trackGraph(state).line : state.cars[car]!

/** DC-37 A step forward from a space before a Gate crosses it. */
function gatesPassed({ from, action }: Leg): Sentence[] {
  if (action.kind !== 'step') return []
  const { forward, gateOf, gateSize } = trackGraph(from)
  const space = from.cars[(top(from) as DriveFrame).car]!
  const isCrossed = gateOf[space] !== NONE && forward[space]!.includes(action.to)
  return isCrossed ? [say('end.gate', { size: gateSize[gateOf[space]!]! })] : []
}

/** DX-20a */
function chipsPaid(way: readonly Leg[]): Sentence[] {
  const chips = way.filter(({ action }) => action.kind === 'step' && action.avoid).length
  return chips > 0 ? [say('end.chips', { chips })] : []
}

/** DX-20, DX-21 Who takes how many; what a car gives back behind the line is no matter here. */
const cubesTaken = (way: readonly Leg[], seat: Seat): Sentence[] =>
  seatsOf(way[0]!.from).flatMap((taker) => {
    const cubes = way.reduce((sum, leg) => sum + Math.max(0, cubesOf(leg.state, taker) - cubesOf(leg.from, taker)), 0)
    if (cubes === 0) return []
    return [taker === seat ? say('end.cubes', { cubes }) : say('end.cubes-for', { cubes, ...player(taker) })]
  })

const cubesOf = ({ danger }: State, seat: Seat): number => danger?.cubes[seat] ?? 0

/** DC-36, DX-24 What a car meets next. */
function whatLies(state: State, space: Space): Sentence[] {
  const { gateOf, gateSize } = trackGraph(state)
  const gate = gateOf[space] ?? NONE
  return [
    ...(gate === NONE ? [] : [say('end.before-gate', { size: gateSize[gate]! })]),
    ...(state.danger?.shop === space ? [say('end.shop')] : []),
  ]
}
