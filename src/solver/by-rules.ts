import type { Numbering } from '../engine/exact.ts'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy } from '../engine/values.ts'

/** Numbered states of a game with what they are worth. */
export interface Solution<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly numbering: Numbering<K>
  valueAt(number: number): number
}

/** A seat's chance to win in any state: what is not numbered follows from what is, by the game's own rules. */
export function worthIn<K extends Kinds>(solution: Solution<K>, state: K['state'], seat: Seat): number {
  const place = solution.numbering.place(state)
  if (!place) return worthByRules(solution, state, seat)
  const worth = solution.valueAt(place.number)
  return place.seat === seat ? worth : 1 - worth
}

/** The same, but at least one step further by the rules, even from a numbered state. */
export function worthByRules<K extends Kinds>(solution: Solution<K>, state: K['state'], seat: Seat): number {
  const waiting = solution.game.waiting(state)
  if (waiting.kind === 'over') return shareOfWin(waiting.result, seat)
  if (waiting.kind === 'chance') return meanWorth(solution, state, waiting.chance, seat)
  const [decider] = waiting.seats as [Seat]
  const worths = solution.game.legal(state, decider).map((action) => worthAfter(solution, state, decider, action, seat))
  return decider === seat ? Math.max(...worths) : Math.min(...worths)
}

/** What a seat's chance to win is after an action of somebody. */
export function worthAfter<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  decider: Seat,
  action: K['action'],
  seat: Seat,
): number {
  const next = copy(state)
  solution.game.play(next, decider, action)
  return worthIn(solution, next, seat)
}

function meanWorth<K extends Kinds>(solution: Solution<K>, state: K['state'], chance: K['chance'], seat: Seat): number {
  const { outcomes, weights, total } = solution.game.outcomes(chance)
  let sum = 0
  for (let i = 0; i < outcomes.length; i++) {
    const next = copy(state)
    solution.game.settle(next, outcomes[i]!)
    sum += weights[i]! * worthIn(solution, next, seat)
  }
  return sum / total
}
