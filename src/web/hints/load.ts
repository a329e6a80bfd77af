import type { Words } from '../../engine/sentence.ts'
import type { Hints, Play } from '../games/play.ts'

export interface HintBook extends Hints {
  readonly words: Words
}

const books = new Map<string, Promise<HintBook | null>>()

/** The hints of a game; null where they cannot be loaded, for a game can be played without. */
export function hintsFor(play: Play): Promise<HintBook | null> {
  const { id } = play.game
  const known = books.get(id)
  if (known) return known
  const book = load(play).catch(() => null)
  books.set(id, book)
  return book
}

async function load(play: Play): Promise<HintBook> {
  const [{ hintsOf }, { WORDS }] = await Promise.all([play.hints(), import('./words.ts')])
  return { hintsOf, words: WORDS }
}
