import { type Board, CRASH_REACH, LEAST_LAPS, MOST_LAPS, RACERS, SPOT_LISTS, type Spot } from '../board.ts'
import { MOST_LANES } from '../state.ts'

const LEAST_LANES = 2

/** AD-23 What is wrong with a board, each line with the board's name and the place in its file. */
export function boardFlaws(board: Board): string[] {
  const misshapen = shapeFlaws(board)
  const flaws = misshapen.length > 0 ? misshapen : [...laneFlaws(board), ...placeFlaws(board), ...spotFlaws(board)]
  return flaws.map((flaw) => `${nameOf(board)}: ${flaw}`)
}

const nameOf = (board: unknown): string => (isRecord(board) && typeof board.id === 'string' ? board.id : 'board')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
const isSpotList = (value: unknown): boolean => Array.isArray(value) && value.every(isSpot)
const isSpot = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isWhole(value[1])

const withFields = (fields: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]))

const SHAPE: Readonly<Record<keyof Board, readonly [(value: unknown) => boolean, string]>> = {
  id: [isText, 'a name'],
  title: [isText, 'a name'],
  lanes: [(value) => Array.isArray(value) && value.every(isText), 'a list of names'],
  columns: [isWhole, 'a whole number'],
  line: [withFields({ column: isWhole, shared: (value) => value === true }), 'a column that is shared'],
  skipATurn: [isSpotList, 'a list of [lane, column]'],
  goToPits: [isSpotList, 'a list of [lane, column]'],
  sweetSpot: [isSpotList, 'a list of [lane, column]'],
  pits: [withFields({ column: isWhole, exitLane: isText }), 'a column and an exitLane'],
  grid: [withFields({ rows: isWhole, perRow: isWhole }), 'rows and perRow'],
  laps: [isWhole, 'a whole number'],
}

function shapeFlaws(board: unknown): string[] {
  if (!isRecord(board)) return ['a board is an object']
  return Object.entries(SHAPE)
    .filter(([field, [fits]]) => !fits(board[field]))
    .map(([field, [, expected]]) => `${field}: expected ${expected}`)
}

const unless = (sound: boolean, flaw: string): string[] => (sound ? [] : [flaw])

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most

function laneFlaws({ lanes, columns, grid, line, laps }: Board): string[] {
  const leastColumns = Math.max(grid.rows, CRASH_REACH) + 2
  return [
    ...unless(isWithin(lanes.length, LEAST_LANES, MOST_LANES), `lanes: ${LEAST_LANES} to ${MOST_LANES} are needed`),
    ...twiceFlaws(lanes),
    ...unless(columns >= leastColumns, `columns: ${leastColumns} at least are needed`),
    ...unless(line.column === 0, 'line.column: columns are counted from the line, which is column 0'),
    ...unless(isWithin(laps, LEAST_LAPS, MOST_LAPS), `laps: ${LEAST_LAPS} to ${MOST_LAPS} are allowed`),
  ]
}

function twiceFlaws(lanes: readonly string[]): string[] {
  const first = new Map(lanes.map((lane, i) => [lane, i] as const).toReversed())
  return lanes.flatMap((lane, i) => unless(first.get(lane) === i, `lanes[${i}]: "${lane}" stands there twice`))
}

function placeFlaws({ lanes, columns, pits, grid }: Board): string[] {
  return [
    ...unless(lanes.includes(pits.exitLane), `pits.exitLane: there is no lane "${pits.exitLane}"`),
    ...unless(isWithin(pits.column, 1, columns - 1), `pits.column: ${pits.column} is not on the track`),
    ...unless(isWithin(grid.perRow, 1, lanes.length), `grid.perRow: a row has at most one car for each lane`),
    ...unless(grid.rows >= 1 && grid.rows * grid.perRow >= RACERS, `grid: ${RACERS} cars have no place`),
  ]
}

function spotFlaws(board: Board): string[] {
  const listed = Object.values(SPOT_LISTS).flatMap((list) =>
    board[list].map((spot, i) => ({ spot, place: `${list}[${i}]`, name: spot.join(' ') })),
  )
  const first = new Map(listed.toReversed().map(({ name, place }) => [name, place]))
  return listed.flatMap(({ spot, place, name }) => [
    ...unknownFlaws(board, spot).map((flaw) => `${place}: ${flaw}`),
    ...unless(first.get(name) === place, `${place}: ${name} is listed at ${first.get(name)} already`),
  ])
}

const unknownFlaws = ({ lanes, columns }: Board, [lane, column]: Spot): string[] => [
  ...unless(lanes.includes(lane), `there is no lane "${lane}"`),
  ...unless(isWithin(column, 1, columns - 1), `column ${column} is not between 1 and ${columns - 1}`),
]
