import { EQUAL, type Numbering } from '../engine/exact.ts'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy } from '../engine/values.ts'

/** Numbered states of a game with what they are worth. */
export interface Solution<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly numbering: Numbering<K>
  /** The chance to win of whoever has the turn, then of all who follow. */
  chancesAt(number: number): readonly number[]
}

/** Every seat's chance to win in any state: what is not numbered follows from what is, by the game's own rules. */
export function chancesIn<K extends Kinds>(solution: Solution<K>, state: K['state']): readonly number[] {
  const place = solution.numbering.place(state)
  if (!place) return chancesByRules(solution, state)
  const chances = solution.chancesAt(place.number)
  return chances.map((_, seat) => chances[(seat - place.seat + chances.length) % chances.length]!)
}

/** The same, but at least one step further by the rules, even from a numbered state. */
export function chancesByRules<K extends Kinds>(solution: Solution<K>, state: K['state']): readonly number[] {
  const waiting = solution.game.waiting(state)
  if (waiting.kind === 'over') return waiting.result.places.map((_, seat) => shareOfWin(waiting.result, seat))
  if (waiting.kind === 'chance') return meanChances(solution, state, waiting.chance)
  const [decider] = waiting.seats as [Seat]
  return solution.game
    .legal(state, decider)
    .map((action) => chancesAfter(solution, state, decider, action))
    .reduce((best, chances) => (chances[decider]! > best[decider]! + EQUAL ? chances : best))
}

/** Every seat's chance to win after an action of somebody. */
export function chancesAfter<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  decider: Seat,
  action: K['action'],
): readonly number[] {
  const next = copy(state)
  solution.game.play(next, decider, action)
  return chancesIn(solution, next)
}

function meanChances<K extends Kinds>(solution: Solution<K>, state: K['state'], chance: K['chance']): number[] {
  const { outcomes, weights, total } = solution.game.outcomes(chance)
  const sums = new Array<number>(solution.numbering.seats).fill(0)
  for (let i = 0; i < outcomes.length; i++) {
    const next = copy(state)
    solution.game.settle(next, outcomes[i]!)
    for (const [seat, own] of chancesIn(solution, next).entries()) sums[seat]! += weights[i]! * own
  }
  return sums.map((sum) => sum / total)
}
