import type { Words } from '../../engine/sentence.ts'
import type { Language } from './languages.ts'

type Files = Readonly<Record<string, () => Promise<Words>>>

interface Catalogues {
  readonly page: () => Promise<Words>
  readonly games: Files
  readonly boards: Files
  readonly parts: Files
}

/** English comes with the page and with each game. */
const FOREIGN: Readonly<Record<Exclude<Language, 'en'>, Catalogues>> = {
  ja: {
    page: () => import('./page.ja.ts').then(({ PAGE_JA }) => PAGE_JA),
    games: import.meta.glob<Words>('../../games/*/telling/words.ja.ts', { import: 'WORDS_JA' }),
    boards: import.meta.glob<Words>('../games/*/words.ja.ts', { import: 'WORDS_JA' }),
    parts: import.meta.glob<Words>('../*/words.ja.ts', { import: 'WORDS_JA' }),
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
export function gameWords(language: Language, game: string): Promise<Words> {
  if (language === 'en') return ENGLISH
  const { games, boards } = FOREIGN[language]
  const files = [
    games[`../../games/${game}/telling/words.${language}.ts`],
    boards[`../games/${game}/words.${language}.ts`],
  ]
  return once(`${language} ${game}`, async () => {
    const parts = await Promise.all(files.map((file) => file?.()))
    return Object.assign({}, ...parts)
  })
}

/** What one part of the page says in this language, over the English. */
export function partWords(language: Language, part: string): Promise<Words> {
  const file = language === 'en' ? undefined : FOREIGN[language].parts[`../${part}/words.${language}.ts`]
  return file ? once(`${language} /${part}`, file) : ENGLISH
}
