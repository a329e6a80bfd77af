import type { Board, Spot } from '../../../games/monza/board.ts'
import { type Colour, goalOf, isGoal, laneAt, START, spotOf, squareAt, type TYRE } from '../../../games/monza/board.ts'
import type { Heading } from '../plane.ts'
import { GOAL, GRID, type Oval, piece } from './geometry.ts'

/** A spot as it is drawn. */
export interface Place {
  readonly spot: Spot
  readonly colour: Colour | typeof TYRE
  readonly outline: string
  readonly middle: Heading
  /** How long and wide it is, for what is drawn on it. */
  readonly length: number
  readonly width: number
}

/** The lines of a lane, in lanes from the middle of the road; the first lane is the inner one. */
const linesOf = (lane: number, lanes: number) => ({ inner: lane - lanes / 2, outer: lane + 1 - lanes / 2 })

export function squaresOf(board: Board, oval: Oval): Place[] {
  return board.lanes.flatMap(({ squares }, lane) => {
    const { inner, outer } = linesOf(lane, board.lanes.length)
    return squares.map(({ from, to, colour }, square) => ({
      spot: spotOf(lane, square),
      colour,
      outline: piece(oval, from, to, inner, outer),
      middle: oval.place((from + to) / 2, (inner + outer) / 2),
      length: (to - from) * oval.unit,
      width: oval.lane,
    }))
  })
}

/** The goals share the width of the road between them. */
export function goalsOf(board: Board, oval: Oval): Place[] {
  const lanes = board.lanes.length
  const share = lanes / board.goals.length
  return board.goals.map(({ colour }, goal) => {
    const inner = goal * share - lanes / 2
    return {
      spot: goalOf(goal),
      colour,
      outline: piece(oval, board.length, board.length + GOAL, inner, inner + share),
      middle: oval.place(board.length + GOAL / 2, inner + share / 2),
      length: GOAL * oval.unit,
      width: share * oval.lane,
    }
  })
}

/** Where a car stands: cars that share the grid or a goal stand side by side. */
export function standOf(spot: Spot, order: number, places: ReadonlyMap<Spot, Place>, oval: Oval): Heading {
  if (spot === START) return onGrid(order, oval)
  const { middle, width } = places.get(spot)!
  if (!isGoal(spot)) return middle
  const shift = (order % 2 ? 0.5 : -0.5) * Math.ceil(order / 2)
  const sideways = ((middle.angle - 90) * Math.PI) / 180
  const away = shift * (width / 3)
  return { ...middle, x: middle.x + away * Math.cos(sideways), y: middle.y + away * Math.sin(sideways) }
}

/** Two rows of three, the first in front. */
function onGrid(order: number, oval: Oval): Heading {
  const row = Math.floor(order / oval.lanes)
  return oval.place(-GRID * (0.27 + 0.46 * row), (order % oval.lanes) - (oval.lanes - 1) / 2)
}

/** The far end of where a car stands: how far it has come. */
export function progressOf(board: Board, spot: Spot): number {
  if (spot === START) return 0
  return isGoal(spot) ? board.length : board.lanes[laneAt(spot)]!.squares[squareAt(spot)]!.to
}
