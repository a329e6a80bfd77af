import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { isGoal } from '../../../games/monza/board.ts'
import type { Monza, View } from '../../../games/monza/state.ts'
import type { Choice } from '../../../table/seat-view.ts'

export const hintsOf = (view: View, _: Seat, choices: readonly Choice<Monza>[]): string[] =>
  seriesOf(view, choices).map((hint) => `monza.hint.${hint}`)

function seriesOf(view: View, choices: readonly Choice<Monza>[]): string[] {
  const { kind } = top(view)
  if (kind !== 'move') return kind === 'roll' || kind === 'bonus' ? [kind] : []
  const ahead = choices.flatMap(({ action }) => (action.kind === 'step' ? [action.to] : []))
  const isTaken = ahead.some((spot) => !isGoal(spot) && view.cars.includes(spot))
  return ['move', ...(ahead.some(isGoal) ? ['goal'] : []), ...(isTaken ? ['push'] : []), 'lanes', 'far']
}
