import type * as z from 'zod/mini'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Words } from '../engine/sentence.ts'
import type { Livery } from '../engine/sitter.ts'

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
