import { use, useMemo } from 'react'
import type { Words } from '../../../engine/sentence.ts'
import type { Box } from '../../games/index.ts'
import type { Play } from '../../games/play.ts'
import { gameWords } from '../../words/catalogues.ts'
import { useLanguage, useLoaded } from '../../words/words.tsx'
import { WORDS_JA } from './words.ja.ts'
import { WORDS } from './words.ts'

const TABLE_WORDS = { en: WORDS, ja: WORDS_JA }

/** What is in the box, and all that the game says in the language of the page. */
export function useOpened(box: Box): { readonly play: Play; readonly words: Words } {
  const language = useLanguage()
  const play = use(box.open())
  const own = useLoaded(gameWords(language, play), language)
  const words = useMemo(
    () => ({ ...TABLE_WORDS[language], ...play.game.words, ...play.words, ...own }),
    [language, play, own],
  )
  return { play, words }
}
