import type { Seat } from '../../../engine/game.ts'
import type { Sight } from '../../../table/seat-view.ts'

/** Oneself: the one person at this device; where several share it, each has a name. */
export const selfOf = ({ own }: Pick<Sight, 'own'>): Seat | null => (own.length === 1 ? own[0]! : null)
