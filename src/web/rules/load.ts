import { type Block, parse } from './parse.ts'

const sources = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' })
const ofTheTable = () => import('../../engine/RULES.md?raw').then((module) => module.default)

const loading = new Map<string, Promise<readonly Block[]>>()

/** A game's rules, or those that hold for every table. */
export function rulesOf(game: string): Promise<readonly Block[]> {
  const known = loading.get(game)
  if (known) return known
  const source = game === 'table' ? ofTheTable : sources[`../../games/${game}/RULES.md`]
  const found = source ? source().then(parse) : Promise.resolve([])
  loading.set(game, found)
  found.catch(() => loading.delete(game))
  return found
}

/** A season leaves the rules of a single race to the race's own page: `allens-dirt-season` to `allens-dirt`. */
export const raceOf = (game: string): string => game.replace(/-season$/, '')

/** Which rules an id belongs to. */
export const homeOf = (id: string, game: string): string => (id.startsWith('EN-') ? 'table' : game)
