import {
  type Board,
  COLOURS,
  GOALS,
  type Goal,
  goalAt,
  isGoal,
  type Lane,
  laneAt,
  MOST_LANES,
  MOST_SQUARES,
  MOST_SQUARES_IN_ALL,
  type Place,
  type Spot,
  START,
  START_COLOURS,
  squareAt,
  TYRE,
} from '../board.ts'
import { NO_COLOUR, type Plan, plan } from './plan.ts'

/** MZ-13 What is wrong with a board, one line for each place. Ways are looked for only where all squares are sound. */
export function boardFlaws(board: Board): string[] {
  const flaws = [...lanesFlaws(board), ...startFlaws(board), ...goalsFlaws(board)]
  return flaws.length > 0 ? flaws : wayFlaws(board)
}

const when = (isFlawed: boolean, flaw: string): string[] => (isFlawed ? [flaw] : [])

const COLOUR_NAMES: readonly string[] = COLOURS

// Lanes

function lanesFlaws(board: Board): string[] {
  const { lanes } = board
  const names = lanes.map(({ name }) => name)
  const inAll = lanes.flatMap(({ squares }) => squares).length
  return [
    ...when(lanes.length === 0, 'lanes: there are none'),
    ...when(lanes.length > MOST_LANES, `lanes: ${lanes.length} are too many, ${MOST_LANES} have room`),
    ...when(inAll > MOST_SQUARES_IN_ALL, `lanes: ${inAll} squares, but only ${MOST_SQUARES_IN_ALL} have room`),
    ...names.flatMap((name, i) => when(names.indexOf(name) < i, `lane ${name}: two lanes have this name`)),
    ...lanes.flatMap((lane) => laneFlaws(lane, board.length)),
  ]
}

function laneFlaws({ name, squares }: Lane, length: number): string[] {
  if (squares.length === 0) return [`lane ${name}: has no squares`]
  const begin = squares[0]!.from
  const end = squares.at(-1)!.to
  return [
    ...when(
      squares.length > MOST_SQUARES,
      `lane ${name}: ${squares.length} squares, but only ${MOST_SQUARES} have room`,
    ),
    ...when(begin !== 0, `lane ${name}: begins at ${begin} instead of 0`),
    ...when(end !== length, `lane ${name}: ends at ${end} instead of ${length}`),
    ...squares.flatMap((_, index) => squareFlaws(name, squares, index)),
  ]
}

function squareFlaws(lane: string, squares: Lane['squares'], index: number): string[] {
  const { from, to, colour } = squares[index]!
  const place = `lane ${lane}, square ${index}`
  const before = squares[index - 1]?.to ?? from
  return [
    ...when(!COLOUR_NAMES.includes(colour) && colour !== TYRE, `${place}: unknown colour "${colour}"`),
    ...when(to <= from, `${place}: ends at ${to}, but begins at ${from}`),
    ...when(from < before, `${place}: begins at ${from} and overlaps the square before, which ends at ${before}`),
    ...when(
      from > before,
      `${place}: begins at ${from}, but the square before ends at ${before}; one is missing between`,
    ),
  ]
}

// Start and goals

function startFlaws(board: Board): string[] {
  const { start } = board
  const flaws = [
    ...when(
      start.length !== START_COLOURS.length,
      `start: leads to ${start.length} squares instead of ${START_COLOURS.length}`,
    ),
    ...start.flatMap((place, i) => placeFlaws(board, place, `start ${i}`)),
  ]
  return flaws.length > 0 ? flaws : startColourFlaws(board)
}

function placeFlaws({ lanes }: Board, { lane, square }: Place, place: string): string[] {
  const found = lanes.find(({ name }) => name === lane)
  if (!found) return [`${place}: unknown lane "${lane}"`]
  const target = found.squares[square]
  if (!target) return [`${place}: lane ${lane} has no square ${square}`]
  return when(target.colour === TYRE, `${place}: leads to tyres, lane ${lane}, square ${square}`)
}

/** MZ-4 One square of each start colour. */
function startColourFlaws({ lanes, start }: Board): string[] {
  const colours = start.map(({ lane, square }) => lanes.find(({ name }) => name === lane)!.squares[square]!.colour)
  return START_COLOURS.flatMap((colour) => when(!colours.includes(colour), `start: leads to no ${colour} square`))
}

const goalsFlaws = (board: Board): string[] => [
  ...when(board.goals.length !== GOALS, `goals: ${board.goals.length} instead of ${GOALS}`),
  ...board.goals.flatMap((goal, i) => goalFlaws(board, goal, `goal ${i}`)),
]

function goalFlaws({ lanes }: Board, goal: Goal, place: string): string[] {
  const names = lanes.map(({ name }) => name)
  return [
    ...when(!COLOUR_NAMES.includes(goal.colour), `${place}: unknown colour "${goal.colour}"`),
    ...when(goal.lanes.length === 0, `${place}: lies across no lane`),
    ...goal.lanes.flatMap((lane) => when(!names.includes(lane), `${place}: unknown lane "${lane}"`)),
    ...goal.lanes.flatMap((lane, i) => when(goal.lanes.indexOf(lane) < i, `${place}: lane ${lane} is named twice`)),
  ]
}

// Ways

function wayFlaws(board: Board): string[] {
  const circuit = plan(board)
  const reached = reachable(circuit)
  return circuit.spots.flatMap((spot) => {
    if (spot !== START && circuit.colours[spot] === NO_COLOUR) return []
    return [
      ...when(!reached.has(spot), `${nameOf(board, spot)}: cannot be reached`),
      ...when(!isGoal(spot) && circuit.ahead[spot]!.length === 0, `${nameOf(board, spot)}: has no way on`),
    ]
  })
}

function reachable({ ahead }: Plan): ReadonlySet<Spot> {
  const reached = new Set<Spot>([START])
  for (const spot of reached) for (const to of ahead[spot]!) reached.add(to)
  return reached
}

function nameOf({ lanes }: Board, spot: Spot): string {
  if (isGoal(spot)) return `goal ${goalAt(spot)}`
  return spot === START ? 'start' : `lane ${lanes[laneAt(spot)]!.name}, square ${squareAt(spot)}`
}
