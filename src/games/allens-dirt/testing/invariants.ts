import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { RACERS } from '../board.ts'
import { column, isOnTrack, isRunning, lapsOf } from '../rules/order.ts'
import { FINISHED, LINE, PITS, RETIRED, type State } from '../state.ts'

/** What holds in every state. */
export function invariants(state: State): string[] {
  const flaws: string[] = []
  if (state.grid.length === 0) return flaws
  orderFlaws(state, flaws)
  const { completed } = chartOf(state.laps)
  for (let seat = 0; seat < RACERS; seat++) carFlaws(state, seat, completed[seat]!, flaws)
  for (let seat = 0; seat < RACERS; seat++) spotFlaws(state, seat, flaws)
  return flaws
}

/** Every car is in the moving order or retired, and in the lists once. */
function orderFlaws({ order, retired, grid, turn, frames, laps, table }: State, flaws: string[]): void {
  if (!isEverybody(order, retired)) flaws.push(`AD-4a: ${order} move and ${retired} are out`)
  if (!isEverybody(grid)) flaws.push(`AD-4: ${grid} is no grid`)
  if (laps.length > table.options.laps) flaws.push(`AD-1: lap ${laps.length} of ${table.options.laps}`)
  if (chartOf(laps).isFlawed) flaws.push('AD-22: a car completed a lap twice')
  const frame = top({ frames })
  if (frame.kind === 'over' ? !isEverybody(frame.order) : turn >= order.length) flaws.push('AD-21: cars are missing')
}

function hasTwice(seats: readonly Seat[]): boolean {
  let seen = 0
  for (const seat of seats) {
    if (seen & (1 << seat)) return true
    seen |= 1 << seat
  }
  return false
}

const NOBODY: readonly Seat[] = []

function isEverybody(some: readonly Seat[], others = NOBODY): boolean {
  let seen = 0
  for (const seat of some) seen |= 1 << seat
  for (const seat of others) seen |= 1 << seat
  return some.length + others.length === RACERS && seen === (1 << RACERS) - 1
}

const OFF_THE_LANES: readonly number[] = [PITS, LINE, FINISHED, RETIRED]

/** A car is where its lane says, and has completed the laps that the lap chart shows. */
function carFlaws(state: State, seat: Seat, charted: number, flaws: string[]): void {
  const lane = state.lane[seat]!
  const { board, options } = state.table
  if (state.retired.includes(seat) !== (lane === RETIRED)) flaws.push(`AD-21: car ${seat} is half retired`)
  if (lane >= board.lanes.length && !OFF_THE_LANES.includes(lane)) flaws.push(`AD-7: lane ${lane}`)
  if ((lane === LINE) !== (column(state, seat) === 0) && lane < FINISHED)
    flaws.push(`AD-9: car ${seat} is off the line`)
  if (lane === PITS && state.position[seat]! > lapsOf(state, seat) * board.columns + board.pits.column)
    flaws.push(`AD-11c: car ${seat} is beyond the pits`)
  if (lane === FINISHED && lapsOf(state, seat) < options.laps) flaws.push(`AD-21a: car ${seat} left the track early`)
  if (!isRunning(state, seat)) return
  if (lapsOf(state, seat) !== charted)
    flaws.push(`AD-22: car ${seat} has ${lapsOf(state, seat)} laps and ${charted} on the chart`)
}

interface Chart {
  /** How many laps of each car are on it. */
  readonly completed: readonly number[]
  /** Whether a car completed a lap twice. */
  readonly isFlawed: boolean
}

/** A chart is the same from one lap to the next. */
const charts = new WeakMap<State['laps'], Chart>()

function chartOf(laps: State['laps']): Chart {
  const known = charts.get(laps)
  if (known) return known
  const completed = new Array<number>(RACERS).fill(0)
  for (const lap of laps) for (const seat of lap) completed[seat]!++
  const chart = { completed, isFlawed: laps.some(hasTwice) }
  charts.set(laps, chart)
  return chart
}

/** AD-8 Two cars are on one spot only after contact, or while it is settled. */
function spotFlaws(state: State, seat: Seat, flaws: string[]): void {
  if (!isOnTrack(state, seat)) return
  for (let other = seat + 1; other < RACERS; other++)
    if (state.lane[other] === state.lane[seat] && column(state, other) === column(state, seat))
      if (!haveTouched(state, seat, other)) flaws.push(`AD-8: cars ${seat} and ${other} are on one spot`)
}

const haveTouched = ({ frames, incidents }: State, a: Seat, b: Seat): boolean =>
  frames.some((frame) => frame.kind === 'contact' && (frame.mover === a || frame.mover === b)) ||
  incidents.findLast(
    (incident) =>
      incident.kind === 'contact' &&
      ((incident.seat === a && incident.other === b) || (incident.seat === b && incident.other === a)),
  ) !== undefined
