import type { Entry, Seat, Table } from '../../../../engine/game.ts'
import type { Sitter } from '../../../../engine/sitter.ts'
import type { Moment, Sight } from '../../../../table/seat-view.ts'
import type { Play } from '../../../games/play.ts'

/** What a table is played with. */
export interface Stage {
  readonly play: Play
  readonly table: Table<object>
}

export interface GameParts {
  readonly stage: Stage
  /** What was told cannot have happened. */
  onBroken(): void
  /** What was to be seen after an entry, for those who do not play the rules themselves. */
  look(index: number): Promise<Moment>
}

/** A game that runs elsewhere, as a page has it. */
export interface SeenGame {
  readonly log: readonly Entry[]
  sight(): Sight
  moment(index: number): Promise<Moment>
  /** Others decide now, or the same under other names; `own` are the seats of this page that it decides for. */
  seat(sitters: readonly Sitter[], own: readonly Seat[]): void
}
