import type { Drives } from '../../../engine/guide.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Box } from '../../games/index.ts'
import type { Play } from '../../games/play.ts'
import type { TableStore } from '../store/table-store.ts'
import type { Shown } from './presenter.ts'
import type { OddsControls } from './useOdds.ts'
import type { Recap } from './useRecap.ts'
import type { TableControls } from './useTable.ts'

/** What can lie over the table. */
export type Sheet =
  | 'log'
  | 'recap'
  | 'people'
  | 'asking'
  | 'settings'
  | 'keys'
  | 'end'
  | 'advice'
  | { readonly rule: string }
  | { readonly whatIf: number }

/** What every part of the table page is made of. */
export interface TableParts {
  readonly box: Box
  readonly store: TableStore
  readonly play: Play
  readonly drives: Drives | null
  readonly shown: Shown
  readonly table: TableControls
  readonly recap: Recap
  /** Null at tables where nobody is helped. */
  readonly odds: OddsControls | null
  /** Whether there is room for three columns. */
  readonly isWide: boolean
  readonly hasLogBeside: boolean
  readonly onSheet: (sheet: Sheet | null) => void
  readonly onSkip: () => void
  readonly onHalt: () => void
  /** Null for those who may not ask for another game. */
  readonly onRematch: ((sitters?: readonly Sitter[]) => void) | null
}
