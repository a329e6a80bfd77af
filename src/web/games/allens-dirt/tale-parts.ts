import { SIDES } from '../../../games/allens-dirt/board.ts'
import { inRaceOrder } from '../../../games/allens-dirt/rules/order.ts'

/** What the tale needs of the game. */
export const TALE = { sides: SIDES, inRaceOrder }
