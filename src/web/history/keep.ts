import type { Trouble } from '../browser/trouble.ts'
import type { DiceTale } from '../games/tale.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { playedGame } from './played.ts'
import { dropGame, isKnown, keepGame } from './shelf.ts'

/** What can be told of the dice of a game; null where nobody can. */
type Tell = (game: string) => Promise<DiceTale | null>

/** A table that was opened after its end is kept only if nobody knows of it; one that ends now may end another way. */
export async function ended(store: LocalTable, isLive: boolean, tell: Tell): Promise<Trouble | null> {
  if (!isLive && isKnown(store.id)) return null
  const tale = await tell(store.game.id)
  const played = await playedGame(store.match, store, tale)
  return played && store.snapshot().result !== null ? keepGame(played) : null
}

export const takenBack = (store: LocalTable): void => dropGame(store.id)
