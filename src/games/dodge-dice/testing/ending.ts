import type { Ending } from '../../../engine/ending.ts'
import { END_SCORE, PENALTY } from '../board.ts'
import { isPlaying } from '../rules/turns.ts'
import type { DodgeDice, State } from '../state.ts'

const ENTRIES_OF_A_TURN = 3

/**
 * DD-4, DD-8, DD-9 While every roll is a Stop, each turn costs its player points or chips, and no chip is won. Points below
 * zero make the way longer, but on average a roll brings more points than chips can keep away.
 */
export const ENDING: Ending<DodgeDice> = {
  measure: (state) => chipsIn(state) + (state.tied.length > 0 ? lowest(state) : state.table.seats + roundsLeft(state)),
  patience: ({ seats }) => ENTRIES_OF_A_TURN * (seats + 1),
  isKind: (_, outcome) => 'starter' in outcome || outcome.icon === 'stop',
}

const chipsIn = (state: State): number =>
  state.chips.reduce((sum, held, seat) => sum + (isPlaying(state, seat) ? held : 0), 0)

/** DD-11 Every round brings its roller at least the smallest penalty. */
const roundsLeft = ({ scores }: State): number =>
  scores.reduce((sum, score) => sum + Math.max(0, Math.ceil((END_SCORE - score) / PENALTY.blue)), 0)

/** DD-12b A play-off is over when one is lowest. */
function lowest({ scores, tied }: State): number {
  const least = Math.min(...tied.map((seat) => scores[seat]!))
  return tied.filter((seat) => scores[seat] === least).length
}
