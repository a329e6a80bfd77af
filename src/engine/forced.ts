import { endsOf } from './ends.ts'
import type { Game, Kinds, Seat } from './game.ts'
import type { Drives } from './guide.ts'
import { copy } from './values.ts'

/**
 * What a seat that is waited for has to do, where there is nothing else; null where that is a decision. To be answered
 * for without being asked tells onlookers that there was no choice: so they have to know it already.
 */
export function forcedAction(
  game: Game,
  state: Kinds['state'],
  seat: Seat,
  hasOnlookers: boolean,
  drives: Drives | null = null,
): Kinds['action'] | null {
  const only = onlyAction(game, state, seat, drives)
  if (only === null || (hasOnlookers && !game.isOpen(game.view(state, null)))) return null
  return reveals(game, state, seat, only) ? null : only
}

/** To whom drives are offered by their ends, several ways to one end are no choice. */
function onlyAction(game: Game, state: Kinds['state'], seat: Seat, drives: Drives | null): Kinds['action'] | null {
  const [only, other] = game.legal(state, seat)
  if (other === undefined) return only ?? null
  const [end, another] = drives ? endsOf(game, drives, game.view(state, seat), seat) : []
  return end && !another ? end.actions[0]! : null
}

function reveals(game: Game, state: Kinds['state'], seat: Seat, action: Kinds['action']): boolean {
  const after = copy(state)
  game.play(after, seat, action)
  return game.reveals(state, after, action)
}
