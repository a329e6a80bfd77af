import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import {
  type Board,
  COLOURS,
  goalAt,
  goalOf,
  isGoal,
  type Lane,
  laneAt,
  type Spot,
  START,
  spotOf,
  squareAt,
  TYRE,
} from '../board.ts'
import { diceOf } from '../rules/dice.ts'
import type { View } from '../state.ts'

const UNIT = 3
const MOST_UNITS = 28

/** The table in text: a band of the circuit below another, small letters for colours, capitals for cars. */
export const draw = (view: View, names: readonly string[]): string =>
  [...players(view, names), '', ...circuit(view), ...goals(view), '', ...dice(view)].join('\n')

/** A seat that has yet to choose its car has no letter. */
const letterOf = ({ colours }: View, seat: Seat): string => COLOURS[colours[seat] ?? -1]?.charAt(0).toUpperCase() ?? '·'

function players(view: View, names: readonly string[]): string[] {
  const frame = top(view)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const mark = 'seat' in frame && frame.seat === seat ? '▶' : ' '
    return `${mark} ${letterOf(view, seat)} ${name.padEnd(width)}  ${whereabouts(view.table.board, view.cars[seat]!)}`
  })
}

function whereabouts({ lanes, goals }: Board, spot: Spot): string {
  if (spot === START) return 'at the start'
  if (isGoal(spot)) return `in the ${goals[goalAt(spot)]!.colour} goal`
  const { name, squares } = lanes[laneAt(spot)]!
  return `on ${squares[squareAt(spot)]!.colour}, ${name} lane, square ${squareAt(spot) + 1}`
}

/** Bands of equal length, as few as fit. */
function circuit(view: View): string[] {
  const { length } = view.table.board
  const bands = Math.ceil(length / MOST_UNITS)
  const units = Math.ceil(length / bands)
  return Array.from({ length: bands }, (_, i) => band(view, i * units, Math.min(length, (i + 1) * units))).flat()
}

function band(view: View, from: number, to: number): string[] {
  const { lanes } = view.table.board
  const width = Math.max(...lanes.map(({ name }) => name.length))
  const rule = `${' '.repeat(width)} ${'-'.repeat((to - from) * UNIT + 1)}`
  const rows = lanes.map((lane, i) => `${lane.name.padEnd(width)} ${row(view, lane, i, from, to)}|`)
  return [rule, ...rows, ...(to === view.table.board.length ? [rule] : [])]
}

const row = (view: View, { squares }: Lane, lane: number, from: number, to: number): string =>
  squares
    .map((square, index) => ({ ...square, spot: spotOf(lane, index) }))
    .filter((square) => square.from < to && square.to > from)
    .map((square) => cell(view, square, Math.max(from, square.from), Math.min(to, square.to)))
    .join('')

interface Drawn {
  readonly from: number
  readonly colour: string
  readonly spot: Spot
}

/** A square cut by the end of a band goes on with dots in the next; its letters stand in the first part. */
function cell(view: View, { from: begin, colour, spot }: Drawn, from: number, to: number): string {
  const room = (to - from) * UNIT - 1
  if (begin < from) return `:${(colour === TYRE ? '#' : '.').repeat(room)}`
  return `|${content(colour, carsOn(view, spot), room)}`
}

function content(colour: string, cars: string, room: number): string {
  if (colour === TYRE) return '#'.repeat(room)
  const letter = colour.charAt(0)
  const texts = [`${letter}  ${cars}`, `${letter} ${cars}`, `${letter}${cars}`, cars]
  return (texts.find((text) => text.length <= room) ?? cars.slice(0, room)).padEnd(room)
}

const carsOn = (view: View, spot: Spot): string =>
  view.cars.flatMap((at, seat) => (at === spot ? [letterOf(view, seat)] : [])).join('')

const goals = (view: View): string[] =>
  view.table.board.goals.map(
    ({ colour, lanes }, i) => `${colour} goal after ${lanes.join(' and ')}: ${carsOn(view, goalOf(i)) || '-'}`,
  )

function dice(view: View): string[] {
  const frame = top(view)
  if (frame.kind === 'over') return ['The race is over.']
  if (frame.kind !== 'move') return [view.last === null ? 'Nobody is in a goal.' : 'These are the last turns.']
  const left = diceOf(frame.hand)
  return [`Dice left: ${COLOURS.flatMap((colour) => Array<string>(left[colour]).fill(`[${colour}]`)).join(' ')}`]
}
