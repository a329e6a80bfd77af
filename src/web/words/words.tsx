import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Sentence, sentence } from '../../engine/sentence.ts'
import { ENGINE_WORDS } from '../../engine/words.ts'
import { type Say, speaker } from '../../words/say.ts'
import { ENGLISH } from './english.ts'

const PAGE_WORDS = { ...ENGINE_WORDS, ...ENGLISH }

const Speaking = createContext<Say>(speaker(PAGE_WORDS))

/** Inside, the game's sentences are understood too, and seats have names. */
export function Speaker({ words, names, children }: SpeakerProps) {
  const say = useMemo(() => speaker({ ...PAGE_WORDS, ...words }, names), [words, names])
  return <Speaking value={say}>{children}</Speaking>
}

interface SpeakerProps {
  readonly words: Readonly<Record<string, string>>
  readonly names: readonly string[]
  readonly children: ReactNode
}

export const useSay = (): Say => useContext(Speaking)

export type Words = (key: string, values?: Sentence['values']) => string

/** The page's own words by key. */
export function useWords(): Words {
  const say = useSay()
  return useMemo(() => (key, values) => say(sentence(key, values)), [say])
}
