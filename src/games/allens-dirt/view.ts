import type { Entry, Seat, Watcher } from '../../engine/game.ts'
import { copy } from '../../engine/values.ts'
import type { AllensDirt, State, View } from './state.ts'

/** Nothing is hidden: everybody sees the whole race. */
export const view = (state: State, _watcher: Watcher): View => copy(state)

export const guess = (seen: View, _seat: Seat): State => copy(seen)

export const redact = (entry: Entry<AllensDirt>, _watcher: Watcher): Entry<AllensDirt> => entry

export const reveals = (): boolean => false
