import { boxOf } from '../games/index.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { playedGame } from './played.ts'
import { dropGame, isKnown, keepGame } from './shelf.ts'

/** A table that was opened after its end is kept only if nobody knows of it; one that ends now may end another way. */
export async function ended(store: LocalTable, isLive: boolean): Promise<void> {
  if (!isLive && isKnown(store.id)) return
  const tale = (await boxOf(store.game.id)?.tale()) ?? null
  const played = await playedGame(store.match, store, tale)
  if (played && store.snapshot().result !== null) keepGame(played)
}

export const takenBack = (store: LocalTable): void => dropGame(store.id)
