import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { isGoal, type Spot, START } from '../board.ts'
import { type Course, courseOf } from '../rules/circuit.ts'
import { COLUMNS } from '../rules/dice.ts'
import type { FrameOf, State } from '../state.ts'
import { diceUsable, type Journey, journeyOf } from './journey.ts'

/** The table between two turns: a move under way is thought to end as well as it can. */
export interface Foreseen {
  readonly course: Course
  readonly journey: Journey
  readonly cars: Spot[]
  readonly used: number[]
  /** Whose turn is next, and how many turns the round still has from there. */
  readonly next: Seat
  readonly turnsLeft: number
}

export function foresee(state: State): Foreseen {
  const course = courseOf(state.table)
  const journey = journeyOf(course)
  const cars = [...state.cars]
  const used = [...state.used]
  const frame = top(state)
  if (frame.kind === 'move') finishMove(frame, { course, journey, cars, used })
  return { course, journey, cars, used, ...turnsToCome(state, cars) }
}

function finishMove(
  { seat, hand, most }: FrameOf<'move'>,
  { course, journey, cars, used }: Pick<Foreseen, 'course' | 'journey' | 'cars' | 'used'>,
): void {
  const spot = cars[seat]!
  const usable = diceUsable(course, spot, hand)
  const moves = used[seat]! + usable === most ? journey.long : journey.short
  const end = moves.ends[spot]![COLUMNS[hand]!]!
  const pushed = isGoal(end) ? -1 : cars.findIndex((car, other) => car === end && other !== seat)
  cars[seat] = end
  used[seat]! += moves.dice[spot]![COLUMNS[hand]!]!
  if (pushed >= 0) cars[pushed] = freeBehind(course, cars, end)
}

/** MZ-8, MZ-8a Where a car that is pushed off a spot comes to stand. */
export function freeBehind({ behind }: Pick<Course, 'behind'>, cars: readonly Spot[], spot: Spot): Spot {
  const back = behind[spot]!
  return back !== START && cars.includes(back) ? freeBehind({ behind }, cars, back) : back
}

function turnsToCome(state: State, cars: readonly Spot[]): Pick<Foreseen, 'next' | 'turnsLeft'> {
  const { seats } = state.table
  const frame = top(state)
  if (frame.kind === 'starter' || frame.kind === 'car') return { next: 0, turnsLeft: seats }
  if (frame.kind === 'over') return { next: 0, turnsLeft: 0 }
  if (frame.kind === 'roll') return { next: frame.seat, turnsLeft: turnsUntil(state, frame.seat) }
  const mover = frame.kind === 'move' ? frame.seat : frame.mover
  const turnsLeft = turnsUntil(state, mover) - 1
  const isNewRound = turnsLeft === 0 && !cars.some(isGoal)
  return { next: (mover + 1) % seats, turnsLeft: isNewRound ? seats : turnsLeft }
}

/** MZ-10, MZ-10a The turns of this round from a seat's on. Without rounds everybody has one more after this turn. */
function turnsUntil({ table, starter, last }: State, seat: Seat): number {
  const { seats, options } = table
  const first = options.ending === 'finish-round' ? starter : seat
  const end = last ?? first - 1
  return ((end - seat + seats) % seats) + 1
}
