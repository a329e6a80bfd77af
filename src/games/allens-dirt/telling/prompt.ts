import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { reachOf } from '../rules/movement.ts'
import { column } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import { type Action, type FrameOf, LINE, PITS, type View } from '../state.ts'
import { carsAt, driver, lane, list, say } from './say.ts'

/** What the table waits for. */
export function prompt(view: View): Sentence {
  const frame = top(view)
  switch (frame.kind) {
    case 'over':
      return say('prompt.over', driver(frame.order[0]!))
    case 'bonus':
      return say('prompt.bonus', { ...driver(frame.seat), total: totalOf(frame.dice), roll: rollAsked(view) })
    case 'move':
      return say('prompt.move', { ...driver(frame.seat), left: frame.left })
    default:
      return say(`prompt.${frame.kind}`, driver(frame.seat))
  }
}

/** The roll the pole sitter is asked about lies below the question. */
const rollAsked = ({ frames }: View): Sentence => say(`roll.${frames.at(-2)!.kind}`)

/** What an action means. */
export function choice(view: View, action: Action): Sentence {
  switch (action.kind) {
    case 'step':
      return stepChoice(view, action.lane)
    case 'contact':
      return contactChoice(view, action.lane)
    case 'stop':
      return stopChoice(view)
    default:
      return say(`choice.${action.kind}`)
  }
}

const moverOf = (view: View): Seat => (top(view) as FrameOf<'move'>).seat

function stepChoice(view: View, to: number): Sentence {
  const from = view.lane[moverOf(view)]
  const kind = from === LINE ? 'leave-line' : from === to ? 'straight' : 'change'
  return say(`choice.${kind}`, { lane: lane(view.table.board, to) })
}

/** The cars in a lane of the next column. */
const carsAhead = (view: View, to: number): Seat[] => carsAt(view, to, column(view, moverOf(view)) + 1)

const contactChoice = (view: View, to: number): Sentence =>
  say('choice.contact', { lane: lane(view.table.board, to), others: list(carsAhead(view, to)) })

function stopChoice(view: View): Sentence {
  const seat = moverOf(view)
  if (view.lane[seat] === LINE) return say('choice.stay-on-line')
  const others = list(carsAhead(view, reachOf(view, seat).own[0]!))
  return say(view.lane[seat] === PITS ? 'choice.wait-in-pits' : 'choice.stop', { others })
}
