import type { Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import type { Board } from '../board.ts'
import { column } from '../rules/order.ts'
import { LINE, type View } from '../state.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`allens-dirt.${key}`, values)

export const driver = (seat: Seat) => ({ driver: { seat } })

const KNOWN_LANES: readonly string[] = ['low', 'middle', 'high']

/** The names of the usual lanes can be translated; a drawn board may have others. */
export function lane({ lanes }: Board, number: number): Sentence {
  const name = lanes[number]!
  return KNOWN_LANES.includes(name) ? say(`lane.${name}`) : say('lane.other', { name })
}

export function spot(view: View, seat: Seat): Sentence {
  const at = view.lane[seat]!
  return at === LINE
    ? say('spot.line')
    : say('spot.track', { lane: lane(view.table.board, at), column: column(view, seat) })
}

/** Names in a row. */
export function list([first, ...others]: readonly Seat[]): Sentence {
  if (first === undefined) return say('list.nobody')
  return others.length === 0
    ? say('list.last', driver(first))
    : say('list.more', { ...driver(first), others: list(others) })
}

/** Cars on a spot that can be hit. */
export const carsAt = (view: View, laneNumber: number, at: number): Seat[] =>
  [...view.lane.keys()].filter((seat) => view.lane[seat] === laneNumber && column(view, seat) === at)
