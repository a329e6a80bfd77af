import { top } from '../../../engine/frames.ts'
import { CHIPS, DODGE_DICE } from '../board.ts'
import type { State } from '../state.ts'

/** What holds in every state. */
export function invariants(state: State): string[] {
  const chips = state.chips.reduce((sum, held) => sum + held, state.centre)
  return [
    ...(chips === CHIPS ? [] : [`DD-1: ${chips} chips instead of ${CHIPS}`]),
    ...(state.chips.every((held) => held >= 0) && state.centre >= 0 ? [] : ['DD-1: somebody owes chips']),
    ...(state.dodge >= 1 || top(state).kind === 'give' ? [] : ['DD-7: a round went on without Dodge dice']),
    ...(state.dodge <= DODGE_DICE ? [] : ['DD-2: too many Dodge dice']),
  ]
}
