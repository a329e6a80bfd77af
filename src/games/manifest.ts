import type * as z from 'zod/mini'
import type { Game, Kinds } from '../engine/game.ts'
import type { Guide } from '../engine/guide.ts'
import type { Lore } from '../engine/lore.ts'
import type { Words } from '../engine/sentence.ts'
import type { Livery } from '../engine/sitter.ts'

/** All there is of one game, found from here; what is not needed at once comes when it is asked for. */
export interface Manifest<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly livery: Livery
  /** How bots judge. */
  thinking(): Promise<Lore<K>>
  japanese(): Promise<Words>
  /** What it tells those who play it in text. */
  guide(): Promise<Guide<K>>
  /** The shape of boards that people draw; null where there are none. */
  readonly boardShape: (() => Promise<z.ZodMiniObject>) | null
}
