import type { Entry } from '../../../engine/game.ts'
import type { Sitter } from '../../games/play.ts'

/** Where a table was taken over from: the table's id, null for a match that came by link, and how many entries it had. */
export interface Origin {
  readonly id: string | null
  readonly at: number
}

/** What a table agreed on before the first move. */
export interface Agreement {
  readonly sitters: readonly Sitter[]
  readonly options: Readonly<Record<string, unknown>>
  /** Absent, the game's first board. */
  readonly board?: unknown
}

/** A table as the browser keeps it: the agreement and the log, from which all else follows. */
export interface SavedTable extends Agreement {
  readonly format: number
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly log: readonly Entry[]
  readonly begun: number
  readonly touched: number
  readonly over: boolean
  readonly origin?: Origin
}
