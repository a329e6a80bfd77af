import { top } from '../../../engine/frames.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { diceOf } from '../rules/dice.ts'
import type { Action, View } from '../state.ts'
import { carColour, colour, colours, list, place, player, say, winners } from './say.ts'

/** What the table waits for. */
export function prompt(view: View): Sentence {
  const frame = top(view)
  switch (frame.kind) {
    case 'starter':
      return say('prompt.starter')
    case 'over':
      return say('prompt.over', { players: list(winners(view).map((seat) => ({ seat }))), count: winners(view).length })
    case 'move':
      return say('prompt.move', { ...player(frame.seat), dice: colours(diceOf(frame.hand)) })
    case 'bonus':
      return say('prompt.bonus', { ...player(frame.seat), colour: carColour(view, frame.seat) })
    default:
      return say(`prompt.${frame.kind}`, player(frame.seat))
  }
}

/** What an action means. */
export function choice(view: View, action: Action): Sentence {
  if (action.kind === 'take') return say('choice.take', { colour: colour(action.colour) })
  return action.kind === 'decline'
    ? say('choice.decline')
    : say('choice.step', { spot: place(view.table.board, action.to) })
}
