import type { Kinds, Seat } from '../engine/game.ts'
import { reflex as allensDirt } from './allens-dirt/thinking/reflex.ts'
import { reflex as allensDirtSeason } from './allens-dirt-season/thinking/reflex.ts'

/** A method, so that reflexes for different states fit one list, as games do. */
interface Reflexive {
  reflex(state: Kinds['state'], seat: Seat, legal: readonly Kinds['action'][]): readonly number[]
}

/** Games whose house players judge each action at a glance, by the game's id. None of them hides anything. */
export const REFLEXES: Readonly<Record<string, Reflexive['reflex']>> = {
  'allens-dirt': allensDirt,
  'allens-dirt-season': allensDirtSeason,
}
