import type { ComponentType } from 'react'
import type { Words } from '../../engine/sentence.ts'

/** What a game is about: three pictures, with the sentences `<game>.goal.1` to `.3`. */
export interface Goal {
  readonly pictures: readonly ComponentType[]
  readonly words: Words
}

const found = import.meta.glob<Goal['pictures']>(['./goals/*.tsx', '!./goals/pieces.tsx'], { import: 'pictures' })
const loading = new Map<string, Promise<Goal | null>>()

/** Among the hints read: the goal of this game. */
export const goalHint = (game: string): string => `${game}.goal`

/** Null where a game has none, or it cannot be loaded: a game can be played without. */
export function goalOf(game: string): Promise<Goal | null> {
  const known = loading.get(game)
  if (known) return known
  const goal = load(game).catch(() => null)
  loading.set(game, goal)
  return goal
}

async function load(game: string): Promise<Goal | null> {
  const file = found[`./goals/${game}.tsx`]
  if (!file) return null
  const [pictures, { WORDS }] = await Promise.all([file(), import('./words.ts')])
  return { pictures, words: WORDS }
}
