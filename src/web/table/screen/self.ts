import type { Seat } from '../../../engine/game.ts'
import { peopleOf } from '../../../engine/sitter.ts'
import type { Sight } from '../../../table/seat-view.ts'

/** Oneself: the one person who plays alone with bots; where several share a table, each has a name. */
export function selfOf({ own, sitters }: Pick<Sight, 'own' | 'sitters'>): Seat | null {
  return own.length === 1 && peopleOf(sitters).length === 1 ? own[0]! : null
}
