import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Frame, View } from '../../../games/dicey-curves/state.ts'

const SERIES: Readonly<Partial<Record<Frame['kind'], readonly string[]>>> = {
  place: ['place'],
  roll: ['roll'],
  turn: ['turn', 'gates', 'chips', 'single', 'end'],
  drive: ['drive'],
  window: ['window'],
  swap: ['swap'],
  relocate: ['relocate'],
  repair: ['repair'],
}

export function hintsOf(view: View, seat: Seat): string[] {
  const series = SERIES[top(view).kind] ?? []
  const hasChips = view.chips[seat]! > 0
  return series.filter((hint) => hint !== 'chips' || hasChips).map((hint) => `dicey-curves.hint.${hint}`)
}
