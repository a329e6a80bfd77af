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

/** What was found out about states before throws that are not numbered: after a turn of many throws few are left. */
export type Known = Map<string, readonly number[]>

/** Every seat's chance to win in any state: what is not numbered follows from what is, by the game's own rules. */
export function chancesIn<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  known: Known = new Map(),
): readonly number[] {
  const place = solution.numbering.place(state)
  if (!place) return chancesByRules(solution, state, known)
  const chances = solution.chancesAt(place.number)
  return chances.map((_, seat) => chances[(seat - place.seat + chances.length) % chances.length]!)
}

/** The same, but at least one step further by the rules, even from a numbered state. */
export function chancesByRules<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  known: Known = new Map(),
): readonly number[] {
  const waiting = solution.game.waiting(state)
  if (waiting.kind === 'over') return waiting.result.places.map((_, seat) => shareOfWin(waiting.result, seat))
  if (waiting.kind === 'chance') return meanChances(solution, state, waiting.chance, known)
  const [decider] = waiting.seats as [Seat]
  return solution.game
    .legal(state, decider)
    .map((action) => chancesAfter(solution, state, decider, action, known))
    .reduce((best, chances) => (chances[decider]! > best[decider]! + EQUAL ? chances : best))
}

/** Every seat's chance to win after an action of somebody. */
export function chancesAfter<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  decider: Seat,
  action: K['action'],
  known: Known = new Map(),
): readonly number[] {
  const next = copy(state)
  solution.game.play(next, decider, action)
  return chancesIn(solution, next, known)
}

function meanChances<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  chance: K['chance'],
  known: Known,
): readonly number[] {
  const name = JSON.stringify({ ...state, table: null })
  const found = known.get(name) ?? meanOver(solution, state, chance, known)
  known.set(name, found)
  return found
}

function meanOver<K extends Kinds>(
  solution: Solution<K>,
  state: K['state'],
  chance: K['chance'],
  known: Known,
): readonly number[] {
  const { outcomes, weights, total } = solution.game.outcomes(chance)
  const sums = new Array<number>(solution.numbering.seats).fill(0)
  for (let i = 0; i < outcomes.length; i++) {
    const next = copy(state)
    solution.game.settle(next, outcomes[i]!)
    for (const [seat, own] of chancesIn(solution, next, known).entries()) sums[seat]! += weights[i]! * own
  }
  return sums.map((sum) => sum / total)
}
