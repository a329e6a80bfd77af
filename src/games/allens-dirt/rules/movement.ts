import { become, top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { type Board, exitLane, HALF } from '../board.ts'
import { type Action, FINISHED, type FrameOf, LINE, MOST_LANES, type Move, PITS, type State } from '../state.ts'
import { contact, occupied } from './contact.ts'
import { moveOff } from './meeting.ts'
import { arrive, column, orderSpot } from './order.ts'
import { endTurn } from './round.ts'
import { land } from './trouble.ts'

/** AD-12 Half of the roll, rounded up. */
export const movesOf = (state: State, seat: Seat, total: number): number =>
  state.halfSpeed[seat] ? Math.ceil(total / HALF) : total

/** AD-5 All moves are made, trouble or not. */
export function startMove(state: State, seat: Seat, moves: number, extra: boolean): void {
  become(state, { kind: 'move', seat, extra, left: moves, moved: false })
  goOn(state)
}

const isBeforeLine = (state: State, seat: Seat): boolean => column(state, seat) === state.table.board.columns - 1

/** Makes the moves that leave no choice: onto the line, and out of the pits. */
export function goOn(state: State): void {
  const frame = top(state) as FrameOf<'move'>
  const { seat } = frame
  if (state.lane[seat] === PITS && frame.moved) return endTurn(state)
  while (frame.left > 0) {
    if (isBeforeLine(state, seat)) crossLine(state, frame)
    else if (mustLeavePits(state, seat)) enter(state, frame, exitLane(state.table.board))
    else return
    if (state.lane[seat] === FINISHED) return endTurn(state)
  }
  rest(state, frame)
}

/** AD-9, AD-9a The line is one move, never blocked; reaching it completes a lap, but the first time. */
function crossLine(state: State, frame: Move): void {
  enter(state, frame, LINE)
  const position = state.position[frame.seat]!
  if (position > 0) completeLap(state, frame, position / state.table.board.columns)
}

/** AD-22 The laps as they were completed. AD-21a After the last a car leaves the track. */
function completeLap(state: State, { seat, left }: Move, lap: number): void {
  const crossed = Object.freeze([...(state.laps[lap - 1] ?? []), seat])
  state.laps = Object.freeze(state.laps.length < lap ? [...state.laps, crossed] : state.laps.with(lap - 1, crossed))
  const { laps, finish } = state.table.options
  if (lap < laps) return
  if (finish === 'moves-left') state.position[seat]! += left
  state.lane[seat] = FINISHED
}

/** AD-7a One column forward, straight or diagonally. */
function enter(state: State, frame: Move, lane: number): void {
  moveOff(state, frame.seat)
  arrive(state, frame.seat, state.position[frame.seat]! + 1, lane)
  frame.left--
  frame.moved = true
}

export function step(state: State, lane: number): void {
  enter(state, top(state) as FrameOf<'move'>, lane)
  goOn(state)
}

/** AD-14 Into a spot that holds cars. */
export function driveInto(state: State, lane: number): void {
  const frame = top(state) as FrameOf<'move'>
  enter(state, frame, lane)
  if (contact(state, frame.seat) === 'go-on') goOn(state)
}

/** AD-6 Short of the roll, behind a car. */
export function stop(state: State): void {
  rest(state, top(state) as FrameOf<'move'>)
}

function rest(state: State, frame: Move): void {
  if (frame.moved) orderSpot(state, frame.seat)
  land(state, frame)
}

/** AD-11b The one way out of the pits is free. */
const mustLeavePits = (state: State, seat: Seat): boolean => state.lane[seat] === PITS && ways(state, seat).length === 1

// What a car may do with its next move.

const PATTERNS = 1 << MOST_LANES
const PLACES = 2 * MOST_LANES + 1

const STEP: readonly Action[] = laneActions('step')
const CONTACT: readonly Action[] = laneActions('contact')
const STOP: Action = Object.freeze({ kind: 'stop' })

function laneActions(kind: 'step' | 'contact'): readonly Action[] {
  return Array.from({ length: MOST_LANES }, (_, lane) => Object.freeze({ kind, lane }))
}

/** Where a car stands that is about to move, and which lanes that leaves. */
export interface Reach {
  /** AD-7a, AD-9, AD-11b The lanes that can be entered. */
  readonly lanes: readonly number[]
  /** AD-6a The lanes that must all hold cars before it may stop short. */
  readonly own: readonly number[]
}

export function reachOf(state: State, seat: Seat): Reach {
  const { board } = state.table
  const lane = state.lane[seat]!
  if (lane === PITS) return only(exitLane(board))
  return (lane === LINE ? fromLine : fromLane)(board.lanes.length, lane)
}

const only = (lane: number): Reach => ({ lanes: [lane], own: [lane] })

function fromLine(lanes: number): Reach {
  const all = Array.from({ length: lanes }, (_, lane) => lane)
  return { lanes: all, own: all }
}

const fromLane = (lanes: number, lane: number): Reach => ({
  lanes: [lane, lane - 1, lane + 1].filter((next) => next >= 0 && next < lanes),
  own: [lane],
})

export const isBlocked = ({ own }: Reach, cars: number): boolean => own.every((lane) => (cars >> lane) & 1)

function waysThrough(reach: Reach, cars: number): readonly Action[] {
  const free = reach.lanes.filter((lane) => !((cars >> lane) & 1))
  const taken = reach.lanes.filter((lane) => (cars >> lane) & 1)
  return Object.freeze([
    ...free.map((lane) => STEP[lane]!),
    ...taken.map((lane) => CONTACT[lane]!),
    ...(isBlocked(reach, cars) ? [STOP] : []),
  ])
}

/** AD-14 Around, into or through the cars ahead, or stop: made once for each number of lanes and pattern of cars. */
const known = new Array<readonly Action[] | null>((MOST_LANES + 1) * PLACES * PATTERNS).fill(null)

export function ways(state: State, seat: Seat): readonly Action[] {
  const { board } = state.table
  const cars = occupied(state, column(state, seat) + 1)
  const key = (board.lanes.length * PLACES + standing(board, state.lane[seat]!)) * PATTERNS + cars
  known[key] ??= waysThrough(reachOf(state, seat), cars)
  return known[key]
}

/** A number for each place a move can begin: the lanes, the line, the pits by their exits. */
const standing = (board: Board, lane: number): number =>
  lane < MOST_LANES ? lane : lane === LINE ? MOST_LANES : MOST_LANES + 1 + exitLane(board)
