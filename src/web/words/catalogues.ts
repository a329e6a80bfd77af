import type { Words } from '../../engine/sentence.ts'
import type { Language } from './languages.ts'

type Files = Readonly<Record<string, () => Promise<Words>>>

interface Catalogues {
  readonly page: () => Promise<Words>
  readonly parts: Files
  game(play: Spoken): Promise<Words>
  guide(guide: Guided): Promise<Words>
}

/** A game that says what it says in other languages too. */
interface Spoken {
  readonly game: { readonly id: string }
  japanese(): Promise<Words>
}

type Guided = Pick<Spoken, 'japanese'>

/** English comes with the page and with each game. */
const FOREIGN: Readonly<Record<Exclude<Language, 'en'>, Catalogues>> = {
  ja: {
    page: () => import('./page.ja.ts').then(({ PAGE_JA }) => PAGE_JA),
    parts: import.meta.glob<Words>('../*/words.ja.ts', { import: 'WORDS_JA' }),
    game: (play) => play.japanese(),
    guide: (guide) => guide.japanese(),
  },
}

const NOTHING: Words = {}
const ENGLISH = Promise.resolve(NOTHING)
const loading = new Map<string, Promise<Words>>()

/** Loaded once. What cannot be loaded is said in English: a page without its words is still a page. */
function once(name: string, load: () => Promise<Words>): Promise<Words> {
  const known = loading.get(name)
  if (known) return known
  const found = load().catch(() => NOTHING)
  loading.set(name, found)
  return found
}

/** What the page says in this language, over the English. */
export function pageWords(language: Language): Promise<Words> {
  return language === 'en' ? ENGLISH : once(language, FOREIGN[language].page)
}

/** What a game and its board say in this language, over the English. */
export function gameWords(language: Language, play: Spoken): Promise<Words> {
  if (language === 'en') return ENGLISH
  return once(`${language} ${play.game.id}`, () => FOREIGN[language].game(play))
}

/** What the guide of a game says in this language, over the English. */
export function guideWords(language: Language, game: string, guide: Guided | null): Promise<Words> {
  if (language === 'en' || !guide) return ENGLISH
  return once(`${language} guide ${game}`, () => FOREIGN[language].guide(guide))
}

/** What one part of the page says in this language, over the English. */
export function partWords(language: Language, part: string): Promise<Words> {
  const file = language === 'en' ? undefined : FOREIGN[language].parts[`../${part}/words.${language}.ts`]
  return file ? once(`${language} /${part}`, file) : ENGLISH
}
