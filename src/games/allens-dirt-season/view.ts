import type { Entry, Seat, Watcher } from '../../engine/game.ts'
import { copy } from '../../engine/values.ts'
import type { Season, State, View } from './state.ts'

/** Nothing is hidden: everybody sees the whole season. */
export const view = (state: State, _watcher: Watcher): View => copy(state)

export const guess = (seen: View, _seat: Seat): State => copy(seen)

export const redact = (entry: Entry<Season>, _watcher: Watcher): Entry<Season> => entry

export const reveals = (): boolean => false
