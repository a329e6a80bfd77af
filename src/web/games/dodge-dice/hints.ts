import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { View } from '../../../games/dodge-dice/state.ts'

export function hintsOf(view: View, seat: Seat): string[] {
  const { kind } = top(view)
  if (kind === 'after-roll') return ['dodge-dice.hint.ignore']
  if (kind === 'give') return ['dodge-dice.hint.give']
  if (kind !== 'before-roll') return []
  const series = view.chips[seat]! > 0 ? ['roll', 'skip', 'wall'] : ['roll', 'wall']
  return series.map((hint) => `dodge-dice.hint.${hint}`)
}
