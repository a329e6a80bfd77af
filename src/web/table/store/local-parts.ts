import type { Drives } from '../../../engine/guide.ts'
import type { Match } from '../../../protocol/match.ts'
import type { Recall } from '../../../table/recalled.ts'
import type { Bots, Clock, Dice } from '../../../table/referee.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Play } from '../../games/play.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { Lost, TableHead } from '../../shelf/table-head.ts'
import type { Read } from './follower.ts'
import type { Pace } from './tempo.ts'

/** What a table in this page is made of. */
export interface LocalParts {
  readonly play: Play
  readonly match: Match
  readonly head: TableHead
  readonly shelf: Shelf
  readonly pace: Pace
  readonly clock: Clock
  readonly dice: Dice
  /** What falls again of the match that this table was taken over from. */
  readonly recall?: Recall | undefined
  /** Those who decide for bots; they say when one of them fell over. */
  bots(onFailure: () => void): Bots
  /** Whether what leaves no choice is done for the people here; dice fall by themselves for who plays alone. */
  readonly actsForMe: () => boolean
  /** How drives are told by their ends to the people here; null where they make each step themselves. */
  readonly drives: () => Drives | null
  /** Why it could not be kept, if it could not. */
  readonly trouble: Trouble | null
  /** Reads the table from the shelf anew. */
  reread(): Promise<Read | Lost>
}
