import { createContext, type ReactNode, useContext } from 'react'
import type { Seat } from '../../../engine/game.ts'

/** What a table shows beside its game, where others are elsewhere. */
export interface Extras {
  /** Whether the board is on a big screen, and this device is for what one does. */
  readonly isPad: boolean
  /** Tools in the header. */
  readonly tools: ReactNode
  /** Above the board. */
  readonly banner: ReactNode
  /** Beside what is to be done. */
  readonly time: ReactNode
  /** Beside the name of a player. */
  ofSeat(seat: Seat): ReactNode
}

const NONE: Extras = { isPad: false, tools: null, banner: null, time: null, ofSeat: () => null }

const Showing = createContext(NONE)

/** Inside, a table shows this too. */
export const ShowExtras = Showing.Provider

export const useExtras = (): Extras => useContext(Showing)
