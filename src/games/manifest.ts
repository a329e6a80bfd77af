import type * as z from 'zod/mini'
import type { Colour } from '../engine/colour.ts'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Words } from '../engine/sentence.ts'

/** How those who sit here are told apart. */
export interface Livery {
  /** By seat; null where any will do. */
  readonly colours: readonly Colour[] | null
  /** Whether people may pick others. */
  readonly picks: boolean
  /** Whether they have numbers, which people may pick. */
  readonly isNumbered: boolean
}

/** Methods, so that judgements of different states fit one list. */
interface Judging<K extends Kinds> {
  evaluate(state: K['state'], seat: Seat): number
  reflex(state: K['state'], seat: Seat, legal: readonly K['action'][]): readonly number[]
}

/** How bots judge. */
export interface Thinking<K extends Kinds = Kinds> {
  /** A seat's chance to win. */
  readonly evaluate: Judging<K>['evaluate']
  /** What each legal action is worth at a glance; null where bots have to search. */
  readonly reflex: Judging<K>['reflex'] | null
}

/** All there is of one game, found from here; what is not needed at once comes when it is asked for. */
export interface Manifest<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly livery: Livery
  thinking(): Promise<Thinking<K>>
  japanese(): Promise<Words>
  /** The shape of boards that people draw; null where there are none. */
  readonly boardShape: (() => Promise<z.ZodMiniObject>) | null
}
