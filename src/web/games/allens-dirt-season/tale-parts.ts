import { SIDES } from '../../../games/allens-dirt/board.ts'
import { nextToRoll, ranking } from '../../../games/allens-dirt/rules/qualifying.ts'
import { compare, standings } from '../../../games/allens-dirt-season/rules/standings.ts'

/** What the tale needs of the game. */
export const TALE = { sides: SIDES, nextToRoll, ranking, compare, standings }
