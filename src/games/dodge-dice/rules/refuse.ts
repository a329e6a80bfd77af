import { top } from '../../../engine/frames.ts'
import type { Refusal, Seat } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import type { Action, State } from '../state.ts'

/** Why an action that `legal` does not list is not allowed. */
export function refuse(state: State, _seat: Seat, action: Action): Refusal {
  const frame = top(state)
  if (isChoice(action, 'roll', 'skip') && frame.kind !== 'before-roll') return no('DD-8', 'only-before-roll')
  if (isChoice(action, 'accept', 'ignore') && frame.kind !== 'after-roll') return no('DD-9', 'only-after-roll')
  if (isChoice(action, 'give'))
    return frame.kind === 'give' ? no('DD-7c', 'not-a-receiver') : no('DD-7', 'nothing-to-give')
  return no('EN-4', 'unknown')
}

const isChoice = (action: Action, ...kinds: Action['kind'][]): boolean => kinds.includes(action.kind)

const no = (rule: string, reason: string): Refusal => ({ rule, reason: sentence(`dodge-dice.no.${reason}`) })
