import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Frame, View } from '../../../games/allens-dirt/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { restartFlag } from './race.ts'

const TROUBLE: readonly Frame['kind'][] = ['skip-a-turn', 'go-to-pits', 'snake-eyes', 'consequence', 'crash-check']

/** Also for the races of a season. */
export const hintsOf = (view: View, seat: Seat, choices: readonly Choice[]): string[] =>
  seriesOf(view, seat, choices).map((hint) => `allens-dirt.hint.${hint}`)

function seriesOf(view: View, seat: Seat, choices: readonly Choice[]): string[] {
  const { kind } = top(view)
  if (TROUBLE.includes(kind)) return ['trouble']
  if (kind === 'movement')
    return [...(view.halfSpeed[seat] ? ['half'] : []), 'movement', ...(restartFlag(view) ? ['flag'] : [])]
  if (kind === 'move')
    return [...(choices.some(({ action }) => action.kind === 'contact') ? ['blocked'] : []), 'move', 'signs']
  return kind === 'qualifying' || kind === 'bonus' || kind === 'contact' ? [kind] : []
}
