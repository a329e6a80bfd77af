import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { COLOURS, type Colour } from '../board.ts'
import { type Action, beginning, type State } from '../state.ts'

// Setting up

const CARS: readonly Action[] = COLOURS.map((colour) => Object.freeze({ kind: 'take', colour }))

/** MZ-1a No two cars are of one colour. */
export const freeCars = ({ colours }: State): readonly Action[] => CARS.filter((_, colour) => !colours.includes(colour))

/** MZ-1a In the order of the seats. */
export function chooseCar(state: State, seat: Seat, colour: Colour): void {
  const next = seat + 1
  state.colours = [...state.colours, COLOURS.indexOf(colour)]
  become(state, next < state.table.seats ? { kind: 'car', seat: next } : beginning(state.table.options))
}
