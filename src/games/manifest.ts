import type * as z from 'zod/mini'
import type { Game, Kinds } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'
import type { Words } from '../engine/sentence.ts'
import type { Livery } from '../engine/sitter.ts'

/** What is asked of a board that somebody drew. */
export interface BoardCheck<Board = unknown> {
  readonly shape: z.ZodMiniObject
  /** What is wrong with a board of the right shape, one line for each place. */
  flaws(board: Board): readonly string[]
}

/** All there is of one game, found from here; what is not needed at once comes when it is asked for. */
export interface Manifest<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly livery: Livery
  /** How bots judge. */
  thinking(): Promise<Lore<K>>
  japanese(): Promise<Words>
  /** For boards that people draw; null where there are none. */
  readonly boardCheck: (() => Promise<BoardCheck<K['board']>>) | null
}
