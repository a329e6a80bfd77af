import type * as z from 'zod/mini'
import type { Exact } from '../engine/exact.ts'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Guide } from '../engine/guide.ts'
import type { Lore } from '../engine/lore.ts'
import type { Risks } from '../engine/risk.ts'
import type { Words } from '../engine/sentence.ts'
import type { Livery } from '../engine/sitter.ts'

/** What is asked of a board that somebody drew. */
export interface BoardCheck<Board = unknown> {
  readonly shape: z.ZodMiniObject
  /** What is wrong with a board of the right shape, one line for each place. */
  flaws(board: Board): readonly string[]
}

/** A race of points, as far as the board for games without one of their own must know it. */
export interface Plain<K extends Kinds = Kinds> {
  /** The points that win. */
  readonly goal: number
  /** How many dice are thrown, at most. */
  readonly dice: number
  scores(view: K['view']): readonly number[]
  /** Who has the turn, or had the last one. */
  turn(view: K['view']): Seat
  /** The points that whoever has the turn may still lose. */
  stake(view: K['view']): number
  /** The pips of the dice that fell. */
  fallen(outcome: K['outcome']): readonly number[]
  /** The paragraphs about winning, about what is at stake, and about the dice. */
  readonly rules: { readonly goal: string; readonly stake: string; readonly dice: string }
}

/** All there is of one game, found from here; what is not needed at once comes when it is asked for. */
export interface Manifest<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly livery: Livery
  /** How bots judge. */
  thinking(): Promise<Lore<K>>
  /** What it takes to solve it; null where its states are too many. */
  readonly exact: (() => Promise<Exact<K>>) | null
  japanese(): Promise<Words>
  /** What it tells those who play it in text; null where the picture and the choices say all. */
  readonly guide: (() => Promise<Guide<K>>) | null
  /** What may come of a choice; null where dice play no part. */
  readonly risks: (() => Promise<Risks<K>>) | null
  /** For boards that people draw; null where there are none. */
  readonly boardCheck: (() => Promise<BoardCheck<K['board']>>) | null
  /** The part of a long match that a moment belongs to, counted from 0 and never going back; absent where a match is one. */
  chapterOf?(view: K['view']): number
  /** What the page shows of a game that has no board of its own; null for one that has. */
  readonly plain: Plain<K> | null
}
