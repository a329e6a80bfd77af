import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Drives } from '../../../../engine/guide.ts'
import type { Sentence } from '../../../../engine/sentence.ts'
import type { Step } from '../../../../engine/turns.ts'
import { reachOf } from '../../rules/movement.ts'
import { column } from '../../rules/order.ts'
import { type AllensDirt, FINISHED, LINE, PITS, type State } from '../../state.ts'
import { carsAt, lane, list, say, spot } from '../say.ts'

type Leg = Step<AllensDirt>

/** A move from its roll to where the car rests, or to the contact that makes it roll. */
export const DRIVES: Drives<AllensDirt> = {
  isUnderWay(state, seat) {
    const frame = top(state)
    return frame.kind === 'move' && frame.seat === seat
  },
  tell(way, seat) {
    const before = way.slice(0, -1).filter(({ action }) => action.kind === 'contact')
    const end = endOf(way.at(-1)!, seat)
    return before.length === 0 ? end : say('end.after', { end, others: list(before.flatMap((leg) => hit(leg, seat))) })
  },
}

function endOf(leg: Leg, seat: Seat): Sentence {
  switch (leg.action.kind) {
    case 'contact':
      return contact(leg, leg.action.lane, seat)
    case 'stop':
      return stopped(leg, seat)
    default:
      if (leg.state.lane[seat] === FINISHED) return say('end.finish')
      return say('end.rest', { spot: spot(leg.state, seat), what: whatLies(leg.state, seat) })
  }
}

function contact(leg: Leg, into: number, seat: Seat): Sentence {
  const { from } = leg
  const at = say('spot.track', { lane: lane(from.table.board, into), column: column(from, seat) + 1 })
  return say('end.contact', { spot: at, others: list(hit(leg, seat)) })
}

const hit = ({ from, action }: Leg, seat: Seat): Seat[] =>
  action.kind === 'contact' ? carsAt(from, action.lane, column(from, seat) + 1) : []

function stopped({ from, state }: Leg, seat: Seat): Sentence {
  if (from.lane[seat] === LINE) return say('end.stay-on-line')
  const others = list(carsAt(from, reachOf(from, seat).own[0]!, column(from, seat) + 1))
  if (from.lane[seat] === PITS) return say('end.stay-in-pits', { others })
  return say('end.stop', { spot: spot(from, seat), others, what: whatLies(state, seat) })
}

/** AD-10, AD-11, AD-13 What becomes of a car where it rests. */
function whatLies(state: State, seat: Seat): Sentence {
  const frame = top(state)
  if (frame.kind === 'skip-a-turn' || frame.kind === 'go-to-pits') return say(`end.${frame.kind}`)
  return say(frame.kind === 'movement' && frame.extra && frame.seat === seat ? 'end.sweet-spot' : 'end.clean')
}
