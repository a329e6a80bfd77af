import { SECOND_CAR_WEIGHT, SIDES } from '../../../games/dicey-curves/board.ts'
import { placeOf } from '../../../games/dicey-curves/rules/finish.ts'

/** What the tale needs of the game. */
export const TALE = { sides: SIDES, weight: SECOND_CAR_WEIGHT, placeOf }
