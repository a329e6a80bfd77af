import { top } from '../../../engine/frames.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { PENALTY } from '../board.ts'
import type { Action, View } from '../state.ts'
import { player, say } from './say.ts'

/** What the table waits for. */
export function prompt(view: View): Sentence {
  const frame = top(view)
  if (frame.kind === 'starter') return say('prompt.starter')
  if (frame.kind === 'over') return say('prompt.over', player(frame.winner))
  const points = view.penalty ? PENALTY[view.penalty] : 0
  return say(`prompt.${frame.kind}`, { ...player(frame.seat), points })
}

/** What an action means. */
export function choice(view: View, action: Action): Sentence {
  if (action.kind !== 'give') return say(`choice.${action.kind}`)
  return say('choice.give', { ...player(action.to), points: PENALTY[view.penalty!] })
}
