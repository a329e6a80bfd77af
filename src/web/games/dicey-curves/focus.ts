import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { carsOf, trackGraph } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, View } from '../../../games/dicey-curves/state.ts'
import type { Area } from '../../ui/PanZoom.tsx'
import type { Spot } from './road.ts'
import type { Target } from './targets.ts'
import { areaOf, type World } from './world.ts'

interface Action {
  readonly view: View
  readonly world: World
  readonly targets: readonly Target[]
  readonly car: Car | null
  readonly active: Seat | null
  /** How many spaces ahead of a car to show. */
  readonly ahead: number
}

const ROOM = 26
/** Closer, so that a finger finds each space of Start. */
const PLACING = 15

/** Where to look: what is aimed at, else the next steps, else what can be taken, else the car that is driven, else whose turn it is. */
export function focusOf({ view, world, targets, car, active, ahead }: Action): Area {
  const aimed = targets.find(({ look }) => look === 'aimed')
  if (aimed) return areaOf([aimed.spot], ROOM * 2)
  if (top(view).kind === 'place') return areaOf(startOf(world), PLACING)
  const next = targets.filter(({ look }) => look === 'step')
  const spots = spotsOf(next.length > 0 ? next : targets)
  const start = car === null ? [] : standing(view, world, car, ahead)
  if (start.length + spots.length > 0) return withRoomBelow(areaOf([...start, ...spots], ROOM))
  const seat = active ?? seatOf(view)
  const cars = seat === null ? [] : carsOf(view, seat).map((one) => standing(view, world, one, ahead))
  const first = cars.find((spots) => spots.length > 0)
  const still = top(view).kind === 'over' ? world.cards.at(-1)! : world.cards[0]!
  return first ? areaOf(first, ROOM) : areaOf([still.middle], ROOM * 2)
}

const spotsOf = (targets: readonly Target[]): Spot[] => targets.map(({ spot }) => spot)

/** All of Start, so that nothing moves while cars are placed. */
const startOf = ({ cards, spaces }: World): Spot[] =>
  spaces.slice(0, cards[0]!.plan.patches.length).map(({ spot }) => spot)

const BELOW = 1.2

/** The button that starts the drive lies over the lower edge. */
const withRoomBelow = (area: Area): Area => ({ ...area, height: area.height * BELOW })

function seatOf(view: View): Seat | null {
  const frame = top(view)
  return 'seat' in frame ? frame.seat : null
}

/** A car, and a little of the way ahead of it. */
function standing(view: View, world: World, car: Car, ahead: number): Spot[] {
  const { forward, line } = trackGraph(view)
  const spots: Spot[] = []
  for (let space = view.cars[car]!; space !== NONE && space !== line && spots.length <= ahead; ) {
    spots.push(world.spaces[space]!.spot)
    space = forward[space]![0] ?? NONE
  }
  return spots
}
