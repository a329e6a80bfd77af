import type { Seat } from '../../../engine/game.ts'
import { type Board, type SpotKind, spotAt } from '../../../games/allens-dirt/board.ts'
import { column, inRaceOrder } from '../../../games/allens-dirt/rules/order.ts'
import { FINISHED, LINE, MOST_LANES, PITS, RETIRED, type View } from '../../../games/allens-dirt/state.ts'
import { aside, type Heading } from '../plane.ts'
import { type Oval, piece } from './geometry.ts'

/** A spot as it is drawn. */
export interface Place {
  readonly id: string
  readonly lane: number
  readonly column: number
  readonly kind: SpotKind | 'line' | null
  readonly outline: string
  readonly middle: Heading
}

/** The line counts as a place of its own across all lanes. */
export const placeId = (lane: number, at: number): string => (lane >= LINE || at === 0 ? 'line' : `${lane}-${at}`)

/** How far a lane's middle lies from the middle of the road. */
export const acrossOf = (lane: number, lanes: number): number => lane - (lanes - 1) / 2

export function placesOf(board: Board, oval: Oval): Place[] {
  const columns = Array.from({ length: board.columns - 1 }, (_, i) => i + 1)
  return [linePlace(oval), ...board.lanes.flatMap((_, lane) => columns.map((at) => spotPlace(board, oval, lane, at)))]
}

function spotPlace(board: Board, oval: Oval, lane: number, at: number): Place {
  const across = acrossOf(lane, oval.lanes)
  return {
    id: placeId(lane, at),
    lane,
    column: at,
    kind: spotAt(board, lane, at),
    outline: piece(oval, at - 0.5, at + 0.5, across - 0.5, across + 0.5),
    middle: oval.place(at, across),
  }
}

const linePlace = (oval: Oval): Place => ({
  id: 'line',
  lane: LINE,
  column: 0,
  kind: 'line',
  outline: piece(oval, -0.5, 0.5, -oval.lanes / 2, oval.lanes / 2),
  middle: oval.place(0, 0),
})

/** Where a car stands, and how large it is drawn there. */
export interface Stand extends Heading {
  readonly size: number
}

/** Cars that share a place stand in race order. */
export function standOf(view: View, seat: Seat, oval: Oval): Stand {
  const lane = view.lane[seat]!
  const at = lane === PITS ? view.table.board.pits.column : column(view, seat)
  const together = inRaceOrder(
    view,
    [...view.lane.keys()].filter(
      (other) => view.lane[other] === lane && (lane >= MOST_LANES || column(view, other) === at),
    ),
  )
  const order = lane === RETIRED ? view.retired.indexOf(seat) : together.indexOf(seat)
  const laps = Math.floor(view.position[seat]! / oval.columns)
  const turn = -360 * laps
  const stand = spread(lane, at, order, together.length, oval)
  return { ...stand, angle: stand.angle + turn }
}

const PER_ROW = 3
const ROW = 0.82
const BOX = 0.86

function spread(lane: number, at: number, order: number, count: number, oval: Oval): Stand {
  if (lane === PITS) return { ...pitBox(oval, order, at), size: 0.82 }
  if (lane === FINISHED) return parked(oval, order, 1)
  if (lane === RETIRED) return parked(oval, order, -1)
  if (lane === LINE)
    return { ...oval.place(-Math.floor(order / PER_ROW) * ROW, acrossOf(order % PER_ROW, oval.lanes)), size: 1 }
  const middle = oval.place(at, acrossOf(lane, oval.lanes))
  if (count === 1) return { ...middle, size: 1 }
  return {
    ...aside(oval.place(at + (0.5 - order) * 0.3, acrossOf(lane, oval.lanes)), (order - (count - 1) / 2) * 22),
    size: 0.8,
  }
}

/** Pit boxes lie side by side inside of the track; the first car stands where the pits are. */
export const PIT_ACROSS = 0.72

export const pitBox = (oval: Oval, order: number, at: number): Heading =>
  oval.place(at - order * BOX, -oval.lanes / 2 - PIT_ACROSS)

const PARKED_PER_ROW = 4
const PARKED = 62

/** Who has finished parks by the home straight, who is out on the far side. */
function parked({ middle, infield }: Oval, order: number, side: 1 | -1): Stand {
  const x = ((order % PARKED_PER_ROW) - (PARKED_PER_ROW - 1) / 2) * PARKED
  const row = Math.floor(order / PARKED_PER_ROW)
  const y = side * (infield.y * 0.16 + 22 + row * 44)
  return { x: middle.x + x, y: middle.y + y, angle: side === 1 ? 0 : -24 - order * 31, size: 0.78 }
}
