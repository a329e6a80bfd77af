import type { Words } from '../engine/sentence.ts'
import { WORDS_JA as allensDirt } from './allens-dirt/telling/words.ja.ts'
import { WORDS_JA as allensDirtSeason } from './allens-dirt-season/telling/words.ja.ts'
import { WORDS_JA as diceyCurves } from './dicey-curves/telling/words.ja.ts'
import { WORDS_JA as dodgeDice } from './dodge-dice/telling/words.ja.ts'
import { WORDS_JA as monza } from './monza/telling/words.ja.ts'

/** What every game says in Japanese, by the game's id. */
export const JAPANESE_WORDS: Readonly<Record<string, Words>> = {
  'dodge-dice': dodgeDice,
  monza,
  'dicey-curves': diceyCurves,
  'allens-dirt': allensDirt,
  'allens-dirt-season': allensDirtSeason,
}
