import type { Guide } from '../../engine/guide.ts'
import type { Play } from './play.ts'

const guides = new Map<string, Promise<Guide | null>>()

/** The guide of a game; null where it is not asked for or cannot be loaded, for a game can be played step by step. */
export function guideOf({ game, guide, offersWholeMoves }: Play): Promise<Guide | null> {
  const known = guides.get(game.id)
  if (known) return known
  const found = guide && offersWholeMoves ? guide().catch(() => null) : Promise.resolve(null)
  guides.set(game.id, found)
  return found
}
