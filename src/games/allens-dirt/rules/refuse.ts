import { top } from '../../../engine/frames.ts'
import type { Refusal, Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { type Action, LINE, PITS, type State } from '../state.ts'
import { reachOf } from './movement.ts'

/** Why an action that `legal` does not list is not allowed. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal =>
  top(state).kind === 'bonus' ? whileAsked(action) : whileMoving(state, seat, action)

function whileAsked({ kind }: Action): Refusal {
  return ['step', 'contact', 'stop'].includes(kind) ? no('AD-3b', 'bonus-first') : no('EN-4', 'unknown')
}

function whileMoving(state: State, seat: Seat, action: Action): Refusal {
  switch (action.kind) {
    case 'add-one':
    case 'keep-roll':
      return no('AD-3b', 'no-roll-to-add-to')
    case 'stop':
      return Object.keys(action).length === 1 ? cannotStop(state, seat) : no('EN-4', 'unknown')
    case 'step':
    case 'contact':
      return Object.keys(action).length === 2 ? cannotEnter(state, seat, action) : no('EN-4', 'unknown')
    default:
      return no('EN-4', 'unknown')
  }
}

function cannotStop({ lane }: State, seat: Seat): Refusal {
  return no('AD-6a', lane[seat] === LINE ? 'stop-on-line' : 'stop')
}

function cannotEnter(state: State, seat: Seat, { kind, lane }: Action & { lane: number }): Refusal {
  const { lanes } = state.table.board
  if (!Number.isInteger(lane) || lane < 0 || lane >= lanes.length) return no('AD-7', 'no-such-lane')
  if (!reachOf(state, seat).lanes.includes(lane))
    return state.lane[seat] === PITS ? no('AD-11b', 'pit-exit') : no('AD-7a', 'too-far-across')
  return kind === 'step' ? no('AD-8', 'occupied') : no('AD-14', 'nobody-there')
}

const no = (rule: string, reason: string, values?: Sentence['values']): Refusal => ({
  rule,
  reason: sentence(`allens-dirt.no.${reason}`, values),
})
