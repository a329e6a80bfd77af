import { read, write } from '../browser/shelf-space.ts'
import type { Trouble } from '../browser/trouble.ts'
import { asNow } from './file.ts'
import type { PlayedGame, ReviewSheet } from './played.ts'

/** What the browser keeps: the games, the latest first, and the ids of those that somebody removed for good. */
interface HistoryShelf {
  readonly format: number
  readonly games: readonly PlayedGame[]
  readonly removed: readonly string[]
}

const KEY = 'paddock.history'
const FORMAT = 1
/** Files fill it so far: a game takes about a kilobyte, and a browser has room for some five thousand of these. */
export const MOST = 2000

const EMPTY: HistoryShelf = { format: FORMAT, games: [], removed: [] }

/** What a newer version wrote is left alone; what cannot be read is nothing. */
function shelf(): HistoryShelf {
  const found = read(KEY) as Partial<HistoryShelf> | null
  if (found?.format !== FORMAT || !Array.isArray(found.games)) return EMPTY
  return {
    ...EMPTY,
    games: (found.games.map(asNow) as PlayedGame[]).filter(isGame),
    removed: Array.isArray(found.removed) ? found.removed : [],
  }
}

/** As much as it takes to put games in their order. */
const isGame = (game: PlayedGame | null): boolean => typeof game?.id === 'string' && typeof game.ended === 'number'

const isNewer = (): boolean => Number((read(KEY) as Partial<HistoryShelf> | null)?.format) > FORMAT

function put(games: readonly PlayedGame[], removed: readonly string[]): Trouble | null {
  if (isNewer()) return 'forbidden'
  const sorted = [...games].sort((a, b) => b.ended - a.ended)
  const value: HistoryShelf = { format: FORMAT, games: sorted, removed }
  return write(KEY, value)
}

/** Every game that was kept, the latest first. */
export const played = (): readonly PlayedGame[] => shelf().games

/** Whether a game is kept, or was and somebody removed it. */
export function isKnown(id: string): boolean {
  const { games, removed } = shelf()
  return removed.includes(id) || games.some((game) => game.id === id)
}

/** Keeps a game once, however often it is told of. */
export function keepGame(game: PlayedGame): Trouble | null {
  const { games, removed } = shelf()
  return put(
    [game, ...games.filter(({ id }) => id !== game.id)],
    removed.filter((id) => id !== game.id),
  )
}

/** Keeps what a review found out about a game that is kept. */
export function noteReview(id: string, review: ReviewSheet): Trouble | null {
  const { games, removed } = shelf()
  return put(
    games.map((game) => (game.id === id ? { ...game, review } : game)),
    removed,
  )
}

/** A game that is not over after all, because its end was taken back. */
export function dropGame(id: string): void {
  const { games, removed } = shelf()
  if (games.some((game) => game.id === id))
    put(
      games.filter((game) => game.id !== id),
      removed,
    )
}

/** Removes games for good: opening their tables again does not bring them back. */
export function removeGames(ids: readonly string[]): void {
  const { games, removed } = shelf()
  put(
    games.filter(({ id }) => !ids.includes(id)),
    [...removed.filter((id) => !ids.includes(id)), ...ids],
  )
}

export interface Added {
  readonly added: number
  readonly known: number
  /** So many found no room: what is here stays. */
  readonly left: number
  readonly trouble: Trouble | null
}

/** Adds what is not there yet, the latest first, as far as there is room. */
export function addGames(more: readonly PlayedGame[]): Added {
  const { games, removed } = shelf()
  const fresh = unknownOf(more, games)
  const fitting = fresh.slice(0, Math.max(0, MOST - games.length))
  const ids = new Set(fitting.map(({ id }) => id))
  const trouble = put(
    [...games, ...fitting],
    removed.filter((id) => !ids.has(id)),
  )
  const added = trouble ? 0 : fitting.length
  return { added, known: more.length - fresh.length, left: fresh.length - added, trouble }
}

/** Each once, the latest first. */
function unknownOf(more: readonly PlayedGame[], games: readonly PlayedGame[]): PlayedGame[] {
  const known = new Set(games.map(({ id }) => id))
  const fresh = new Map(more.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
  return [...fresh.values()].sort((a, b) => b.ended - a.ended)
}

export const isShelfKey = (key: string | null): boolean => key === KEY
