import type { Play } from '../games/play.ts'
import type { Tale } from '../games/tale.ts'
import type { Snapshot, TableStore } from '../table/store/table-store.ts'
import type { Chronicle } from './chronicle.ts'

/** What every part of the story is told from. */
export interface StoryParts {
  readonly store: TableStore
  readonly play: Play
  readonly snapshot: Snapshot
  readonly tale: Tale
  readonly chronicle: Chronicle
}
