import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { allensDirt } from '../../../games/allens-dirt/index.ts'
import type { View } from '../../../games/allens-dirt/state.ts'

/** What somebody in the first race should know now. */
export function hintOf(view: View, seat: Seat): string | null {
  const { kind } = top(view)
  const isBlocked = kind === 'move' && allensDirt.legal(view, seat).some((action) => action.kind === 'contact')
  const hint = isBlocked ? 'blocked' : kind
  return HINTS.includes(hint) ? `allens-dirt.hint.${hint}` : null
}

const HINTS = ['qualifying', 'movement', 'move', 'blocked', 'bonus', 'contact']
