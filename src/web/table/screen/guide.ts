import { use, useMemo } from 'react'
import type { Drives, Guide } from '../../../engine/guide.ts'
import type { Words } from '../../../engine/sentence.ts'
import type { Play } from '../../games/play.ts'
import { guideWords } from '../../words/catalogues.ts'
import { useLanguage, useLoaded } from '../../words/words.tsx'

const guides = new Map<string, Promise<Guide | null>>()

/** The guide of a game; null where it is not asked for or cannot be loaded, for a game can be played step by step. */
function guideFor({ game, guide, offersWholeMoves }: Play): Promise<Guide | null> {
  const known = guides.get(game.id)
  if (known) return known
  const found = guide && offersWholeMoves ? guide().catch(() => null) : Promise.resolve(null)
  guides.set(game.id, found)
  return found
}

const NOTHING: Words = {}

/** How a game's moves of several steps are told, and the words for it in the language of the page. */
export function useGuide(play: Play): { readonly drives: Drives | null; readonly words: Words } {
  const language = useLanguage()
  const guide = use(guideFor(play))
  const own = useLoaded(guideWords(language, play.game.id, guide), language)
  const words = useMemo(() => ({ ...(guide?.words ?? NOTHING), ...own }), [guide, own])
  return { drives: guide?.drives ?? null, words }
}
