import type { Kinds, Seat } from '../engine/game.ts'
import { evaluate as allensDirt } from './allens-dirt/thinking/evaluate.ts'
import { evaluate as allensDirtSeason } from './allens-dirt-season/thinking/evaluate.ts'
import { evaluate as diceyCurves } from './dicey-curves/thinking/evaluate.ts'
import { evaluate as dodgeDice } from './dodge-dice/thinking/evaluate.ts'
import { evaluate as monza } from './monza/thinking/evaluate.ts'

/** A method, so that evaluations of different states fit one list, as games do. */
interface Evaluation {
  evaluate(state: Kinds['state'], seat: Seat): number
}

/** Every game's estimate of a seat's chance to win, by the game's id. Apart from GAMES, since only bots need it. */
export const EVALUATIONS: Readonly<Record<string, Evaluation['evaluate']>> = {
  'dodge-dice': dodgeDice,
  monza,
  'dicey-curves': diceyCurves,
  'allens-dirt': allensDirt,
  'allens-dirt-season': allensDirtSeason,
}
