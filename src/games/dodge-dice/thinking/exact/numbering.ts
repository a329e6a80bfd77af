import { type Numbering, type Place, TWO } from '../../../../engine/exact.ts'
import { top } from '../../../../engine/frames.ts'
import { COLOURS, SKIP_COST } from '../../board.ts'
import type { DodgeDice, State } from '../../state.ts'
import { FRESH, momentOf, numberAt, PARTS, roundAt, SIZE, scoreNumber, stockOf } from './numbers.ts'
import { worth } from './worth.ts'

/** Where the dice lie before somebody who is about to decide whether to roll, or has no chip to decide with. */
function place(state: State): Place | null {
  const frame = top(state)
  if (frame.kind === 'before-roll') return placeOf(state, frame.seat)
  return frame.kind === 'roll' && state.chips[frame.seat]! < SKIP_COST ? placeOf(state, frame.seat) : null
}

function placeOf({ scores, chips, penalty, dodge }: State, seat: number): Place {
  const other = 1 - seat
  const round = roundAt(scoreNumber(scores[seat]!), scoreNumber(scores[other]!))
  const moment = penalty === null ? FRESH : momentOf(COLOURS.indexOf(penalty), dodge)
  return { number: numberAt(round, moment, stockOf(chips[seat]!, chips[other]!)), seat }
}

/** The same at every table for two. */
export const NUMBERING: Numbering<DodgeDice> = {
  size: SIZE,
  seats: TWO,
  parts: PARTS,
  place,
  weigh(number, values, chances) {
    chances[0] = worth(number, values)
  },
}
