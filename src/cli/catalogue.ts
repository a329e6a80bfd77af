import type { Words } from '../engine/sentence.ts'
import { ENGINE_WORDS } from '../engine/words.ts'
import { GAMES } from '../games/index.ts'
import { REASON_WORDS } from '../lab/words.ts'
import { FILE_WORDS } from '../protocol/words.ts'
import { STORE_WORDS } from '../server/store/words.ts'

/** Everything the command can be asked to say; keys begin with the part they belong to. */
export const CATALOGUE: Words = Object.assign(
  {},
  ENGINE_WORDS,
  FILE_WORDS,
  STORE_WORDS,
  REASON_WORDS,
  ...Object.values(GAMES).map(({ words }) => words),
)
