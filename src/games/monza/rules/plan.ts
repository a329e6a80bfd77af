import { type Board, COLOURS, goalOf, SPOT_NUMBERS, type Spot, type Square, START, spotOf, TYRE } from '../board.ts'

export const NO_COLOUR = -1

/** The geometry of a board. Lists stand at the number of a spot; numbers that are no spot hold nothing of use. */
export interface Plan {
  readonly spots: readonly Spot[]
  /** As numbers into COLOURS; the start and tyres have none. */
  readonly colours: readonly number[]
  /** The far ends. */
  readonly ends: readonly number[]
  /** MZ-3, MZ-5 The spots that a car may enter from each spot. */
  readonly ahead: readonly (readonly Spot[])[]
  /** MZ-8 The next square behind in the same lane, tyres skipped, or the start. */
  readonly behind: readonly Spot[]
}

export function plan(board: Board): Plan {
  const squares = placed(board)
  const goals = board.goals.map((goal, i) => ({ ...goal, spot: goalOf(i) }))
  return {
    spots: [START, ...squares.map(({ spot }) => spot), ...goals.map(({ spot }) => spot)],
    colours: bySpot([...squares, ...goals], ({ colour }) => (COLOURS as readonly string[]).indexOf(colour), NO_COLOUR),
    ends: bySpot([...squares, ...goals.map(({ spot }) => ({ spot, to: board.length }))], ({ to }) => to, 0),
    ahead: bySpot(
      [{ spot: START, ways: fromStart(board) }, ...squares.map((square) => waysOn(board, squares, square))],
      ({ ways }) => ways,
      [],
    ),
    behind: bySpot(squares, (square) => squareBehind(squares, square), START),
  }
}

interface Placed extends Square {
  readonly spot: Spot
  readonly lane: number
  readonly index: number
}

const placed = ({ lanes }: Board): Placed[] =>
  lanes.flatMap(({ squares }, lane) =>
    squares.map((square, index) => ({ ...square, lane, index, spot: spotOf(lane, index) })),
  )

function bySpot<Item extends { readonly spot: Spot }, Fact>(
  items: readonly Item[],
  fact: (item: Item) => Fact,
  nothing: Fact,
): readonly Fact[] {
  const facts = Array.from({ length: SPOT_NUMBERS }, () => nothing)
  for (const item of items) facts[item.spot] = fact(item)
  return facts
}

/** MZ-4 Only the squares that the start leads to. */
const fromStart = ({ start, lanes }: Board): Spot[] =>
  start.map(({ lane, square }) =>
    spotOf(
      lanes.findIndex(({ name }) => name === lane),
      square,
    ),
  )

const waysOn = (board: Board, squares: readonly Placed[], from: Placed) => ({
  spot: from.spot,
  ways: [...squares.filter((to) => isAhead(from, to)).map(({ spot }) => spot), ...intoGoals(board, from)],
})

/** MZ-5 Straight on, or to the touching square of a neighbouring lane whose far end lies ahead. */
function isAhead(from: Placed, to: Placed): boolean {
  if (to.colour === TYRE) return false // MZ-6
  if (to.lane === from.lane) return to.index === from.index + 1
  return Math.abs(to.lane - from.lane) === 1 && touch(from, to) && to.to > from.to
}

const touch = (a: Square, b: Square): boolean => a.from < b.to && b.from < a.to

/** MZ-10 The last square of a lane leads straight on into the goals that lie across that lane. */
function intoGoals({ lanes, goals }: Board, { lane, index }: Placed): Spot[] {
  const { name, squares } = lanes[lane]!
  if (index !== squares.length - 1) return []
  return goals.flatMap((goal, i) => (goal.lanes.includes(name) ? [goalOf(i)] : []))
}

/** MZ-6, MZ-8a Nobody is pushed onto tyres. */
function squareBehind(squares: readonly Placed[], from: Placed): Spot {
  const behind = squares.findLast(
    ({ lane, index, colour }) => lane === from.lane && index < from.index && colour !== TYRE,
  )
  return behind?.spot ?? START
}
