import type { Seat } from '../../../engine/game.ts'
import { CHIPS_FOR_SIZE, MOST_CHIPS } from '../board.ts'
import type { Action, ActionOf, Car, FrameOf, State } from '../state.ts'
import { bestSize } from './combos.ts'
import { NONE } from './deck.ts'
import { isRacing, ownerOf, spend, trackGraph } from './race.ts'

// Chips while moving, and buying chips

/** DC-40, DC-40a A car that used a Single goes on for a chip. */
export const needsContinue = ({ done }: FrameOf<'turn'>, car: Car): boolean => done.includes(car)

/** DC-41, DC-41a Another player's car is driven for a chip, for the rest of the turn. */
export const needsControl = (state: Pick<State, 'table'>, { seat, controlled }: FrameOf<'turn'>, car: Car): boolean =>
  ownerOf(state, car) !== seat && !controlled.includes(car)

/** DC-40, DC-41, DC-43, DC-44 The chips that a move costs. */
export function price(state: Pick<State, 'table'>, frame: FrameOf<'turn'>, car: Car, power: boolean): number {
  return Number(needsContinue(frame, car)) + Number(needsControl(state, frame, car)) + Number(power)
}

export type ChipUse = 'continue' | 'control' | 'power'

/** DC-40, DC-41, DC-43 What the chips of a move are paid for. */
export function chipUses(state: Pick<State, 'table'>, frame: FrameOf<'turn'>, car: Car, power: boolean): ChipUse[] {
  const due = { continue: needsContinue(frame, car), control: needsControl(state, frame, car), power }
  return CHIP_USES.filter((use) => due[use])
}

const CHIP_USES: readonly ChipUse[] = ['continue', 'control', 'power']

/** DC-42, DC-42a Two cars, whoever owns them, that one sideways step joins. */
export function pushJukes(state: State, list: Action[]): void {
  const { sideways } = trackGraph(state)
  for (let car = 0; car < state.cars.length; car++) {
    const space = state.cars[car]!
    if (space === NONE) continue
    for (const beside of sideways[space]!) {
      const other = state.cars.indexOf(beside)
      if (other > car) list.push({ kind: 'juke', cars: [car, other] })
    }
  }
}

/** DC-42, DC-42a No die is used, and nobody's movement ends or begins anew. */
export function juke(state: State, frame: FrameOf<'turn'>, { cars: [one, other] }: ActionOf<'juke'>): void {
  spend(state, frame.seat, 1)
  frame.moving = true
  const space = state.cars[one]!
  state.cars[one] = state.cars[other]!
  state.cars[other] = space
}

/** DC-50, DC-51 The chips that the best unused Combo buys. DC-50a Whoever is done racing buys none. */
export function chipsToBuy(state: Pick<State, 'table' | 'finished' | 'dice' | 'chips'>, seat: Seat): number {
  if (!isRacing(state, seat)) return 0
  const size = Math.min(bestSize(state.dice), CHIPS_FOR_SIZE.length - 1)
  return Math.min(CHIPS_FOR_SIZE[size]!, MOST_CHIPS - state.chips[seat]!)
}

/** DC-50, DC-51 */
export const buy = (state: State, seat: Seat): void => spend(state, seat, -chipsToBuy(state, seat))
