import type { Game, Kinds, Seat } from './game.ts'
import { copy } from './values.ts'

/**
 * What a seat that is waited for has to do, where there is nothing else; null where that is a decision. To be answered
 * for without being asked tells onlookers that there was no choice: so they have to know it already.
 */
export function forcedAction<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  hasOnlookers: boolean,
): K['action'] | null {
  const [only, other] = game.legal(state, seat)
  if (only === undefined || other !== undefined) return null
  if (hasOnlookers && !game.isOpen(game.view(state, null))) return null
  return reveals(game, state, seat, only) ? null : only
}

function reveals<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, action: K['action']): boolean {
  const after = copy(state)
  game.play(after, seat, action)
  return game.reveals(state, after, action)
}
