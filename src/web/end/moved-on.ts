import type { Table } from '../../engine/game.ts'
import { numberOf, type Sitter } from '../../engine/sitter.ts'
import type { Play } from '../games/play.ts'

interface Seated {
  readonly sitters: readonly Sitter[]
  readonly view: { readonly table: Table<object> }
}

/**
 * The same people for the next race, each one seat further, so that another goes first: no rulebook gives the order of
 * finishing a meaning for the next race. Null where the starter is drawn, for then a rematch is the same.
 */
export function movedOn(play: Play, { sitters, view }: Seated): readonly Sitter[] | null {
  const { starter } = view.table.options as { readonly starter?: string }
  if (starter === 'random') return null
  const seats = [...sitters.keys()]
  return [...seats.slice(1), 0].map((from, seat) => seated(play, sitters, from, seat))
}

/** Cars keep colour and number where they have their own; otherwise the colour belongs to the seat. */
function seated(play: Play, sitters: readonly Sitter[], from: number, seat: number): Sitter {
  const sitter = sitters[from]!
  const colour = play.livery.picks ? sitter.colour : sitters[seat]!.colour
  return { ...sitter, colour, ...(play.livery.isNumbered ? { number: numberOf(sitters, from) } : {}) }
}
