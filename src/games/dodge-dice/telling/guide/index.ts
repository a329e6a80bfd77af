import type { Guide } from '../../../../engine/guide.ts'
import type { DodgeDice } from '../../state.ts'
import { say } from '../say.ts'
import { GUIDE_WORDS } from './words.ts'

const SIGNS = ['players', 'chips', 'round', 'dice']

export const GUIDE: Guide<DodgeDice> = {
  words: GUIDE_WORDS,
  japanese: async () => (await import('./words.ja.ts')).GUIDE_WORDS_JA,
  legend: SIGNS.map((sign) => say(`legend.${sign}`)),
  drives: null,
}
