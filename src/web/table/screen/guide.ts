import { use, useMemo } from 'react'
import type { Drives } from '../../../engine/guide.ts'
import type { Words } from '../../../engine/sentence.ts'
import { guideOf } from '../../games/guides.ts'
import type { Play } from '../../games/play.ts'
import { guideWords } from '../../words/catalogues.ts'
import { useLanguage, useLoaded } from '../../words/words.tsx'

const NOTHING: Words = {}

/** How a game's moves of several steps are told, and the words for it in the language of the page. */
export function useGuide(play: Play): { readonly drives: Drives | null; readonly words: Words } {
  const language = useLanguage()
  const guide = use(guideOf(play))
  const own = useLoaded(guideWords(language, play.game.id, guide), language)
  const words = useMemo(() => ({ ...(guide?.words ?? NOTHING), ...own }), [guide, own])
  return { drives: guide?.drives ?? null, words }
}
