import { WORDS_JA as ENGINE } from '../../engine/words.ja.ts'
import { JAPANESE } from './japanese.ts'

/** All that is said outside of the games, in Japanese. */
export const PAGE_JA = { ...ENGINE, ...JAPANESE, ...__SHELF_JA__ }
