import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { hintsOf as hintsInRace } from '../allens-dirt/hints.ts'

export function hintsOf(view: View, seat: Seat, choices: readonly Choice[]): string[] {
  const { kind } = top(view)
  if (kind === 'qualifying' || kind === 'roll-off') return [`allens-dirt-season.hint.${kind}`]
  if (kind !== 'race') return []
  const inRace = hintsInRace(view.race!, view.drivers.indexOf(seat), choices)
  return top(view.race!).kind === 'movement' ? [...inRace, 'allens-dirt-season.hint.points'] : inRace
}
