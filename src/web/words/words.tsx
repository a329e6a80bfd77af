import { createContext, type ReactNode, use, useContext, useDeferredValue, useEffect, useMemo } from 'react'
import type { Seat } from '../../engine/game.ts'
import { type Words as Catalogue, type Sentence, sentence } from '../../engine/sentence.ts'
import { ENGINE_WORDS } from '../../engine/words.ts'
import { type Say, speaker } from '../../words/say.ts'
import { toYou, YOU } from '../../words/second-person.ts'
import { useWantedLanguage } from '../settings/settings.ts'
import { pageWords, partWords } from './catalogues.ts'
import { ENGLISH } from './english.ts'
import type { Language } from './languages.ts'

interface Speech {
  readonly language: Language
  readonly words: Catalogue
  readonly names: readonly string[]
  readonly say: Say
}

/** What a name is followed by depends on whether it is "you", in English at least. */
function speech(language: Language, words: Catalogue, names: readonly string[] = []): Speech {
  const say = speaker(words, names, language)
  const isAddressed = language === 'en' && names.includes(YOU)
  return { language, words, names, say: isAddressed ? (told) => toYou(say(told)) : say }
}

const PAGE_WORDS: Catalogue = { ...ENGINE_WORDS, ...ENGLISH, ...__SHELF_EN__ }

const Speaking = createContext(speech('en', PAGE_WORDS))

/** Inside, the page speaks the language of the settings; until another is loaded it goes on in the one before. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useWantedLanguage())
  const own = useLoaded(pageWords(language), language)
  const value = useMemo(() => speech(language, { ...PAGE_WORDS, ...own }), [language, own])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Speaking value={value}>{children}</Speaking>
}

const NOTHING: Catalogue = {}

/** English is there at once, without the moment that a promise takes. */
export const useLoaded = (words: Promise<Catalogue>, language: Language): Catalogue =>
  language === 'en' ? NOTHING : use(words)

interface SpeakerProps {
  /** What a game says beside the page; absent where only the names change. */
  readonly words?: Catalogue
  /** What the seats are called; absent where only words are added. */
  readonly names?: readonly string[]
  readonly children: ReactNode
}

/** Inside, the game's sentences are understood too, and seats have names. */
export function Speaker({ words, names, children }: SpeakerProps) {
  const { language, words: known, names: before } = useContext(Speaking)
  const called = names ?? before
  const value = useMemo(() => speech(language, { ...known, ...words }, called), [language, known, words, called])
  return <Speaking value={value}>{children}</Speaking>
}

interface ReseatedProps {
  /** The seats of the table, as a game inside the game numbers them. */
  readonly seats: readonly Seat[]
  readonly children: ReactNode
}

/** Inside, seats have other numbers and are called what they were. */
export function Reseated({ seats, children }: ReseatedProps) {
  const { names } = useContext(Speaking)
  const called = useMemo(() => seats.map((seat) => names[seat]!), [seats, names])
  return <Speaker names={called}>{children}</Speaker>
}

interface PartSpokenProps {
  /** The folder of a part of the page whose words come with it, `words.ts` in English and `words.ja.ts` in Japanese. */
  readonly part: string
  readonly english: Catalogue
  readonly children: ReactNode
}

/** Inside, what belongs to one part of the page is understood too. */
export function PartSpoken({ part, english, children }: PartSpokenProps) {
  const language = useLanguage()
  const own = useLoaded(partWords(language, part), language)
  const words = useMemo(() => ({ ...english, ...own }), [english, own])
  return <Speaker words={words}>{children}</Speaker>
}

export const useLanguage = (): Language => useContext(Speaking).language

export const useSay = (): Say => useContext(Speaking).say

export type Words = (key: string, values?: Sentence['values']) => string

/** The page's own words by key. */
export function useWords(): Words {
  const say = useSay()
  return useMemo(() => (key, values) => say(sentence(key, values)), [say])
}

/** What the seats are called where one of them is oneself. */
export function useNames(names: readonly string[], self: Seat | null): readonly string[] {
  const { language } = useContext(Speaking)
  const words = useWords()
  return useMemo(() => {
    const you = language === 'en' ? YOU : words('web.players.you')
    return names.map((name, seat) => (seat === self ? you : name))
  }, [names, self, language, words])
}

/** Several sentences, one after the other. */
export function useStory(): (sentences: readonly Sentence[]) => string {
  const say = useSay()
  return useMemo(() => {
    const join = (before: string, next: string) => say(sentence('web.sentences', { before, next }))
    return (sentences) => (sentences.length === 0 ? '' : sentences.map(say).reduce(join))
  }, [say])
}

/** Names or the like, as the language lists them: `long` with an "and", `narrow` without. */
export function useList(style: 'long' | 'narrow' = 'long'): (items: readonly string[]) => string {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { style })
    return (items) => format.format(items)
  }, [language, style])
}
