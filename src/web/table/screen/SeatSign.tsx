import { createContext, useContext } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import { SeatMark } from '../../ui/Shape.tsx'

export interface Signs {
  readonly sitters: readonly Sitter[]
  readonly Sign: Play['Sign']
}

const Signing = createContext<Signs>({ sitters: [], Sign: undefined })

/** Inside, seats have the signs of this game. */
export const SeatSigns = Signing.Provider

/** What a seat is known by beside its name: the game's own sign, or else its colour and shape. */
export function SeatSign({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const { sitters, Sign = SeatMark } = useContext(Signing)
  return <Sign sitters={sitters} seat={seat} className={className} />
}
