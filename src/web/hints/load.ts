import type { Seat } from '../../engine/game.ts'
import type { Words } from '../../engine/sentence.ts'
import type { Choice } from '../games/play.ts'

/**
 * What somebody who plays for the first time should know at a moment, the most urgent first: keys of `words.ts`. Each
 * game's `hints.ts` exports one such function.
 */
interface Hints {
  hintsOf(view: object, seat: Seat, choices: readonly Choice[]): readonly string[]
}

export interface HintBook extends Hints {
  readonly words: Words
}

const files = import.meta.glob<Hints>('../games/*/hints.ts')
const books = new Map<string, Promise<HintBook | null>>()

/** The hints of a game; null where they cannot be loaded, for a game can be played without. */
export function hintsFor(game: string): Promise<HintBook | null> {
  const known = books.get(game)
  if (known) return known
  const book = load(game).catch(() => null)
  books.set(game, book)
  return book
}

async function load(game: string): Promise<HintBook | null> {
  const [hints, { WORDS }] = await Promise.all([files[`../games/${game}/hints.ts`]?.(), import('./words.ts')])
  return hints ? { hintsOf: hints.hintsOf, words: WORDS } : null
}
