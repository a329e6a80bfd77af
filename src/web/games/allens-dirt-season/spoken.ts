import { allensDirt } from '../../../games/allens-dirt/index.ts'
import { WORDS } from './words.ts'

/** For parts that speak of a race's seats instead of the season's. */
export const SPOKEN = { ...allensDirt.words, ...WORDS }
