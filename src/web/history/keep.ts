import { boxOf } from '../games/index.ts'
import type { Tale } from '../games/tale.ts'
import type { LocalTable } from '../table/local.ts'
import { recordOf } from './record.ts'
import { dropGame, isKnown, keepGame } from './shelf.ts'

/** A table that was opened after its end is kept only if nobody knows of it; one that ends now may end another way. */
export async function ended(store: LocalTable, isLive: boolean): Promise<void> {
  if (!isLive && isKnown(store.id)) return
  const tale = await taleOf(store.game.id).catch(() => null)
  const record = await recordOf(store.game, store.record(), tale)
  if (record && store.snapshot().result !== null) keepGame(record)
}

const taleOf = async (game: string): Promise<Tale | null> => (await boxOf(game)?.open())?.tale() ?? null

export const takenBack = (store: LocalTable): void => dropGame(store.id)
