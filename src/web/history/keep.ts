import type { Trouble } from '../browser/trouble.ts'
import { boxOf } from '../games/index.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { playedGame } from './played.ts'
import { dropGame, isKnown, keepGame } from './shelf.ts'

/** A table that was opened after its end is kept only if nobody knows of it; one that ends now may end another way. */
export async function ended(store: LocalTable, isLive: boolean): Promise<Trouble | null> {
  if (!isLive && isKnown(store.id)) return null
  const tale = (await boxOf(store.game.id)?.tale()) ?? null
  const played = await playedGame(store.match, store, tale)
  return played && store.snapshot().result !== null ? keepGame(played) : null
}

export const takenBack = (store: LocalTable): void => dropGame(store.id)
