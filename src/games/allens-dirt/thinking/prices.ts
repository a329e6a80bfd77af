import type { Effect } from '../board.ts'

// What a house driver takes things to be worth, in moves: estimates, varied one by one in races between house drivers
// (all but the costs), where no other value that was tried won more.

/** How much of a win one move more is, in the middle of a race. */
export const SHARE_A_MOVE = 0.01

/** A Sweet Spot is another roll. */
export const SWEET = 7

const COSTS: Readonly<Record<Effect, number>> = {
  nothing: 0,
  'half-speed': 3.25,
  pits: 12,
  spin: 20,
  crash: 60,
  caught: 60,
}

export const costOf = (effect: Effect): number => COSTS[effect]

/** What the consequences of a contact cost on average. */
export const DAMAGE = 6
/** What of another's damage is one's own gain. */
export const RIVALRY = 0.15
/** One goes around rather than hit. */
export const MANNERS = 1
/** One stays in the lane rather than weave. */
export const WEAVING = 0.01
/** What the +1 is worth to a pole sitter who keeps it for later. */
export const KEPT = 3
