import { COLOURS, type Colour } from './colour.ts'
import type { Seat } from './seat.ts'

/** Who plays where no bot does. */
export const PERSON = 'person'

/** Who sits at a seat, as everybody may know. */
export interface Sitter {
  /** Empty where none was given. */
  readonly name: string
  /** `PERSON`, or the level of the bot that decides. */
  readonly player: string
  readonly colour: Colour
  /** The number of the car, where cars have numbers; absent, that of the seat. */
  readonly number?: number
}

/** How those who sit at a game are told apart. */
export interface Livery {
  /** The colours of the seats; null for the usual ones. */
  readonly colours: readonly Colour[] | null
  /** Whether players may pick others. */
  readonly picks: boolean
  /** Whether cars have numbers. */
  readonly isNumbered: boolean
}

export const LEAST_NUMBER = 1
export const MOST_NUMBER = 99

export const isPerson = ({ player }: Sitter): boolean => player === PERSON

export const peopleOf = (sitters: readonly Sitter[]): Seat[] =>
  [...sitters.keys()].filter((seat) => isPerson(sitters[seat]!))

export const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= LEAST_NUMBER && (value as number) <= MOST_NUMBER

/** Whether somebody before this seat has its colour: with more seats than colours, the second is drawn differently. */
export const isSecond = (sitters: readonly Pick<Sitter, 'colour'>[], seat: Seat): boolean =>
  sitters.findIndex(({ colour }) => colour === sitters[seat]!.colour) < seat

/** The number somebody picked, or else that of the seat. */
export const numberOf = (sitters: readonly Sitter[], seat: Seat): number => sitters[seat]!.number ?? seat + 1

/** The colour a seat has unless somebody picks another; with more seats than colours they begin again. */
export function usualColour({ colours }: Livery, seat: Seat): Colour {
  const list = colours ?? COLOURS
  return list[seat % list.length]!
}
