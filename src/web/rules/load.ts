import { type Block, parse } from '../../words/rules.ts'
import type { Language } from '../words/languages.ts'

const sources = import.meta.glob<string>(['../../{games/*,engine}/RULES*.md', '../../../examples/*/RULES*.md'], {
  query: '?raw',
  import: 'default',
})

const loading = new Map<string, Promise<readonly Block[]>>()

/** A game's rules, or those that hold for every table; in English where nobody has translated them. */
export function rulesOf(game: string, language: Language): Promise<readonly Block[]> {
  const folders = game === 'table' ? ['../../engine'] : [`../../games/${game}`, `../../../examples/${game}`]
  const files = folders.flatMap((folder) => [`${folder}/RULES.${language}.md`, `${folder}/RULES.md`])
  const file = files.find((name) => name in sources)
  return file ? read(file) : NOTHING
}

const NOTHING = Promise.resolve([])

function read(file: string): Promise<readonly Block[]> {
  const known = loading.get(file)
  if (known) return known
  const found = sources[file]!().then(parse)
  loading.set(file, found)
  found.catch(() => loading.delete(file))
  return found
}

/** A season leaves the rules of a single race to the race's own page: `allens-dirt-season` to `allens-dirt`. */
export const raceOf = (game: string): string => game.replace(/-season$/, '')

/** Which rules an id belongs to. */
export const homeOf = (id: string, game: string): string => (id.startsWith('EN-') ? 'table' : game)
