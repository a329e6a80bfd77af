import { type Block, parse } from '../words/rules.ts'

export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** What holds for every table has rules of its own. */
export const TABLE = 'table'

const sources = import.meta.glob<string>(
  ['../games/*/RULES*.md', '../../examples/*/RULES*.md', '../engine/RULES*.md'],
  {
    query: '?raw',
    import: 'default',
  },
)

export async function readRules(game: string, language: Language): Promise<readonly Block[]> {
  const name = `/${game === TABLE ? 'engine' : game}/RULES${language === 'en' ? '' : `.${language}`}.md`
  const path = Object.keys(sources).find((source) => source.endsWith(name))!
  return parse(await sources[path]!())
}
