import type { WholeMove } from './ends.ts'
import type { Game, Kinds, Seat } from './game.ts'
import { seeded } from './random.ts'
import { same } from './values.ts'

/** Where moves part: what the seat sees there, what it may do, and which of that each move takes. */
export interface Crossroads<K extends Kinds = Kinds> {
  readonly view: K['view']
  readonly legal: readonly K['action'][]
  readonly taken: readonly { readonly move: WholeMove<K>; readonly choice: number }[]
}

/**
 * The last decision of each move, so that a judge of actions can tell what the move is worth as a whole. Moves with the
 * same way up to there share one; the states in between are some that the seat cannot tell from the real ones.
 */
export function crossroads<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  moves: readonly WholeMove<K>[],
): Crossroads<K>[] {
  const sharing = new Map<string, WholeMove<K>[]>()
  for (const move of moves) {
    const way = JSON.stringify(move.actions.slice(0, -1))
    sharing.set(way, [...(sharing.get(way) ?? []), move])
  }
  return [...sharing.values()].map((group) => partingOf(game, view, seat, group))
}

function partingOf<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  moves: readonly WholeMove<K>[],
): Crossroads<K> {
  const state = game.guess(view, seat, seeded(0))
  const before = moves[0]!.actions.slice(0, -1)
  for (const action of before) game.play(state, seat, action)
  const legal = game.legal(state, seat)
  const numbers = new Map(legal.map((action, i) => [JSON.stringify(action), i]))
  const choiceOf = ({ actions }: WholeMove<K>) =>
    numbers.get(JSON.stringify(actions.at(-1))) ?? legal.findIndex((action) => same(action, actions.at(-1)))
  return {
    view: before.length === 0 ? view : game.view(state, seat),
    legal,
    taken: moves.map((move) => ({ move, choice: choiceOf(move) })).filter(({ choice }) => choice >= 0),
  }
}
