import { top } from '../../../engine/frames.ts'
import { DICE, isGoal, START } from '../board.ts'
import { courseOf } from '../rules/circuit.ts'
import { COLUMNS, diceOf } from '../rules/dice.ts'
import { NO_COLOUR } from '../rules/plan.ts'
import type { FrameOf, State } from '../state.ts'

/** What holds in every state. */
export function invariants(state: State): string[] {
  const flaws: string[] = []
  for (let seat = 0; seat < state.cars.length; seat++) checkCar(state, seat, flaws)
  const isLastTurnKnown = state.last !== null
  if (isLastTurnKnown !== state.cars.some(isGoal)) flaws.push('MZ-10: the last turn is known without a car in a goal')
  if (state.cars.length !== state.table.seats) flaws.push(`MZ-1: ${state.cars.length} cars`)
  if (new Set(state.colours).size < state.colours.length) flaws.push('MZ-1a: two cars of one colour')
  const frame = top(state)
  if (frame.kind !== 'car' && state.colours.length !== state.table.seats) flaws.push('MZ-1a: somebody has no car')
  if (frame.kind === 'move') checkHand(state, frame, flaws)
  if (frame.kind === 'over' && !isLastTurnKnown) flaws.push('MZ-10: over without a car in a goal')
  return flaws
}

function checkCar(state: State, seat: number, flaws: string[]): void {
  const { spots, colours } = courseOf(state.table)
  const spot = state.cars[seat]!
  const used = state.used[seat]!
  if (spot !== START && !(colours[spot]! > NO_COLOUR))
    flaws.push(spots.includes(spot) ? `MZ-6: seat ${seat} stands on tyres` : `MZ-13: seat ${seat} stands nowhere`)
  if (!Number.isInteger(used) || used < 0 || used > DICE) flaws.push(`MZ-3: seat ${seat} used ${used} dice`)
  if (sharesSquare(state, seat)) flaws.push(`MZ-8: seat ${seat} shares square ${spot}`)
}

/** MZ-7 Only a car in the middle of its move may be where another stands. */
function sharesSquare(state: State, seat: number): boolean {
  const spot = state.cars[seat]!
  if (spot === START || isGoal(spot) || isMoving(state, seat)) return false
  return state.cars.some((other, i) => i > seat && other === spot && !isMoving(state, i))
}

function isMoving(state: State, seat: number): boolean {
  const frame = top(state)
  return frame.kind === 'move' && frame.seat === seat
}

function checkHand({ used }: State, { seat, hand, most }: FrameOf<'move'>, flaws: string[]): void {
  if (!(COLUMNS[hand]! >= 0)) return void flaws.push(`MZ-3: ${hand} is no hand of dice`)
  const dice = Object.values(diceOf(hand)).reduce((sum, count) => sum + count)
  if (dice + used[seat]! !== DICE) flaws.push(`MZ-3: ${dice} dice left and ${used[seat]} used`)
  if (!(most >= 1 && most <= DICE)) flaws.push(`MZ-9a: a move of at most ${most} dice`)
}
